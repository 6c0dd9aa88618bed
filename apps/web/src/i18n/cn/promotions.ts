import type en from "../en/promotions.ts";
import type { Translated } from "../words.ts";

export default {
  offers: {
    title: "优惠",
    lead: "让住宿更实惠的优惠码，以及自用或送人的礼券。",
    tabs: { promotions: "优惠活动", packages: "配套", cash: "现金券", addOns: "附加项目", events: "活动" },
    waiting: "正在读取优惠。",
    none: "目前没有优惠活动",
    noneText: "您看到的已是我们最好的价格。新优惠会最先出现在这里。",
    noVouchers: "目前没有礼券出售",
    book: "查找住宿",
    addOnsText: "预订时在“附加项目”一步选择。",
    per: { piece: "每份", person: "每人" },
  },
  mine: {
    title: "我的优惠",
    lead: "您已购买的：为配套选择日期，打开入场券。",
    tabs: { packages: "配套", events: "活动" },
  },
  value: {
    share: "减 {{percent}}%",
    sum: "减 {{amount}}",
    worth: "面值 {{amount}}",
    saves: "省 {{amount}}",
    special: "请向我们查询",
  },
  code: { label: "优惠码" },
  terms: {
    from: "{{day}} 起",
    until: "至 {{day}}",
    stay: "入住期间：{{days}}",
    book: "预订期间：{{days}}",
    packages: "适用于{{names}}",
    minSpend: "住宿满 {{amount}} 可用",
    validDays_other: "购买后 {{count}} 天内有效",
    perPerson_other: "每人 {{count}} 次",
    left_other: "剩余 {{count}} 份",
    gone: "已全部领完",
  },
} satisfies Translated<typeof en>;
