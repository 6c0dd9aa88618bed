import type en from "../en/site-search.ts";
import type { Translated } from "../words.ts";

const words = {
  title: "Cari",
  placeholder: "Cari halaman, tempahan dan pakej",
  forGuests:
    "Log masuk untuk melihat tempahan anda di sini dan menandakan halaman supaya mudah dicari semula.",
  noneKept: "Tekan bintang di sebelah hasil carian untuk menyimpannya di sini.",
  starred: "Penanda",
  waiting: "Penanda lain",
  waitingHint: "Sepuluh penanda ditunjukkan dahulu. Apabila anda membuang satu, yang seterusnya naik.",
  star: "Tandakan {{name}}",
  unstar: "Buang penanda {{name}}",
  nothing: "Tiada hasil ditemukan untuk “{{typed}}”.",
  count_other: "{{count}} hasil",
} satisfies Translated<typeof en>;
export default words;
