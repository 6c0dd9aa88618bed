import type { WalletMovement } from "@pulau/contract/wallet.ts";
import type { WalletKind } from "@pulau/domain/ledger/wallet-kinds.ts";
import { plainRinggit } from "@pulau/domain/money/sen.ts";
import { momentCells } from "../../../listing/cells.ts";
import type { Language } from "../../../plugins/language.ts";

type Column = "day" | "time" | "kind" | "for" | "number" | "in" | "out" | "balance";
type Words = {
  readonly heads: Readonly<Record<Column, string>>;
  readonly kinds: Readonly<Record<WalletKind, string>>;
};

const words: Record<Language, Words> = {
  en: {
    heads: {
      day: "Date",
      time: "Time",
      kind: "Type",
      for: "For",
      number: "Number",
      in: "In (RM)",
      out: "Out (RM)",
      balance: "Balance (RM)",
    },
    kinds: {
      payment: "Payment",
      refund: "Refund",
      topUp: "Top-up",
      redeemed: "Voucher redeemed",
      payout: "Payout",
      commission: "Commission",
      commissionReversed: "Commission reversed",
      reward: "Reward",
      voided: "Voided",
      opening: "Carried over",
      other: "Other",
    },
  },
  my: {
    heads: {
      day: "Tarikh",
      time: "Masa",
      kind: "Jenis",
      for: "Untuk",
      number: "Nombor",
      in: "Masuk (RM)",
      out: "Keluar (RM)",
      balance: "Baki (RM)",
    },
    kinds: {
      payment: "Bayaran",
      refund: "Bayaran balik",
      topUp: "Tambah nilai",
      redeemed: "Baucar ditebus",
      payout: "Pengeluaran",
      commission: "Komisen",
      commissionReversed: "Komisen ditarik balik",
      reward: "Ganjaran",
      voided: "Dibatalkan",
      opening: "Baki dibawa ke hadapan",
      other: "Lain-lain",
    },
  },
  cn: {
    heads: {
      day: "日期",
      time: "时间",
      kind: "类型",
      for: "用途",
      number: "编号",
      in: "收入（RM）",
      out: "支出（RM）",
      balance: "余额（RM）",
    },
    kinds: {
      payment: "付款",
      refund: "退款",
      topUp: "充值",
      redeemed: "兑换礼券",
      payout: "提现",
      commission: "佣金",
      commissionReversed: "佣金冲回",
      reward: "奖励",
      voided: "作废",
      opening: "结转余额",
      other: "其他",
    },
  },
};

type Reader = { readonly language: Language; readonly timeZone: string };

export const movementHeads = (language: Language): Words["heads"] => words[language].heads;

/** A wallet's movements as a file has them, their instants as days and times of the resort. */
export function movementCells({ language, timeZone }: Reader) {
  return {
    ...momentCells(({ at }: WalletMovement) => at, timeZone),
    kind: ({ kind }: WalletMovement) => words[language].kinds[kind],
    for: ({ booking, purchase }: WalletMovement) => (booking ?? purchase)?.name[language] ?? "",
    number: ({ booking, purchase, payout }: WalletMovement) => (booking ?? purchase ?? payout)?.number ?? "",
    in: ({ sen }: WalletMovement) => (sen > 0 ? plainRinggit(sen) : ""),
    out: ({ sen }: WalletMovement) => (sen < 0 ? plainRinggit(-sen) : ""),
    balance: ({ balanceSen }: WalletMovement) => plainRinggit(balanceSen),
  };
}
