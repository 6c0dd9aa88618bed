import { type WalletMovement, walletMovementsRoute } from "@pulau/contract/wallet.ts";
import type { WalletKind } from "@pulau/domain/ledger/wallet-kinds.ts";
import { plainRinggit } from "@pulau/domain/money/sen.ts";
import { momentCells } from "../../../listing/cells.ts";
import { headsIn } from "../../../listing/column-heads.ts";
import type { Language } from "../../../plugins/language.ts";

const kinds: Readonly<Record<Language, Readonly<Record<WalletKind, string>>>> = {
  en: {
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
  my: {
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
  cn: {
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
};

type Reader = { readonly language: Language; readonly timeZone: string };

/** What the file's columns are headed, where other files head theirs otherwise. */
const ownHeads = {
  for: { en: "For", my: "Untuk", cn: "用途" },
  number: { en: "Number", my: "Nombor", cn: "编号" },
  in: { en: "In (RM)", my: "Masuk (RM)", cn: "收入（RM）" },
  out: { en: "Out (RM)", my: "Keluar (RM)", cn: "支出（RM）" },
  balance: { en: "Balance (RM)", my: "Baki (RM)", cn: "余额（RM）" },
};
export const movementHeads = (language: Language) =>
  headsIn(language, walletMovementsRoute.list.csv.columns, ownHeads);

/** A wallet's movements as a file has them, their instants as days and times of the resort. */
export function movementCells({ language, timeZone }: Reader) {
  return {
    ...momentCells(({ at }: WalletMovement) => at, timeZone),
    kind: ({ kind }: WalletMovement) => kinds[language][kind],
    for: ({ booking, purchase }: WalletMovement) => (booking ?? purchase)?.name[language] ?? "",
    number: ({ booking, purchase, payout }: WalletMovement) => (booking ?? purchase ?? payout)?.number ?? "",
    in: ({ sen }: WalletMovement) => (sen > 0 ? plainRinggit(sen) : ""),
    out: ({ sen }: WalletMovement) => (sen < 0 ? plainRinggit(-sen) : ""),
    balance: ({ balanceSen }: WalletMovement) => plainRinggit(balanceSen),
  };
}
