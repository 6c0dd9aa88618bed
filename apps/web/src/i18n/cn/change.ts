import type en from "../en/change.ts";
import type { Translated } from "../words.ts";

export default {
  title: "更改预订 {{number}}",
  leave: "返回预订",
  back: "所有更改",
  parts: {
    label: "可以更改的内容",
    dates: "日期与人数",
    rooms: "客房",
    guests: "客人",
    transport: "船班与接送",
    addOns: "附加项目",
  },
  hints: {
    dates: "换一天、多住几晚、增减人数",
    rooms: "换房间、换床型，或单独调整某间房的住宿日期",
    guests: "姓名、证件、年龄和联系方式",
    transport: "换船班、包船、到码头的接送车",
    addOns: "出海、餐饮和装备",
  },
  onward: { review: "查看差额", rooms: "选择客房" },
  overview: {
    title: "您想更改什么？",
    lead: "可以随意更改。在您同意差额之前，原预订保持不变。",
  },
  summary: {
    label: "更改的费用",
    title: "差额",
    free: "在您同意之前，一切不变。",
    rooms: "请先为新的人数选择客房，价格会显示在这里。",
    otherRooms: "其他客房可能还有空房：选择客房",
    refused: "这样无法更改",
  },
  difference: { before: "原价", after: "更改后", difference: "差额" },
  money: {
    due: "之后需支付 {{amount}}。",
    dueBy: "之后需在{{day}}前支付 {{amount}}。",
    back: "{{amount}} 将原路退回。",
    kept: "根据取消条款，我们保留 {{amount}}。",
    keptAll: "根据取消条款，我们保留 {{amount}}，不予退款。",
    same: "价格不变。",
  },
  review: {
    title: "差额",
    lead: "这是更改后的预订。您同意后立即生效。",
    price: "新价格",
    changed: "差额有变动，请再次查看后确认。",
    agree: "同意并更改",
    wait: "正在计算差额",
    done: "预订已更改。",
  },
} satisfies Translated<typeof en>;
