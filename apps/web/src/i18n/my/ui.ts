import type en from "../en/ui.ts";
import type { Translated } from "../words.ts";

export default {
  optional: "(pilihan)",
  close: "Tutup",
  undo: "Buat asal",
  password: { show: "Tunjukkan kata laluan", hide: "Sembunyikan kata laluan" },
  stepper: { fewer: "{{what}}: kurang satu", more: "{{what}}: tambah satu" },
  stay: {
    draft: "Draf",
    held: "Ditahan",
    awaitingPayment: "Menunggu bayaran",
    confirmed: "Disahkan",
    inHouse: "Sedang menginap",
    completed: "Selesai",
    cancelled: "Dibatalkan",
    expired: "Tamat tempoh",
    noShow: "Tidak hadir",
  },
  payment: {
    pending: "Belum dibayar",
    partial: "Dibayar sebahagian",
    success: "Berjaya",
    failed: "Gagal",
    refunded: "Dipulangkan",
    awaitingVerification: "Slip disemak",
  },
  error: { title: "Tidak berjaya", retry: "Cuba lagi", quote: "Jika anda menulis kepada kami, nyatakan" },
  pages: {
    label: "Halaman",
    shown: "{{from}} hingga {{to}} daripada {{total}}",
    earlier: "Halaman sebelum",
    later: "Halaman seterusnya",
    page: "Halaman {{page}}",
  },
  calendar: {
    earlier: "Bulan sebelum",
    later: "Bulan seterusnya",
    full: "Penuh",
    closed: "Tutup",
    grid: "Harga penuh mengikut hari ketibaan",
    tides: { low: "harga rendah", middle: "harga sederhana", high: "harga tinggi" },
    holiday: "Cuti sekolah",
    chosen: "dipilih",
  },
  countdown: { left: "Tinggal {{time}}", announce_other: "Tinggal {{count}} saat" },
} satisfies Translated<typeof en>;
