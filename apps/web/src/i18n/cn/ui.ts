import type en from "../en/ui.ts";
import type { Translated } from "../words.ts";

export default {
  optional: "（选填）",
  close: "关闭",
  undo: "撤销",
  password: { show: "显示密码", hide: "隐藏密码" },
  stepper: { fewer: "{{what}}：减一", more: "{{what}}：加一" },
  stay: {
    draft: "草稿",
    held: "已保留",
    awaitingPayment: "等待付款",
    confirmed: "已确认",
    inHouse: "入住中",
    completed: "已完成",
    cancelled: "已取消",
    expired: "已过期",
    noShow: "未到",
  },
  payment: {
    pending: "未付款",
    partial: "已付部分",
    success: "付款成功",
    failed: "付款失败",
    refunded: "已退款",
    awaitingVerification: "核对凭证中",
  },
  error: { title: "没有成功", retry: "再试一次", quote: "联系我们时，请告知编号" },
  pages: {
    label: "分页",
    shown: "第 {{from}} 至 {{to}} 条，共 {{total}} 条",
    earlier: "上一页",
    later: "下一页",
    page: "第 {{page}} 页",
  },
  calendar: {
    earlier: "上个月",
    later: "下个月",
    full: "订满",
    closed: "不售",
    grid: "按抵达日期显示的全程总价",
    tides: { low: "低价", middle: "中价", high: "高价" },
    holiday: "学校假期",
    chosen: "已选",
  },
  countdown: { left: "还剩 {{time}}", announce_other: "还剩 {{count}} 秒" },
} satisfies Translated<typeof en>;
