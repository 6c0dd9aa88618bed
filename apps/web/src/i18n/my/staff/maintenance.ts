import type en from "../../en/staff/maintenance.ts";
import type { Translated } from "../../words.ts";

export default {
  title: "Penyelenggaraan",
  waiting: "Memuatkan kerosakan…",
  lead_other: "{{count}} kerosakan perlu dibaiki",
  tabs: "Kerosakan mengikut status",
  all: "Semua",
  states: {
    open: "Perlu dibaiki",
    done: "Sudah dibaiki",
  },
  columns: {
    room: "Bilik",
    fault: "Kerosakan",
    at: "Dilaporkan",
    closed: "Bilik ditutup",
    state: "Status",
    act: "Tindakan",
  },
  until: "{{kind}} hingga {{day}}",
  settle: "Tandakan sudah dibaiki",
  settleOf: "Tandakan sudah dibaiki: {{fault}}, bilik {{room}}",
  settled: "Kerosakan di {{room}} ditandakan sudah dibaiki.",
  search: {
    label: "Bilik atau kerosakan",
    placeholder: "cth. W-02, paip",
  },
  nothing: {
    title: "Tiada kerosakan",
    text: "Kerosakan bilik yang dilaporkan petugas akan muncul di sini.",
  },
} satisfies Translated<typeof en>;
