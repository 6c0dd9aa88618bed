import type pages from "../en/pages.ts";
import type { Translated } from "../words.ts";

export default {
  waiting: "Memuatkan…",
  older: "Ini versi lama",
  olderText: "Versi ini disimpan kerana ada tempahan yang dibuat di bawahnya.",
  newest: "Baca versi semasa",
  asOf: "Kemas kini terakhir: {{moment}}",
} satisfies Translated<typeof pages>;
