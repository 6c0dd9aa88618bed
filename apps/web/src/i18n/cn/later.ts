import type en from "../en/later.ts";
import type { Translated } from "../words.ts";

export default {
  person: "您的账户：{{name}}",
  logOut: "退出登录",
  wallet: "我的账户",
  promotions: "我的优惠",
  social: {
    title: "社交媒体",
    networks: {
      facebook: "Facebook",
      instagram: "Instagram",
      tiktok: "TikTok",
      youtube: "YouTube",
      xiaohongshu: "小红书",
    },
  },
  ways: {
    none: "目前没有适合此人数的套餐",
    noneText: "请试试减少人数或更换日期，也可以联系我们。",
    unsold: "还没有在售套餐",
    unsoldText: "套餐设好价格后就会显示在这里。",
  },
  party: {
    chooseAge: "请选择",
    adults: "成人",
    adultsHint: "12 岁及以上",
    children: "儿童",
    childrenHint: "入住当天未满 12 岁",
    age: "第 {{number}} 位儿童的年龄",
    baby: "未满 12 个月",
    years_other: "{{count}} 岁",
    foreign: "非马来西亚公民",
    foreignHint: "用于计算海洋公园费",
  },
} satisfies Translated<typeof en>;
