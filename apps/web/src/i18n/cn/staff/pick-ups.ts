import type en from "../../en/staff/pick-ups.ts";
import type { Translated } from "../../words.ts";

export default {
  title: "接送",
  lead: "当天的陆路接送，按时间和地点排列。",
  waiting: "正在加载接送…",
  earlier: "前一天",
  later: "后一天",
  today: "今天",
  stops: "接客点",
  counts: { guests: "客人" },
  marks: { waiting: "待接", pickedUp: "已接到", notHere: "未见客人" },
  persons_other: "{{count}} 人",
  ages: {
    adults_other: "{{count}} 位成人",
    children_other: "{{count}} 位儿童",
    infants_other: "{{count}} 位婴儿",
  },
  to: "前往 {{place}}",
  flight: "航班 {{flight}}",
  boat: { ferry: "船 {{time}}，{{name}}", charter: "船：{{name}}" },
  boatCancelled: "船班已取消，请询问前台",
  disabled: "轮椅或行动不便",
  map: "在地图上查看 {{place}}",
  route: "在地图中打开路线",
  call: "致电 {{name}}",
  message: "WhatsApp {{name}}",
  acts: { pickedUp_other: "已接到 {{count}} 人", notHere: "不在此处", undo: "撤销" },
  marked: {
    pickedUp: "已接到 {{names}}。",
    notHere: "未见 {{names}}，已通知前台。",
    waiting: "{{names}} 恢复为待接。",
  },
  empty: { title: "没有接送", text: "已确认预订的陆路接送会在当天显示在这里。" },
  missed: {
    title: "接客点未见客人",
    line: "{{time}}，{{place}}",
    by: "{{name}} 于 {{time}} 标记",
    all: "全部接送",
    open: "打开预订",
  },
} satisfies Translated<typeof en>;
