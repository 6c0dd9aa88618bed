import type en from "../../en/staff/guest-amounts.ts";
import type { Translated } from "../../words.ts";

export default {
  guest: "Tetamu",
  everyGuest: "Semua orang",
  who: "Kewarganegaraan",
  everyNationality: "Semua kewarganegaraan",
  amount: "Amaun (RM)",
  add: "Tambah harga",
  remove: "Buang harga {{number}}",
  kinds: {
    infant: "Bayi",
    toddler: "Anak kecil",
    child: "Kanak-kanak",
    adult: "Dewasa",
    senior: "Warga emas",
    disabled: "Orang kurang upaya",
  },
  nationality: {
    malaysian: "Warganegara Malaysia",
    foreign: "Bukan warganegara Malaysia",
  },
} satisfies Translated<typeof en>;
