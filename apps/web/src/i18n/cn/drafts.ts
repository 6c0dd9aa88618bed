import type en from "../en/drafts.ts";
import type { Translated } from "../words.ts";

export default {
  title: "管理预订草稿",
  lead_other: "有 {{count}} 份未完成的预订。重新选房之前不会保留房间。",
  leadNone: "您开始过、随时可以完成的预订。",
  newBooking: "新预订",
  noPackage: "尚未选择配套",
  noDates: "尚未选择日期",
  nights_other: "{{count}} 晚",
  persons_other: "{{count}} 人",
  leftAt: "停在",
  steps: {
    package: "配套",
    dates: "日期",
    rooms: "房间",
    guests: "客人",
    transport: "交通",
    addOns: "附加项目",
    payment: "付款",
  },
  lastTotal: "上次价格",
  noTotal: "尚未报价",
  saved: "保存于",
  goOn: "继续",
  copy: "复制此草稿：{{what}}",
  copied: "草稿已复制，副本排在最前。",
  remove: "删除此草稿：{{what}}",
  removed: "草稿已删除。",
  notRemoved: "草稿未能删除，已放回列表。",
  waiting: "正在查找您的草稿。",
  empty: {
    title: "没有未完成的预订",
    text: "付款前离开的预订会在这里等您。",
    act: "开始预订",
  },
} satisfies Translated<typeof en>;
