import type en from "../../en/staff/age-bands.ts";
import type { Translated } from "../../words.ts";

export default {
  kind: "Tetamu",
  from: "Dari umur",
  to: "Hingga umur",
  hint: "Umur pada tarikh daftar masuk, dalam tahun penuh; 0 bermaksud bawah 12 bulan. Kosongkan “Hingga umur” jika tiada had atas, dan kosongkan kedua-duanya jika tetamu ini tidak dikira.",
  lead: "Siapa yang membayar sebagai dewasa, kanak-kanak atau bayi dalam pakej ini.",
  own: {
    package: "Pakej ini mempunyai kumpulan umur sendiri",
    boat: "Bot ini mempunyai kumpulan umur sendiri",
  },
  resort: "Kumpulan umur resort",
  ages: "Kumpulan umur",
  kinds: {
    infant: "Bayi",
    toddler: "Anak kecil",
    child: "Kanak-kanak",
    adult: "Dewasa",
    senior: "Warga emas",
  },
} satisfies Translated<typeof en>;
