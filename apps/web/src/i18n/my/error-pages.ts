import type en from "../en/error-pages.ts";
import type { Translated } from "../words.ts";

export default {
  notFound: {
    title: "Halaman tidak ditemui",
    text: "Halaman ini mungkin telah dipindahkan, atau pautannya tidak lengkap.",
    act: "Ke laman utama",
  },
  notAllowed: {
    title: "Anda tiada akses kepada halaman ini",
    text: "Peranan anda tidak merangkumi halaman ini. Hubungi pemilik akaun jika anda memerlukannya.",
    act: "Ke laman utama",
  },
  broken: {
    title: "Berlaku ralat",
    text: "Ini kesilapan kami; data anda selamat. Muat semula, dan hubungi kami jika berulang.",
    act: "Muat semula",
  },
} satisfies Translated<typeof en>;
