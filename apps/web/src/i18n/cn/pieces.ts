import type en from "../en/pieces.ts";
import type { Translated } from "../words.ts";

export default {
  password: { show: "显示密码", hide: "隐藏密码" },
  signature: { label: "签名", hint: "请客人用手指签名。", clear: "清除签名" },
  countdown: { left: "还剩 {{time}}", announce_other: "还剩 {{count}} 秒" },
  notAllowed: {
    title: "您没有权限查看此页",
    text: "如需查看此页，请联系账户负责人。",
    act: "返回首页",
  },
  stay: {
    draft: "草稿",
    held: "已保留",
    awaitingPayment: "等待付款",
    confirmed: "已确认",
    inHouse: "在住",
    completed: "已完成",
    cancelled: "已取消",
    expired: "已过期",
    noShow: "未入住",
  },
  payment: {
    pending: "未付款",
    partial: "部分付款",
    success: "付款成功",
    failed: "付款失败",
    refunded: "已退款",
    awaitingVerification: "核对凭证中",
  },
  region: {
    language: "语言",
    currency: "价格显示为",
    rate: "1 令吉可兑换（{{day}}）。以令吉付款。",
  },
} satisfies Translated<typeof en>;
