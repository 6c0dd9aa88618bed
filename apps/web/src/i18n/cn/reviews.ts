import type en from "../en/reviews.ts";
import type { Translated } from "../words.ts";

export default {
  outOfFive: "{{score}} 星（满分 5 星）",
  count_other: "{{count}} 条评价",
  scoreOf_other: "{{name}}：{{score}} 分（满分 5 分），{{count}} 条评价",
  titleOf: "{{name}}的评价",
  yes: "是",
  no: "否",
  note: "仅供度假村参考",
  more: "显示更多评价",
  waiting: "正在加载评价…",
  answerOf: "{{resort}}的回复",
} satisfies Translated<typeof en>;
