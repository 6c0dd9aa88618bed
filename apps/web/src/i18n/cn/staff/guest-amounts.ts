import type en from "../../en/staff/guest-amounts.ts";
import type { Translated } from "../../words.ts";

export default {
  guest: "客人",
  everyGuest: "所有人",
  who: "国籍",
  everyNationality: "不限国籍",
  amount: "金额（RM）",
  add: "添加价格",
  remove: "移除价格 {{number}}",
  kinds: {
    infant: "婴儿",
    toddler: "幼儿",
    child: "儿童",
    adult: "成人",
    senior: "长者",
    disabled: "残障人士",
  },
  nationality: {
    malaysian: "马来西亚公民",
    foreign: "非马来西亚公民",
  },
} satisfies Translated<typeof en>;
