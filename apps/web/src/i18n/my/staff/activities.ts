import type en from "../../en/staff/activities.ts";
import type { Translated } from "../../words.ts";

export default {
  title: "Aktiviti",
  lead: "Tetamu yang menyelam, snorkeling atau menempah item tambahan, hari ini dan esok.",
  waiting: "Memuatkan aktiviti…",
  till: "Kaunter jualan",
  print: "Cetak",
  today: "Hari ini",
  tomorrow: "Esok",
  none: "Tiada tetamu mempunyai aktiviti atau item tambahan pada hari tersebut.",
  expected: "Belum tiba",
  rooms_other: "Bilik {{rooms}}",
  boat: {
    out: "tiba dengan {{name}} pada {{time}}",
    back: "bertolak dengan {{name}} pada {{time}}",
    agreed: "masa yang akan dipersetujui",
  },
  pieces: "{{name}} × {{count}}",
  anyDay: "{{name}} × {{count}}, mana-mana hari",
  age: "umur {{age}}",
} satisfies Translated<typeof en>;
