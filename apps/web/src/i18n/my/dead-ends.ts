import type en from "../en/dead-ends.ts";
import type { Translated } from "../words.ts";

export default {
  notFound: {
    title: "Pantai ini tiada",
    text: "Halaman yang anda minta tiada di sini. Mungkin telah berpindah, atau pautannya tidak lengkap.",
    act: "Kembali ke permulaan",
  },
  notAllowed: {
    title: "Halaman ini bukan untuk peranan anda",
    text: "Akaun anda boleh melihat halaman lain. Jika anda memerlukannya, tanya pemilik akaun anda.",
    act: "Kembali ke permulaan",
  },
  broken: {
    title: "Halaman ini rosak",
    text: "Ini kesilapan kami. Apa yang disimpan selamat; muat semula halaman, dan jika masih begitu, tulis kepada kami.",
    act: "Muat semula",
  },
} satisfies Translated<typeof en>;
