import type en from "../../en/staff/stay-changes.ts";
import type { Translated } from "../../words.ts";

export default {
  mail: {
    gets: "客人将收到邮件：{{subject}}",
    none: "不会给客人发邮件。",
    loading: "正在准备邮件…",
    language: "语言：{{language}}",
  },
  part: {
    open: {
      adult_other: "{{count}} 位成人尚未登记姓名",
      child_other: "{{count}} 位儿童尚未登记姓名",
      toddler_other: "{{count}} 位幼儿尚未登记姓名",
      infant_other: "{{count}} 位婴儿尚未登记姓名",
    },
    one: { adult: "一位成人", child: "一位儿童", toddler: "一位幼儿", infant: "一位婴儿" },
    act: "移除 {{name}}",
    room: "这间房及其客人将从预订中移除，其余不变。",
    guest: "该客人将从预订中移除，其余不变。",
    terms: "价格与退款",
    policy: "按取消政策",
    policyHint: "今天可退还所退部分的 {{share}}。",
    waive: "免收取消费用",
    waiveHint: "全额退还该部分已付款项，也不收更改费。",
    keepPrice: "保持原价",
    keepPriceHint: "不另收费，也不退款。",
    quoting: "正在计算新价格…",
    changed: "价格或退款金额有变动，请核对后再确认。",
    before: "现价",
    after: "新价格",
    kept: "取消费用（已计入新价格）",
    back: "退还客人",
    due: "待付",
    keep: "保持不变",
    agree: "移除",
    agreeBack: "移除并退款 {{amount}}",
    done: "{{name}} 已移除。",
    doneBack: "{{name}} 已移除，{{amount}} 会退还。",
  },
} satisfies Translated<typeof en>;
