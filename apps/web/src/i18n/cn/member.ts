import type en from "../en/member.ts";
import type { Translated } from "../words.ts";

export default {
  person: "您的账户：{{name}}",
  logOut: "退出登录",
  wallet: "我的账户",
  promotions: "我的优惠",
} satisfies Translated<typeof en>;
