import type en from "../en/ui.ts";
import type { Translated } from "../words.ts";

export default {
  optional: "(pilihan)",
  close: "Tutup",
  undo: "Buat asal",
  stepper: { fewer: "{{what}}: kurang satu", more: "{{what}}: tambah satu" },
  cancel: {
    free: "Pembatalan percuma hingga {{day}}",
    part: "Batal hingga {{day}}: {{share}} dikembalikan",
    later: "{{share}} dikembalikan hingga {{day}}",
  },
  error: { title: "Berlaku ralat", retry: "Cuba lagi", quote: "Nombor rujukan" },
  calendar: {
    earlier: "Bulan sebelumnya",
    later: "Bulan seterusnya",
    full: "Penuh",
    enquiry: "Tanya",
    closed: "Tiada ketibaan",
    least_other: "min {{count}}",
    leastLong_other: "minimum {{count}} malam",
    grid: "Harga penuh mengikut hari ketibaan",
    chosen: "dipilih",
    priceLevels: { low: "harga rendah", middle: "harga sederhana", high: "harga tinggi" },
    holiday: "Cuti sekolah",
  },
} satisfies Translated<typeof en>;
