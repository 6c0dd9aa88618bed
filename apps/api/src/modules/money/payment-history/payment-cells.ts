import { type HistoryPayment, paymentHistoryRoute } from "@pulau/contract/payment-history.ts";
import { offlineWays } from "@pulau/domain/money/offline-ways.ts";
import { ownSources } from "@pulau/domain/money/own-sources.ts";
import { plainRinggit } from "@pulau/domain/money/sen.ts";
import { brandOf } from "../../../gateways/brands.ts";
import { momentCells } from "../../../listing/cells.ts";
import { headsIn } from "../../../listing/column-heads.ts";
import type { Language } from "../../../plugins/language.ts";

const ownWays = [...ownSources, ...offlineWays] as const;

type Words = {
  readonly kinds: Readonly<Record<HistoryPayment["kind"], string>>;
  readonly parts: Readonly<Record<HistoryPayment["part"], string>>;
  /** Ways to pay of our own; gateways go by their brands. */
  readonly ways: Readonly<Record<(typeof ownWays)[number], string>>;
  readonly states: Readonly<Record<HistoryPayment["state"], string>>;
};

const words: Record<Language, Words> = {
  en: {
    kinds: {
      booking: "Stay",
      "top-up": "Top-up",
      "promo-code": "Voucher",
      "package-deposit": "Promo package",
      event: "Event",
    },
    parts: { full: "Full amount", deposit: "Deposit", balance: "Balance" },
    ways: {
      wallet: "Wallet",
      voucher: "Voucher",
      promoPackage: "Promo package",
      group: "Group’s account",
      transfer: "Bank transfer",
      cash: "Cash",
      terminal: "Card terminal",
    },
    states: {
      started: "Not paid",
      captured: "Success",
      declined: "Declined",
      expired: "Not completed",
      putAside: "Being checked",
      awaitingVerification: "Checking slip",
      voided: "Voided",
    },
  },
  my: {
    kinds: {
      booking: "Penginapan",
      "top-up": "Tambah nilai",
      "promo-code": "Baucar",
      "package-deposit": "Pakej promosi",
      event: "Acara",
    },
    parts: { full: "Penuh", deposit: "Deposit", balance: "Baki" },
    ways: {
      wallet: "Dompet",
      voucher: "Baucar",
      promoPackage: "Pakej promosi",
      group: "Akaun kumpulan",
      transfer: "Pindahan bank",
      cash: "Tunai",
      terminal: "Terminal kad",
    },
    states: {
      started: "Belum dibayar",
      captured: "Berjaya",
      declined: "Ditolak",
      expired: "Tidak diselesaikan",
      putAside: "Sedang disemak",
      awaitingVerification: "Semakan slip",
      voided: "Dibatalkan",
    },
  },
  cn: {
    kinds: {
      booking: "住宿",
      "top-up": "充值",
      "promo-code": "礼券",
      "package-deposit": "预售套餐",
      event: "活动",
    },
    parts: { full: "全额", deposit: "订金", balance: "余款" },
    ways: {
      wallet: "钱包",
      voucher: "礼券",
      promoPackage: "预售套餐",
      group: "团体账户",
      transfer: "银行转账",
      cash: "现金",
      terminal: "刷卡机",
    },
    states: {
      started: "未付款",
      captured: "付款成功",
      declined: "付款失败",
      expired: "未完成",
      putAside: "核查中",
      awaitingVerification: "核对凭证中",
      voided: "已作废",
    },
  },
};

type Reader = { readonly language: Language; readonly timeZone: string };

/** What the file's columns are headed, where other files head theirs otherwise. */
const ownHeads = {
  for: { en: "For", my: "Untuk", cn: "用途" },
  number: { en: "Number", my: "Nombor", cn: "编号" },
  part: { en: "Payment type", my: "Jenis bayaran", cn: "款项类型" },
  refunded: { en: "Refunded (RM)", my: "Dibayar balik (RM)", cn: "已退款（RM）" },
};
export const paymentHeads = (language: Language) =>
  headsIn(language, paymentHistoryRoute.list.csv.columns, ownHeads);

/** Payments as a file has them, their instants as days and times of the resort. */
export function paymentCells({ language, timeZone }: Reader) {
  const { kinds, parts, ways, states } = words[language];
  const wayOf = (gateway: string) => {
    const own = ownWays.find((way) => way === gateway);
    return own ? ways[own] : (brandOf(gateway)?.name[language] ?? gateway);
  };
  return {
    ...momentCells(({ at }: HistoryPayment) => at, timeZone),
    kind: ({ kind }: HistoryPayment) => kinds[kind],
    for: ({ name }: HistoryPayment) => name[language],
    number: ({ number }: HistoryPayment) => number,
    part: ({ part }: HistoryPayment) => parts[part],
    gateway: ({ gateway }: HistoryPayment) => wayOf(gateway),
    state: ({ state }: HistoryPayment) => states[state],
    amount: ({ amountSen }: HistoryPayment) => plainRinggit(amountSen),
    refunded: ({ refundedSen }: HistoryPayment) => (refundedSen > 0 ? plainRinggit(refundedSen) : ""),
  };
}
