import type en from "../../en/staff/crew.ts";
import type { Translated } from "../../words.ts";

export default {
  overtaken: "{{name}}：{{by}} 刚刚改为“{{mark}}”，已保留该标记。",
  somebody: "同事或系统",
  conflicts: {
    title: "其他设备的标记不同",
    seen: "知道了",
    own: "您于 {{time}} 标记为“{{mark}}”。",
    other: "{{who}} 于 {{time}} 标记为“{{mark}}”。",
    theirs: "以对方的标记为准。",
    yours: "以您的标记为准。",
  },
} satisfies Translated<typeof en>;
