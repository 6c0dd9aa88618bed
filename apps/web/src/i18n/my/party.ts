import type en from "../en/party.ts";
import type { Translated } from "../words.ts";

export default {
  chooseAge: "Pilih",
  adults: "Dewasa",
  adultsHint: "12 tahun ke atas",
  children: "Kanak-kanak",
  childrenHint: "Bawah 12 tahun semasa tiba",
  age: "Umur anak {{number}}",
  baby: "Bawah 12 bulan",
  years_other: "{{count}} tahun",
  foreign: "Bukan warganegara Malaysia",
  foreignHint: "Untuk fi taman laut",
} satisfies Translated<typeof en>;
