import type en from "../../en/staff/charges.ts";
import type { Translated } from "../../words.ts";

export default {
  title: "Surcaj, cukai dan fi",
  lead: "Terpakai bagi pilihan yang tiada surcaj, cukai atau fi sendiri. Harga tempahan sedia ada tidak berubah.",
  ready: "Cukai dan fi standard",
  readyText:
    "Caj yang ditetapkan oleh undang-undang Malaysia dan taman laut. Semak jumlahnya dengan taman laut anda.",
  saveFirst: "Simpan perubahan anda di bawah sebelum menambah ini.",
  add: "Tambah",
  addAll: "Tambah semua",
  none: "Belum ada surcaj, cukai atau fi. Tambah yang standard, atau buat sendiri.",
  surcharges: "Surcaj",
  surchargesLead:
    "Bagi malam tertentu seperti hujung minggu dan cuti. Pilihan yang ada surcaj sendiri tidak menggunakannya.",
  newSurcharge: "Tambah surcaj",
  removeSurcharge: "Buang surcaj",
  taxes: "Cukai",
  fees: "Fi",
  newTax: "Tambah cukai",
  newFee: "Tambah fi",
  name: "Nama",
  share: "Peratus",
  on: "Dikenakan pada",
  per: "Dikira",
  conditions: "Syarat",
  remove: "Buang {{name}}",
  everybody: "semua orang",
  taxSays: "{{share}}% pada {{on}}",
  save: "Simpan",
  saved: "Disimpan.",
  readOnly: "Hanya kakitangan yang dibenarkan menukar harga boleh mengubah ini.",
  whom: {
    adult: "dewasa",
    senior: "warga emas",
    child: "kanak-kanak",
    toddler: "anak kecil",
    infant: "bayi",
    disabled: "orang kurang upaya",
    malaysian: "warganegara Malaysia",
    foreign: "bukan warganegara Malaysia",
  },
} satisfies Translated<typeof en>;
