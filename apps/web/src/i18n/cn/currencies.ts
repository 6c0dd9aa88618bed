import type en from "../en/currencies.ts";
import type { Translated } from "../words.ts";

export default {
  title: "货币",
  lead: "客人可用这些货币查看价格，仅供参考。收款一律为令吉。",
  waiting: "加载中…",
  charged: "收款货币",
  offered: "可选",
  hidden: "不提供",
  source: { staff: "手工录入", bankNegara: "国家银行" },
  columns: {
    currency: "货币",
    rate: "汇率",
    ratedOn: "汇率日期",
    offered: "客人可见",
    source: "来源",
    acts: "操作",
  },
  fields: {
    code: "代码",
    codeHint: "银行通用的三个字母，例如 SGD",
    name: "名称",
    symbol: "符号",
    rate: "一单位兑令吉",
    rateHint: "小数，例如 3.3104",
    ratedOn: "汇率日期",
  },
  add: { button: "添加货币", title: "添加货币", keep: "添加", done: "已添加 {{code}}。" },
  edit: {
    button: "编辑",
    open: "编辑 {{code}}",
    title: "{{code}}",
    offered: "客人可以选择",
    keep: "保存",
    done: "已保存 {{code}}。",
  },
  rate: {
    button: "汇率",
    open: "{{code}} 的汇率",
    title: "{{code}} 的汇率",
    keep: "录入汇率",
    done: "已录入 {{code}} 的汇率。",
    history: "{{code}} 的全部汇率",
  },
  bank: {
    title: "国家银行汇率",
    daily: "每个工作日午间和收市公布后自动取得。您为某日录入的汇率保持不变。",
    button: "立即取得最新汇率",
    taken: "新汇率：{{codes}}。",
    nothingNew: "自上次以来没有新的汇率。",
    done_other: "上次取得 {{count}} 个新汇率，",
    failed: {
      unreachable: "上次导入失败：无法连接国家银行。汇率保持不变。",
      refused: "上次导入失败：国家银行未提供汇率。现有汇率保持不变。",
      unreadable: "上次导入失败：无法读取国家银行的回复。汇率保持不变。",
    },
  },
} satisfies Translated<typeof en>;
