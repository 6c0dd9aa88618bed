import type en from "../en/dashboard.ts";
import type { Translated } from "../words.ts";

export default {
  title: "总览",
  greeting: {
    morning: "{{name}}，早上好",
    afternoon: "{{name}}，下午好",
    evening: "{{name}}，晚上好",
  },
  until: {
    none: "{{resort}} 期待您的到来。",
    agency: "您客人的下次行程，以及待办事项。",
    ahead_other: "距离入住还有 {{count}} 天。",
    today: "您的行程今天开始。",
    inHouse: "祝您住得愉快。",
    leaving: "祝您一路平安。",
  },
  waiting: "正在加载您的行程…",
  next: "下次入住",
  now: "本次行程",
  moment: {
    ahead_other: "天后入住",
    today: "今天入住",
    inHouse: "入住中",
    leaving: "今天退房",
  },
  boat: { out: "上岛船班", back: "返程船班", timeAgreed: "时间待定" },
  room_other: "您的客房",
  from: "{{time}} 起可入住",
  names: { title: "乘船名单", count: "已填 {{named}}/{{persons}} 位", add: "填写姓名" },
  due: { paid: "已付款", open: "待付款", by: "付款期限", pay: "付款" },
  bring: "行李建议",
  unpaid: { title: "待付款", until: "请在 {{time}} 前付款" },
  pocket: "打开我的行程",
  see: "查看预订",
  about: "查看套餐详情",
  later: "之后的行程",
  offers: "最新优惠",
  seeOffer: "查看优惠",
  none: {
    title: "还没有行程",
    text: "您的下次行程会显示在这里，包括船班、客房和待办事项。",
    act: "计划行程",
  },
  purse: {
    title: "钱包",
    balance: "余额",
    requested: "提现预留",
    forecast: "预计佣金",
    see: { balance: "查看钱包", requested: "查看提现申请", forecast: "查看佣金" },
  },
} satisfies Translated<typeof en>;
