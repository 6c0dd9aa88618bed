import type en from "../../en/staff/pick-ups.ts";
import type { Translated } from "../../words.ts";

export default {
  title: "Jemputan",
  lead: "Pengangkutan darat hari ini mengikut masa dan tempat.",
  waiting: "Memuatkan jemputan…",
  earlier: "Hari sebelumnya",
  later: "Hari berikutnya",
  today: "Hari ini",
  stops: "Perhentian",
  counts: { guests: "Tetamu" },
  marks: { waiting: "Dijangka", pickedUp: "Sudah dijemput", notHere: "Tiada di tempat" },
  persons_other: "{{count}} orang",
  ages: {
    adults_other: "{{count}} dewasa",
    children_other: "{{count}} kanak-kanak",
    infants_other: "{{count}} bayi",
  },
  to: "Ke {{place}}",
  flight: "Penerbangan {{flight}}",
  boat: { ferry: "Bot {{time}}, {{name}}", charter: "Bot: {{name}}" },
  boatCancelled: "Bot dibatalkan, tanya kaunter",
  disabled: "kerusi roda atau pergerakan terhad",
  map: "{{place}} pada peta",
  route: "Buka laluan dalam Maps",
  call: "Telefon {{name}}",
  message: "WhatsApp {{name}}",
  acts: { pickedUp_other: "{{count}} sudah dijemput", notHere: "Tiada di sini", undo: "Batalkan tanda" },
  marked: {
    pickedUp: "{{names}} sudah dijemput.",
    notHere: "{{names}} tiada di tempat. Kaunter hadapan dimaklumkan.",
    waiting: "{{names}} dijangka semula.",
  },
  empty: {
    title: "Tiada jemputan",
    text: "Pengangkutan darat bagi tempahan yang disahkan muncul di sini pada harinya.",
  },
  missed: {
    title: "Tiada di tempat jemputan",
    line: "{{time}}, {{place}}",
    by: "Ditanda pada {{time}} oleh {{name}}",
    all: "Semua jemputan",
    open: "Buka tempahan",
  },
} satisfies Translated<typeof en>;
