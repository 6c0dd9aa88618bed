import type en from "../../en/staff/presence.ts";
import type { Translated } from "../../words.ts";

export default {
  here_other: "{{names}} ada di sini",
} satisfies Translated<typeof en>;
