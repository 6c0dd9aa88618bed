import type en from "../../en/staff/currencies.ts";
import type { Translated } from "../../words.ts";

export default {
  title: "Mata wang",
  order: "Susunan mata wang",
  lead: "Tetamu boleh melihat harga dalam mata wang ini sebagai anggaran. Bayaran hanya dalam ringgit.",
  waiting: "Memuatkan…",
  charged: "Mata wang bayaran",
  offered: "Ditawarkan",
  hidden: "Tidak ditawarkan",
  source: { staff: "Dimasukkan", bankNegara: "Bank Negara" },
  columns: {
    currency: "Mata wang",
    rate: "Kadar",
    ratedOn: "Tarikh kadar",
    offered: "Untuk tetamu",
    source: "Sumber",
    acts: "Tindakan",
  },
  fields: {
    code: "Kod",
    codeHint: "Tiga huruf seperti yang digunakan bank: SGD",
    name: "Nama",
    symbol: "Simbol",
    rate: "Ringgit bagi satu unit",
    rateHint: "Nombor perpuluhan seperti 3.3104",
    ratedOn: "Tarikh kadar",
  },
  add: {
    button: "Tambah mata wang",
    title: "Tambah mata wang",
    keep: "Tambah mata wang",
    done: "{{code}} telah ditambah.",
  },
  edit: {
    button: "Ubah",
    open: "Ubah {{code}}",
    title: "{{code}}",
    offered: "Tetamu boleh memilihnya",
    keep: "Simpan",
    done: "{{code}} telah disimpan.",
  },
  rate: {
    import: "Import kadar {{code}}",
    button: "Kadar",
    open: "Kadar {{code}}",
    title: "Kadar {{code}}",
    keep: "Simpan kadar",
    done: "Kadar {{code}} telah dimasukkan.",
    history: "Semua kadar {{code}}",
  },
  bank: {
    title: "Kadar Bank Negara",
    daily:
      "Diambil secara automatik selepas sesi tengah hari dan sesi penutup setiap hari bekerja. Kadar yang anda masukkan untuk sesuatu hari dikekalkan.",
    button: "Import kadar terkini",
    taken: "Kadar baharu: {{codes}}.",
    nothingNew: "Tiada kadar baharu sejak import terakhir.",
    done_other: "Import terakhir: {{count}} kadar baharu,",
    failed: {
      unreachable: "Import terakhir gagal kerana bank tidak dapat dihubungi; kadar tidak berubah.",
      refused: "Import terakhir gagal kerana bank tidak memberikan kadar; kadar yang ada tidak berubah.",
      unreadable: "Import terakhir gagal kerana jawapan bank tidak dapat dibaca; kadar tidak berubah.",
    },
  },
} satisfies Translated<typeof en>;
