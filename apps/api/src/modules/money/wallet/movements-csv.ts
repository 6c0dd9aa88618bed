import type { WalletMovement } from "@pulau/contract/wallet.ts";
import type { WalletKind } from "@pulau/domain/ledger/wallet-kinds.ts";
import { plainRinggit } from "@pulau/domain/money/sen.ts";
import { csvBytes } from "../../../plugins/csv.ts";
import type { Language } from "../../../plugins/language.ts";

type Words = { readonly heads: readonly string[]; readonly kinds: Readonly<Record<WalletKind, string>> };

const words: Record<Language, Words> = {
  en: {
    heads: ["Date", "Time", "What", "For", "Number", "In (RM)", "Out (RM)", "Balance (RM)"],
    kinds: {
      payment: "Payment",
      refund: "Refund",
      topUp: "Top-up",
      redeemed: "Voucher redeemed",
      payout: "Payout",
      commission: "Commission",
      commissionReversed: "Commission taken back",
      reward: "Reward",
      voided: "Voided",
      opening: "Carried over",
      other: "Other",
    },
  },
  my: {
    heads: ["Tarikh", "Masa", "Perkara", "Untuk", "Nombor", "Masuk (RM)", "Keluar (RM)", "Baki (RM)"],
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
      opening: "Baki dibawa masuk",
      other: "Lain-lain",
    },
  },
  cn: {
    heads: ["日期", "时间", "事项", "用途", "编号", "收入（RM）", "支出（RM）", "余额（RM）"],
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

/** A wallet's movements as a table, its instants as days and times of the resort. */
export function movementsCsv(
  rows: readonly WalletMovement[],
  { language, timeZone }: { language: Language; timeZone: string },
): Uint8Array {
  const { heads, kinds } = words[language];
  const day = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" });
  const time = new Intl.DateTimeFormat("en-GB", { timeZone, timeStyle: "short" });
  return csvBytes([
    heads,
    ...rows.map(({ at, kind, sen, balanceSen, booking, purchase, payout }) => {
      const about = booking ?? purchase;
      return [
        day.format(new Date(at)),
        time.format(new Date(at)),
        kinds[kind],
        about?.name[language] ?? "",
        about?.number ?? payout?.number ?? "",
        sen > 0 ? plainRinggit(sen) : "",
        sen < 0 ? plainRinggit(-sen) : "",
        plainRinggit(balanceSen),
      ];
    }),
  ]);
}
