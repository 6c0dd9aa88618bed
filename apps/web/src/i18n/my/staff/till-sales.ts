import type en from "../../en/staff/till-sales.ts";
import type { Translated } from "../../words.ts";

export default {
  title: "Jualan di kaunter",
  lead: "Apa yang dibayar di kaunter jualan.",
  waiting: "Memuatkan…",
  cancel: "Kembali",
  total_other: "{{count}} jualan, {{paid}} diterima",
  columns: {
    number: "Resit",
    at: "Masa",
    outlet: "Outlet",
    person: "Dijual oleh",
    way: "Cara bayaran",
    state: "Status",
    paid: "Dibayar",
  },
  states: { sold: "Dijual", voided: "Dibatalkan", refunded: "Dibayar balik" },
  filters: {
    any: "Semua",
    from: "Dari",
    to: "Hingga",
    sold: "Dijual",
    back: "Dibatalkan atau dibayar balik",
  },
  search: { label: "Cari jualan", placeholder: "Resit, rujukan atau item" },
  nothing: {
    title: "Tiada jualan ditemui",
    text: "Apa yang dibayar oleh tetamu dan pelawat di kaunter jualan dipaparkan di sini.",
  },
  receipt: {
    title: "Resit {{number}}",
    back: "Semua jualan",
    pdf: "Muat turun PDF",
    print: "Cetak",
    registration: "No. pendaftaran {{number}}",
    taxNumber: "SST {{number}}",
    by: "Dilayan oleh {{name}}",
    before: "Sebelum cukai",
    tax: "Cukai",
    inside: "{{tax}}, termasuk dalam harga",
    total: "Jumlah keseluruhan",
    rounding: "Pembundaran 5 sen",
    paid: "Dibayar",
    received: "Tunai diterima",
    change: "Baki wang",
    reference: "Rujukan {{reference}}",
    back_voided: "Dibatalkan oleh {{name}}",
    back_refunded: "Dibayar balik oleh {{name}}",
  },
  mail: {
    act: "E-mel resit",
    title: "Hantar resit melalui e-mel",
    email: "Alamat e-mel",
    hint: "Hanya digunakan untuk resit ini.",
    language: "Bahasa",
    languages: { en: "English", my: "Bahasa Melayu", cn: "中文" },
    send: "Hantar resit",
    done: "Resit sedang dihantar ke {{email}}.",
  },
  takeBack: {
    reason: "Sebab",
    voided: {
      act: "Batalkan jualan",
      title: "Batalkan jualan ini?",
      cash: "{{amount}} keluar daripada laci yang menerimanya. Jualan ini kekal dalam senarai sebagai dibatalkan.",
      terminal:
        "Batalkan juga {{amount}} pada terminal kad. Jualan ini kekal dalam senarai sebagai dibatalkan.",
      transfer:
        "Kembalikan {{amount}} melalui pindahan bank. Jualan ini kekal dalam senarai sebagai dibatalkan.",
      gateway:
        "{{amount}} dikembalikan secara automatik melalui cara bayaran asal. Jualan kekal dalam senarai sebagai dibayar balik.",
      wallet: "{{amount}} dikembalikan ke dompet asalnya. Jualan kekal dalam senarai sebagai dibayar balik.",
      done: "Jualan dibatalkan, {{amount}} dikembalikan.",
    },
    refunded: {
      act: "Bayar balik jualan",
      title: "Bayar balik jualan ini?",
      cash: "{{amount}} keluar daripada laci anda sendiri. Jualan ini kekal dalam senarai sebagai dibayar balik.",
      terminal:
        "Bayar balik juga {{amount}} pada terminal kad. Jualan ini kekal dalam senarai sebagai dibayar balik.",
      transfer:
        "Kembalikan {{amount}} melalui pindahan bank. Jualan ini kekal dalam senarai sebagai dibayar balik.",
      gateway:
        "{{amount}} dikembalikan secara automatik melalui cara bayaran asal. Jualan kekal dalam senarai sebagai dibayar balik.",
      wallet: "{{amount}} dikembalikan ke dompet asalnya. Jualan kekal dalam senarai sebagai dibayar balik.",
      done: "Jualan dibayar balik, {{amount}} dikembalikan.",
    },
  },
} satisfies Translated<typeof en>;
