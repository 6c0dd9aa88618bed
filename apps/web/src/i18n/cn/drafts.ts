import type en from "../en/drafts.ts";
import type { Translated } from "../words.ts";

export default {
  title: "管理草稿",
  lead_other: "{{count}} 个未完成的预订。重新选房之前不会保留客房。",
  leadNone: "未完成的预订，随时可以继续。",
  newBooking: "新预订",
  noPackage: "尚未选择套餐",
  noDates: "尚未选择日期",
  nights_other: "{{count}} 晚",
  persons_other: "{{count}} 人",
  leftAt: "进度",
  steps: {
    package: "套餐",
    dates: "日期",
    rooms: "客房",
    guests: "客人",
    transport: "交通",
    addOns: "附加项目",
    payment: "付款",
  },
  lastTotal: "上次价格",
  noTotal: "尚未报价",
  saved: "保存时间",
  goOn: "继续",
  copy: "复制此草稿：{{what}}",
  copied: "草稿已复制，副本排在最前。",
  remove: "删除此草稿：{{what}}",
  removed: "草稿已删除。",
  notRemoved: "无法删除草稿，已放回列表。",
  waiting: "正在加载…",
  empty: {
    title: "没有草稿",
    text: "付款前离开的预订会保存在这里。",
    act: "开始预订",
  },
} satisfies Translated<typeof en>;
