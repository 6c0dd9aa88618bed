import type en from "../../en/staff/presence.ts";
import type { Translated } from "../../words.ts";

export default {
  here_other: "{{names}}正在查看",
} satisfies Translated<typeof en>;
