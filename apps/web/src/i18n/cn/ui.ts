import type en from "../en/ui.ts";
import type { Translated } from "../words.ts";

export default {
  optional: "（选填）",
  close: "关闭",
  undo: "撤销",
  stepper: { fewer: "{{what}}：减一", more: "{{what}}：加一" },
  cancel: {
    free: "{{day}}及之前可免费取消",
    part: "{{day}}及之前取消可退 {{share}}",
    later: "{{day}}及之前可退 {{share}}",
  },
  error: { title: "操作失败", retry: "再试一次", quote: "联系我们时，请告知编号" },
  calendar: {
    earlier: "上个月",
    later: "下个月",
    full: "已满",
    enquiry: "询价",
    closed: "不可入住",
    least_other: "{{count}} 晚起",
    leastLong_other: "{{count}} 晚起",
    grid: "按入住日期显示的全程总价",
    chosen: "已选",
    priceLevels: { low: "低价", middle: "中价", high: "高价" },
    holiday: "学校假期",
  },
} satisfies Translated<typeof en>;
