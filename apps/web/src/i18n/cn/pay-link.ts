import type en from "../en/pay-link.ts";
import type { Translated } from "../words.ts";

export default {
  page: "为预订付款",
  title: "应付金额",
  titleDone: "您的付款",
  waiting: "正在加载…",
  invoice: "预订",
  number: "预订编号",
  stay: "住宿",
  for: "人数",
  persons_other: "{{count}} 人",
  total: "总额",
  paidSoFar: "已付",
  toPay: "现在应付",
  dueBy: "请最迟于 {{day}}付清",
  wasDue: "应于 {{day}}或之前付清",
  keptUntil: "为您保留至 {{time}}。",
  lastDay: "若 {{day}}之后仍未付清，预订将按取消政策取消。",
  howMuch: "支付金额",
  parts: { full: "全额", deposit: "订金", balance: "余款" },
  notYet: "我还没有付款",
  anotherWay: "改用其他方式付款",
  private: "此页面不显示客人资料。",
  anybody: "持有链接的人都可以付款。",
  paid: { title: "已全部付清", text: "我们已收到 {{amount}}，谢谢。您无需再做任何事。" },
  partPaid: { title: "谢谢", text: "我们已收到 {{amount}}，余款 {{rest}} 请按期支付。" },
  underWay: {
    title: "正在等待银行确认",
    text: "银行一确认这笔 {{amount}}，本页就会显示结果。您也可以关闭本页，不会重复扣款。",
  },
  elsewhere: {
    title: "已有一个付款页面打开",
    text: "若有人正在那里付款，请等待结果，本页会显示。否则请在这里付款，另一个页面随即关闭。",
  },
  looking: {
    title: "正在核对银行转账",
    text: "我们已收到此预订的转账凭证，通常在一个工作日内核对完成，您无需再做任何事。",
    until: "我们已收到此预订的转账凭证，通常在一个工作日内核对完成；在此期间，所有预订项目保留至 {{time}}。",
  },
  declined: { title: "付款未成功", text: "{{amount}} 没有扣款。请换一种付款方式，或再试一次。" },
  checking: { title: "我们正在核查这笔付款", text: "银行提供的信息不符。款项是安全的，请勿重复付款。" },
  returned: {
    title: "款项将退回",
    text: "{{amount}} 到账前预订已失效，款项将原路退回，银行最多需要 10 个工作日。",
  },
  twice: {
    title: "此预订之前已付清",
    text: "这笔 {{amount}} 属于多付，将原路退回，预订不受影响。银行最多需要 10 个工作日。",
  },
  lapsed: {
    title: "付款时间已过",
    text: "预订已失效，客房已重新开放。若账户仍被扣款：尚有空房时预订会恢复，否则款项会自动退回。",
  },
  cancelled: { title: "此预订已取消", text: "无需再付款。" },
  closed: {
    title: "此链接已失效",
    text: "链接已被关闭，或不完整。请向发送人或度假村索取新的链接。",
    home: "返回首页",
  },
} satisfies Translated<typeof en>;
