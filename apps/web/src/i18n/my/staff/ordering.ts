import type en from "../../en/staff/ordering.ts";
import type { Translated } from "../../words.ts";

export default {
  act: "Ubah susunan",
  lead: "Inilah susunan yang dilihat tetamu. Seret baris, atau tekan kekunci anak panah pada pemegangnya. Perubahan disimpan serta-merta.",
  drag: "Alihkan {{name}}",
  up: "Alihkan {{name}} ke atas",
  down: "Alihkan {{name}} ke bawah",
  moved: "{{name}} kini nombor {{place}} daripada {{count}}.",
} satisfies Translated<typeof en>;
