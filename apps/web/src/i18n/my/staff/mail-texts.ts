import type mailTexts from "../../en/staff/mail-texts.ts";
import type { Translated } from "../../words.ts";

export default {
  title: "Teks e-mel",
  lead: "Setiap e-mel yang dihantar oleh Pulau. Ubah teks mana-mana satu; yang lain kekal seperti asal.",
  editorLead: "Butiran tempahan, pautan dan nama resort di bawahnya kekal seperti sedia ada.",
  waiting: "Memuatkan…",
  columns: {
    subject: "E-mel",
    own: "Teks sendiri dalam",
    changed: "Diubah",
  },
  parts: {
    subject: "Subjek",
    greeting: "Salam pembuka",
    body: "Teks",
    closing: "Penutup",
  },
  fault: {
    placeholderUnknown: "{{name}} tidak boleh digunakan dalam e-mel ini. Pilih daripada senarai.",
    placeholderMissing: "Tambah {{name}}: e-mel ini tidak lengkap tanpanya.",
  },
  words: "Teks",
  language: "Bahasa",
  placeholders: "Ruang isian",
  needed: "(wajib dalam teks)",
  sometimesEmpty: "kosong dalam contoh ini",
  wrongIn: "Semak teks dalam {{languages}}.",
  original: "Pulihkan teks asal",
  originalOf: "Pulihkan teks asal: {{part}}",
  allOriginal: "Pulihkan semua teks asal",
  save: "Simpan",
  saved: "Disimpan. E-mel seterusnya menggunakannya.",
  readOnly: "Anda boleh membaca teks e-mel, tetapi tidak boleh mengubahnya.",
  preview: "Pratonton",
  about: "Nombor tempahan",
  aboutHint: "Biarkan kosong untuk penginapan contoh",
  test: "Hantar e-mel ujian kepada saya",
  tested: "E-mel ujian dihantar kepada {{to}}",
  versions: {
    title: "Versi",
    number: "Versi {{number}}",
    original: "(asal)",
    use: "Guna",
    useNumber: "Guna versi {{number}}",
    taken: "Versi {{number}} ada dalam borang. Simpan untuk menggunakannya.",
  },
} satisfies Translated<typeof mailTexts>;
