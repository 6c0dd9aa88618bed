import type en from "../en/boat-link.ts";
import type { Translated } from "../words.ts";

export default {
  title: "Bot anda telah ditukar",
  waiting: "Memuatkan bot anda…",
  booking: "Tempahan {{number}}",
  ways: { out: "Ke pulau", back: "Ke tanah besar" },
  reasons: {
    weather: "Dibatalkan kerana cuaca buruk",
    seaState: "Dibatalkan kerana laut bergelora",
    engine: "Dibatalkan kerana kerosakan enjin",
    other: "Dibatalkan",
  },
  instead: "Gantian",
  charter: "apabila semua tetamu sudah tiba",
  route: "Dari {{from}} ke {{to}}",
  solutions: {
    move: "Bot lain",
    refund: "Tiada bot: harganya dikembalikan",
    credit: "Tiada bot: harganya dikreditkan ke dompet anda",
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
    fine: "Terima kasih. Anda telah mengesahkan bahawa ini sesuai.",
    other: "Terima kasih. Anda meminta bot lain. Kami akan menghubungi anda.",
    call: "Terima kasih. Kami akan menelefon anda.",
  },
  later: "Kami akan menghantar e-mel sebaik sahaja ada bot untuk anda.",
  changed: "Tempahan anda telah berubah sejak itu. Jawapan tidak diperlukan lagi.",
  closed: {
    title: "Pautan ini tidak lagi berfungsi",
    text: "Bot anda belayar seperti biasa, atau pautan ini tidak lengkap. Sila hubungi kami jika ada pertanyaan.",
    home: "Ke laman utama",
  },
} satisfies Translated<typeof en>;
