import type en from "../en/error-pages.ts";
import type { Translated } from "../words.ts";

export default {
  notFound: {
    title: "Halaman tidak ditemui",
    text: "Mungkin telah dipindahkan, atau pautannya tidak lengkap.",
    act: "Ke laman utama",
  },
  notAllowed: {
    title: "Halaman ini bukan untuk peranan anda",
    text: "Jika perlu, tanya pemilik akaun.",
    act: "Ke laman utama",
  },
  broken: {
    title: "Berlaku ralat",
    text: "Ini kesilapan kami; data anda selamat. Muat semula, dan hubungi kami jika berulang.",
    act: "Muat semula",
  },
} satisfies Translated<typeof en>;
