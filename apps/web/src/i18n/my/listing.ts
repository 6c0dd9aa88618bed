import type en from "../en/listing.ts";
import type { Translated } from "../words.ts";

export default {
  search: { clear: "Kosongkan carian" },
  filter: {
    add: "Tapis",
    title: "Tapisan",
    set: "Tapisan digunakan",
    remove: "Buang tapisan: {{filter}}",
    clear: "Kosongkan tapisan",
    show_other: "Tunjukkan {{count}} hasil",
  },
  order: {
    second: "Shift-klik untuk menyusun mengikut lajur kedua",
    thenRising: "kemudian menaik",
    thenFalling: "kemudian menurun",
    label: "Susun mengikut",
    rising: "{{column}}, menaik",
    falling: "{{column}}, menurun",
  },
  columns: {
    choose: "{{shown}} daripada {{all}} lajur",
    label: "Lajur dan susunannya",
    earlier: "Alihkan {{column}} ke hadapan",
    later: "Alihkan {{column}} ke belakang",
    reset: "Tetapkan semula lajur",
  },
  density: { label: "Tinggi baris", tight: "Baris rapat", roomy: "Baris lapang" },
  select: { head: "Pilih", page: "Pilih semua baris pada halaman ini", row: "Pilih {{name}}" },
  bulk: {
    label: "Baris dipilih",
    selected_other: "{{count}} dipilih",
    first: "Pilih {{most, number}} pertama daripada {{count, number}}",
    all: "Pilih semua {{count}}",
    clear: "Kosongkan pilihan",
    running: "{{count}} daripada {{most}} selesai",
    done_other: "{{count}} baris telah diubah.",
    failed_other: "{{count}} baris tidak dapat diubah",
    leftOut_other: "{{count}} baris yang dipilih tidak boleh diubah dengan cara ini dan tidak disertakan.",
    keep: "Batal",
  },
  acts: { head: "Tindakan", of: "Tindakan untuk {{name}}" },
  edit: {
    label: "Sunting {{column}}: {{name}}",
    saved: "{{name}}: {{column}} telah disimpan.",
    undone: "{{name}}: {{column}} dikembalikan seperti asal.",
  },
  nothing: { title: "Tiada hasil", text: "Tiada yang sepadan dengan carian dan tapisan anda." },
  csv: { save: "Muat turun CSV", import: "Import CSV", underWay: "Memuat turun… {{kB}} kB" },
  pages: {
    label: "Halaman",
    shown: "{{from}} hingga {{to}} daripada {{total}}",
    rows: "Baris setiap halaman",
    earlier: "Halaman sebelumnya",
    later: "Halaman seterusnya",
    page: "Halaman {{page}}",
  },
} satisfies Translated<typeof en>;
