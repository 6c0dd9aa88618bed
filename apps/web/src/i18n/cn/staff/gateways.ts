import type en from "../../en/staff/gateways.ts";
import type { Translated } from "../../words.ts";

export default {
  title: "支付网关",
  waiting: "正在加载…",
  lead: "客人可用的付款方式，按此顺序显示。您输入的密钥会加密保存，不再显示。",
  leadLook: "客人可用的付款方式，按此顺序显示。您只能查看，不能更改。",
  none: "客人目前无法在线付款",
  noneText: "没有已启用且已设置密钥的网关。客人只能通过银行转账付款，前提是已设置度假村的银行账户。",
  offered: "对客人开放",
  hidden: "对客人隐藏",
  keys: "密钥已设置",
  noKeys: "缺少密钥",
  test: "测试模式",
  address: "回调地址",
  active: "启用 {{name}}",
  drag: "移动{{name}}",
  order: "支付网关顺序",
  up: "上移 {{name}}",
  down: "下移 {{name}}",
  moved: "{{name}} 现排第 {{place}} 位。",
} satisfies Translated<typeof en>;
