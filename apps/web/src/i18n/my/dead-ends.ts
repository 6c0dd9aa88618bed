import type en from "../en/dead-ends.ts";
import type { Translated } from "../words.ts";

export default {
  notFound: {
    title: "Halaman tidak ditemui",
    text: "Mungkin telah dipindahkan, atau pautannya tidak lengkap.",
    act: "Ke laman utama",
  },
  notAllowed: {
    title: "Halaman ini bukan untuk peranan anda",
    text: "Jika anda memerlukannya, tanya pemilik akaun anda.",
    act: "Ke laman utama",
  },
  broken: {
    title: "Berlaku ralat",
    text: "Ini kesilapan kami. Apa yang disimpan selamat. Muat semula halaman; jika masih begitu, hubungi kami.",
    act: "Muat semula",
  },
} satisfies Translated<typeof en>;
