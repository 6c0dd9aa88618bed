import type pages from "../en/pages.ts";
import type { Translated } from "../words.ts";

export default {
  waiting: "正在加载…",
  older: "这是旧版本",
  olderText: "有预订是按此版本成立的，因此予以保留。",
  newest: "查看当前版本",
  asOf: "最后更新：{{moment}}",
} satisfies Translated<typeof pages>;
