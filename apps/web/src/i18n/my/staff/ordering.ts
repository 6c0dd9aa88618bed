import type en from "../../en/staff/ordering.ts";
import type { Translated } from "../../words.ts";

export default {
  act: "Ubah susunan",
  lead: "Tetamu melihat susunan ini. Seret baris, atau tekan kekunci anak panah pada pemegangnya. Perubahan disimpan serta-merta.",
  drag: "Alih {{name}}",
  up: "Alih {{name}} ke atas",
  down: "Alih {{name}} ke bawah",
  moved: "{{name}} kini di tempat {{place}} daripada {{count}}",
} satisfies Translated<typeof en>;
