import type en from "../en/boat-link.ts";
import type { Translated } from "../words.ts";

export default {
  title: "Bot anda berubah",
  waiting: "Memuatkan bot anda…",
  booking: "Tempahan {{number}}",
  ways: { out: "Ke pulau", back: "Ke tanah besar" },
  reasons: {
    weather: "Dibatalkan kerana cuaca buruk",
    seaState: "Dibatalkan kerana laut bergelora",
    engine: "Dibatalkan kerana kerosakan enjin",
    other: "Dibatalkan",
  },
  instead: "Gantinya",
  charter: "apabila semua tetamu sudah tiba",
  route: "Dari {{from}} ke {{to}}",
  solutions: {
    move: "Bot lain",
    refund: "Tiada bot: harganya dikembalikan",
    credit: "Tiada bot: harganya ada dalam dompet anda",
    later: "Kami sedang mencari bot lain",
  },
  ride: "Pengangkutan darat",
  rideAt: "Dari {{from}} pada {{day}} pukul {{time}}",
  rideGone: "Dari {{from}} pada {{day}} pukul {{time}}: dibatalkan dan harganya dikembalikan",
  ask: "Adakah ini sesuai untuk anda?",
  answers: { fine: "Ya, sesuai", other: "Saya mahu bot lain", call: "Sila telefon saya" },
  boat: "Bot yang anda mahu",
  anyBoat: "Mana-mana bot lain",
  note: "Mesej anda",
  when: "Bila dan di nombor mana kami boleh menelefon?",
  send: "Hantar",
  sendCall: "Minta dihubungi",
  said: {
    fine: "Terima kasih. Anda memberitahu kami bahawa ini sesuai.",
    other: "Terima kasih. Anda meminta bot lain. Kami akan menghubungi anda.",
    call: "Terima kasih. Kami akan menelefon anda.",
  },
  later: "Kami akan menghantar e-mel sebaik sahaja ada bot untuk anda.",
  changed: "Tempahan anda sudah berubah. Tiada apa-apa yang perlu dijawab lagi.",
  closed: {
    title: "Pautan ini tidak lagi berfungsi",
    text: "Bot anda belayar juga, atau pautan ini tidak lengkap. Sila hubungi kami jika ada pertanyaan.",
    home: "Kembali ke halaman utama",
  },
} satisfies Translated<typeof en>;
