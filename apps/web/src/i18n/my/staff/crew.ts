import type en from "../../en/staff/crew.ts";
import type { Translated } from "../../words.ts";

export default {
  overtaken: "{{name}}: {{by}} baru sahaja menukarnya kepada “{{mark}}”. Itu yang dikekalkan.",
  somebody: "rakan sekerja atau sistem",
  conflicts: {
    title: "Ditanda berlainan pada peranti lain",
    seen: "Tutup",
    own: "Anda menanda “{{mark}}” pada {{time}}.",
    other: "{{who}} menanda “{{mark}}” pada {{time}}.",
    theirs: "Tanda mereka dikekalkan.",
    yours: "Tanda anda dikekalkan.",
  },
} satisfies Translated<typeof en>;
