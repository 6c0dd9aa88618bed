import type en from "../../en/staff/activities.ts";
import type { Translated } from "../../words.ts";

export default {
  title: "活动",
  lead: "今天和明天潜水、浮潜或预订了附加项目的客人。",
  waiting: "正在加载活动…",
  till: "收银台",
  print: "打印",
  today: "今天",
  tomorrow: "明天",
  none: "当天没有客人参加活动或预订附加项目。",
  expected: "尚未到达",
  rooms_other: "客房 {{rooms}}",
  boat: {
    out: "乘{{name}} {{time}} 抵达",
    back: "乘{{name}} {{time}} 离开",
    agreed: "（时间待定）",
  },
  pieces: "{{name}} × {{count}}",
  anyDay: "{{name}} × {{count}}，任何一天",
  age: "{{age}} 岁",
} satisfies Translated<typeof en>;
