import type en from "../en/error-pages.ts";
import type { Translated } from "../words.ts";

export default {
  notFound: {
    title: "Halaman tidak ditemui",
    text: "Halaman dipindahkan atau pautan tidak lengkap.",
    act: "Ke laman utama",
  },
  broken: {
    title: "Berlaku ralat",
    text: "Data anda selamat. Muat semula, dan hubungi kami jika berulang.",
    act: "Muat semula",
  },
} satisfies Translated<typeof en>;
