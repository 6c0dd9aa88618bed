import type en from "../en/sessions.ts";
import type { Translated } from "../words.ts";

export default {
  title: "Peranti anda",
  lead: "Semua peranti yang log masuk ke akaun anda. Setiap satu dilog keluar selewat-lewatnya selepas 30 hari.",
  leadStaff:
    "Semua peranti yang log masuk ke akaun anda. Setiap satu dilog keluar selewat-lewatnya selepas 12 jam.",
  waiting: "Memuatkan…",
  device: "{{browser}} pada {{system}}",
  unknown: "Peranti tidak dikenali",
  here: "Peranti ini",
  signedIn: "Log masuk",
  used: "Kali terakhir digunakan",
  ends: "Tamat",
  end: "Log keluar",
  endOf: "Log keluar {{name}}",
  ended: "Peranti itu telah dilog keluar.",
  endOthers: "Log keluar semua peranti lain",
  endedOthers: "Semua peranti lain telah dilog keluar.",
  onlyHere: "Anda log masuk pada peranti ini sahaja.",
} satisfies Translated<typeof en>;
