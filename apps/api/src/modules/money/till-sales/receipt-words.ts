import type { OfflineWay } from "@pulau/domain/money/offline-ways.ts";
import type { BackKind } from "@pulau/domain/till/settle-sale.ts";
import type { Language } from "../../../plugins/language.ts";

const en = {
  receipt: "Receipt",
  by: (name: string) => `Served by ${name}`,
  item: "Item",
  count: "Qty",
  unit: "Each",
  amount: "Amount",
  before: "Before tax",
  tax: "Tax",
  inside: (tax: string) => `${tax}, in the price`,
  total: "Total",
  rounding: "Rounding to 5 sen",
  paid: "Paid",
  received: "Cash received",
  change: "Change",
  reference: "Reference",
  note: "Note",
  ways: { cash: "Cash", terminal: "Card terminal", transfer: "Bank transfer" } as Record<OfflineWay, string>,
  back: {
    voided: "Void: this sale was cancelled and its money given back.",
    refunded: "Refunded: the money of this sale was given back.",
  } as Record<BackKind, string>,
  madeBy: "Computer-generated; no signature required.",
  comma: ", ",
};
const my: typeof en = {
  receipt: "Resit",
  by: (name) => `Dilayan oleh ${name}`,
  item: "Item",
  count: "Kuantiti",
  unit: "Seunit",
  amount: "Jumlah",
  before: "Sebelum cukai",
  tax: "Cukai",
  inside: (tax) => `${tax}, termasuk dalam harga`,
  total: "Jumlah keseluruhan",
  rounding: "Pembundaran 5 sen",
  paid: "Dibayar",
  received: "Tunai diterima",
  change: "Baki wang",
  reference: "Rujukan",
  note: "Catatan",
  ways: { cash: "Tunai", terminal: "Terminal kad", transfer: "Pindahan bank" },
  back: {
    voided: "Terbatal: jualan ini dibatalkan dan wangnya dikembalikan.",
    refunded: "Dibayar balik: wang jualan ini telah dikembalikan.",
  },
  madeBy: "Dijana oleh komputer; tandatangan tidak diperlukan.",
  comma: ", ",
};
const cn: typeof en = {
  receipt: "收据",
  by: (name) => `经手人：${name}`,
  item: "商品",
  count: "数量",
  unit: "单价",
  amount: "金额",
  before: "税前",
  tax: "税",
  inside: (tax) => `${tax}（已含在价格内）`,
  total: "合计",
  rounding: "尾数调整（5 仙）",
  paid: "实收",
  received: "收到现金",
  change: "找零",
  reference: "参考号",
  note: "备注",
  ways: { cash: "现金", terminal: "刷卡机", transfer: "银行转账" },
  back: { voided: "已作废：此笔销售已取消，款项已退还。", refunded: "已退款：此笔销售的款项已退还。" },
  madeBy: "本单据由电脑生成，无需签名。",
  comma: "，",
};

/** What a receipt of the till says, in each language. */
export const receiptWords: Record<Language, typeof en> = { en, my, cn };
