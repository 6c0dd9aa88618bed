import type en from "../en/pocket.ts";
import type { Translated } from "../words.ts";

export default {
  title: "Penginapan saya",
  waiting: "Memuatkan penginapan anda…",
  logIn: "Log masuk",
  logInText:
    "Log masuk untuk melihat penginapan anda yang akan datang. Maklumatnya boleh dibaca tanpa sambungan sehingga anda log keluar.",
  none: "Tiada penginapan akan datang",
  noneText:
    "Selepas penginapan disahkan, bot, kod menaiki bot dan maklumat hubungan ada di sini, walaupun tanpa sambungan.",
  plan: "Rancang penginapan",
  number: "Tempahan {{number}}",
  saved: "Disimpan {{at}}",
  offline: "Tiada sambungan",
  again: "Cuba lagi",
  open: "Buka tempahan",
  boarding: "Kod menaiki bot",
  boardingPicture: "Kod QR bagi {{code}}",
  boardingText: "Tunjukkan kod ini di jeti. Satu kod untuk semua tetamu dalam tempahan ini.",
  boats: "Bot",
  was: {
    out: "Bot anda ke pulau telah ditukar. Asalnya {{when}}.",
    back: "Bot anda ke tanah besar telah ditukar. Asalnya {{when}}.",
  },
  stay: "Penginapan",
  rooms: "Bilik",
  hours: "Daftar masuk dan daftar keluar",
  hoursText: "Daftar masuk mulai {{from}}, daftar keluar sebelum {{until}}",
  contact: "Alamat dan hubungan",
  whatsapp: "WhatsApp {{number}}",
} satisfies Translated<typeof en>;
