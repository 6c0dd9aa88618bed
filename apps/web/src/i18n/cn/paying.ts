import type en from "../en/paying.ts";
import type { Translated } from "../words.ts";

export default {
  transfer: "改用银行转账",
  title: "您的购买",
  waiting: "正在读取您的购买信息。",
  what: "项目",
  number: "编号",
  amount: "应付金额",
  paid: "已付金额",
  total: "金额",
  until: "为您保留至 {{time}}。",
  how: "您想怎样付款？",
  act: "支付 {{amount}}",
  leads: "您将在银行的页面上付款，然后回到这里。",
  none: "目前无法在线付款。请联系我们，我们会协助您。",
  walletHas: "钱包余额 {{amount}}",
  walletShort: "钱包余额 {{amount}}，不足以支付",
  giveUp: "不买了，取消",
  home: "返回首页",
  notYet: "我还没有付款",
  invoice: "发票",
  history: "付款记录",
  elsewhere: {
    title: "已有一个付款页面打开",
    text: "如果您正在那里付款，请等待结果，本页会显示。否则请在这里付款，另一个页面随即关闭。",
  },
  underWay: {
    title: "正在等待银行确认",
    text: "银行一确认您的 {{amount}}，本页就会显示结果。您也可以先关闭本页。",
  },
  looking: {
    title: "正在核对您的转账",
    text: "通常在一个工作日内完成，您无需再做任何事。",
  },
  seeSlip: "查看凭证",
  anotherWay: "改用其他方式付款",
  declined: {
    title: "付款未成功",
    text: "{{amount}} 没有扣款。请换一种方式，或再试一次。",
  },
  checking: {
    title: "我们正在核对您的付款",
    text: "银行的信息与 {{amount}} 不符。我们会与您联系，请勿重复付款。",
  },
  preparing: { title: "已付款", text: "我们已收到 {{amount}}，正在为您准备。" },
  done: { title: "已完成", text: "我们已收到 {{amount}}，谢谢。" },
  ended: {
    title: "此次购买已结束",
    NOT_PAID_IN_TIME: "未能按时付款。之后若仍有款项到账，会自动退回。",
    BY_BUYER: "您已取消，没有扣款。",
    BY_STAFF: "度假村已取消。您已付的款项正在退回。",
    SOLD_OUT: "最后一份已被他人买走。您已付的款项正在退回。",
  },
  next: {
    "top-up": "查看我的钱包",
    "promo-code": "查看我的礼券",
    "package-deposit": "查看我的配套",
    event: "查看我的入场券",
  },
} satisfies Translated<typeof en>;
