import type en from "../../en/staff/gateways.ts";
import type { Translated } from "../../words.ts";

export default {
  title: "Gerbang pembayaran",
  waiting: "Memuatkan…",
  lead: "Cara bayaran yang ditawarkan kepada tetamu, mengikut susunan ini. Kunci yang anda masukkan disulitkan dan tidak dipaparkan lagi.",
  leadLook:
    "Cara bayaran yang ditawarkan kepada tetamu, mengikut susunan ini. Lihat sahaja; anda tidak boleh mengubahnya.",
  none: "Tetamu tidak dapat membayar dalam talian",
  noneText:
    "Tiada gerbang yang dihidupkan dan lengkap dengan kunci. Tetamu hanya boleh membayar melalui pindahan bank, jika akaun bank resort ditetapkan.",
  offered: "Ditawarkan kepada tetamu",
  hidden: "Tersembunyi daripada tetamu",
  keys: "Kunci sudah ditetapkan",
  noKeys: "Kunci belum ditetapkan",
  test: "Mod ujian",
  address: "Alamat panggilan balik",
  active: "Tawarkan {{name}}",
  drag: "Alihkan {{name}}",
  order: "Susunan gerbang pembayaran",
  up: "Alihkan {{name}} ke atas",
  down: "Alihkan {{name}} ke bawah",
  moved: "{{name}} kini nombor {{place}}.",
} satisfies Translated<typeof en>;
