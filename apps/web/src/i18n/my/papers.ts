import type en from "../en/papers.ts";
import type { Translated } from "../words.ts";

export default {
  invoice: "Invois",
  proForma: "Invois proforma",
  creditNote: "Nota kredit",
  credited: "Jumlah dikreditkan",
  ofInvoice: "invois {{number}} bertarikh {{day}}",
  takesFrom: "Ditolak daripada {{invoices}}.",
  reasons: {
    booked: "Penginapan seperti yang ditempah.",
    changed: "Tempahan telah dipinda.",
    cancelled: "Tempahan telah dibatalkan.",
    noShow: "Tiada tetamu yang tiba.",
    takenBack: "Tempahan telah diaktifkan semula.",
    refunded: "Wang telah dikembalikan.",
  },
  all: "Semua dokumen tempahan ini",
  together: "Jumlah semuanya",
  notConfirmed: "Bukan invois: tempahan belum disahkan.",
  download: "Muat turun PDF",
  before: "Sebelum cukai dan fi",
  changed: "Perubahan selepas invois ini",
  transfer: "Bayar melalui pindahan bank",
  reference: "Rujukan",
  staffNotes: "Catatan kakitangan",
  waiting: "Kami sedang mendapatkan dokumen ini.",
  notFoundTitle: "Dokumen ini tidak dapat dipaparkan",
  notFound: "Dokumen ini milik akaun lain, atau alamatnya tidak lengkap.",
  signIn: "Log masuk",
  toBooking: "Ke tempahan",
} satisfies Translated<typeof en>;
