import type en from "../en/shown-currency.ts";
import type { Translated } from "../words.ts";

export default {
  charged: "所有费用以令吉（RM）收取。",
  chargedNow: "您将支付 {{amount}}，约合 {{about}}。",
  rate: "{{currency}} 金额经四舍五入，仅供参考（1 {{currency}} = RM {{rate}}）。",
  rateOf: "{{currency}} 金额按 {{day}} 的汇率（1 {{currency}} = RM {{rate}}）折算并四舍五入，仅供参考。",
} satisfies Translated<typeof en>;
