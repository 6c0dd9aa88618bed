import type en from "../en/gateways.ts";
import type { Translated } from "../words.ts";

export default {
  title: "Gerbang pembayaran",
  waiting: "Kami sedang mengambil senarai gerbang.",
  lead: "Cara bayaran yang ditawarkan kepada tetamu, mengikut susunan ini. Kunci datang bersama pemasangan dan tidak dipaparkan di mana-mana.",
  leadLook: "Cara bayaran yang ditawarkan kepada tetamu, mengikut susunan ini. Anda boleh melihat sahaja.",
  none: "Tetamu tidak dapat membayar dalam talian",
  noneText:
    "Tiada gerbang yang dihidupkan dan lengkap dengan kunci. Tetamu tidak nampak apa-apa cara bayaran.",
  names: { sandbox: "Bank latihan", stripe: "Stripe", billplz: "Billplz", fiuu: "Fiuu" },
  what: {
    sandbox: "Bank latihan yang disertakan dengan demo.",
    stripe: "Kad, FPX dan GrabPay. Bayaran balik dibuat secara automatik.",
    billplz:
      "Perbankan dalam talian (FPX) dengan bank tetamu sendiri. Bayaran balik ialah pindahan bank oleh anda.",
    fiuu: "Kad, FPX dan e-dompet. Bayaran balik kad dibuat secara automatik.",
  },
  offered: "Ditawarkan kepada tetamu",
  hidden: "Tersembunyi daripada tetamu",
  keys: "Kunci ada",
  noKeys: "Kunci tiada",
  test: "Mod ujian",
  address: "Alamat panggilan balik",
  active: "Tawarkan {{name}}",
  up: "Naikkan {{name}}",
  down: "Turunkan {{name}}",
  moved: "{{name}} kini nombor {{place}}.",
} satisfies Translated<typeof en>;
