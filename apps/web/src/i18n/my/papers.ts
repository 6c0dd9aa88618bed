import type en from "../en/papers.ts";
import type { Translated } from "../words.ts";

export default {
  invoice: "Invois",
  proForma: "Invois proforma",
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
