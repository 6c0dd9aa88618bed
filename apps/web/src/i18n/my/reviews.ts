import type en from "../en/reviews.ts";
import type { Translated } from "../words.ts";

export default {
  outOfFive: "{{score}} daripada 5 bintang",
  count_other: "{{count}} ulasan",
  scoreOf_other: "{{name}}: {{score}} daripada 5, {{count}} ulasan",
  titleOf: "Ulasan tentang {{name}}",
  yes: "Ya",
  no: "Tidak",
  note: "Untuk resort sahaja",
  more: "Tunjukkan lagi ulasan",
  waiting: "Memuatkan ulasan…",
  answerOf: "Jawapan daripada {{resort}}",
} satisfies Translated<typeof en>;
