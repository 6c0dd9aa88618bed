import type { HistoryPayment } from "@pulau/contract/payment-history.ts";
import { brandOf } from "@pulau/domain/money/gateway-brands.ts";
import { offlineWays } from "@pulau/domain/money/offline-ways.ts";
import { plainRinggit } from "@pulau/domain/money/sen.ts";
import { csvBytes } from "../../../plugins/csv.ts";
import type { Language } from "../../../plugins/language.ts";

const ownWays = ["wallet", "voucher", "promoPackage", ...offlineWays] as const;

type Words = {
  readonly heads: readonly string[];
  readonly kinds: Readonly<Record<HistoryPayment["kind"], string>>;
  readonly parts: Readonly<Record<HistoryPayment["part"], string>>;
  /** Ways to pay of our own; gateways go by their brands. */
  readonly ways: Readonly<Record<(typeof ownWays)[number], string>>;
  readonly states: Readonly<Record<HistoryPayment["state"], string>>;
};

const words: Record<Language, Words> = {
  en: {
    heads: [
      ...["Date", "Time", "Kind", "For", "Number", "Part", "Paid by", "State", "Amount (RM)"],
      "Refunded (RM)",
    ],
    kinds: {
      booking: "Stay",
      "top-up": "Top-up",
      "promo-code": "Promo code",
      "package-deposit": "Promo package",
      event: "Event",
    },
    parts: { full: "All of it", deposit: "Deposit", balance: "Balance" },
    ways: {
      wallet: "Wallet",
      voucher: "Voucher",
      promoPackage: "Bought ahead",
      transfer: "Bank transfer",
      cash: "Cash",
      terminal: "Card terminal",
    },
    states: {
      started: "Under way",
      captured: "Paid",
      declined: "Declined",
      expired: "Expired",
      putAside: "Being looked at",
      awaitingVerification: "Being verified",
      voided: "Voided",
    },
  },
  my: {
    heads: [
      ...["Tarikh", "Masa", "Jenis", "Untuk", "Nombor", "Bahagian", "Cara bayaran", "Status", "Amaun (RM)"],
      "Dikembalikan (RM)",
    ],
    kinds: {
      booking: "Penginapan",
      "top-up": "Tambah nilai",
      "promo-code": "Kod promosi",
      "package-deposit": "Pakej promosi",
      event: "Acara",
    },
    parts: { full: "Penuh", deposit: "Deposit", balance: "Baki" },
    ways: {
      wallet: "Dompet",
      voucher: "Baucar",
      promoPackage: "Dibeli awal",
      transfer: "Pindahan bank",
      cash: "Tunai",
      terminal: "Terminal kad",
    },
    states: {
      started: "Sedang diproses",
      captured: "Dibayar",
      declined: "Ditolak",
      expired: "Tamat tempoh",
      putAside: "Sedang disemak",
      awaitingVerification: "Sedang disahkan",
      voided: "Dibatalkan",
    },
  },
  cn: {
    heads: ["日期", "时间", "类别", "用途", "编号", "款项", "付款方式", "状态", "金额（RM）", "已退款（RM）"],
    kinds: {
      booking: "住宿",
      "top-up": "充值",
      "promo-code": "优惠码",
      "package-deposit": "预售套餐",
      event: "活动",
    },
    parts: { full: "全额", deposit: "订金", balance: "余款" },
    ways: {
      wallet: "钱包",
      voucher: "礼券",
      promoPackage: "预购套餐",
      transfer: "银行转账",
      cash: "现金",
      terminal: "刷卡机",
    },
    states: {
      started: "处理中",
      captured: "已付款",
      declined: "被拒",
      expired: "未完成",
      putAside: "核查中",
      awaitingVerification: "待核实",
      voided: "已作废",
    },
  },
};

/** Payments as a table, their instants as days and times of the resort. */
export function paymentsCsv(
  rows: readonly HistoryPayment[],
  { language, timeZone }: { language: Language; timeZone: string },
): Uint8Array {
  const { heads, kinds, parts, ways, states } = words[language];
  const wayOf = (gateway: string) => {
    const own = ownWays.find((way) => way === gateway);
    return own ? ways[own] : (brandOf(gateway)?.name[language] ?? gateway);
  };
  const day = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" });
  const time = new Intl.DateTimeFormat("en-GB", { timeZone, timeStyle: "short" });
  return csvBytes([
    heads,
    ...rows.map((row) => [
      day.format(new Date(row.at)),
      time.format(new Date(row.at)),
      kinds[row.kind],
      row.name[language],
      row.number,
      parts[row.part],
      wayOf(row.gateway),
      states[row.state],
      plainRinggit(row.amountSen),
      row.refundedSen > 0 ? plainRinggit(row.refundedSen) : "",
    ]),
  ]);
}
