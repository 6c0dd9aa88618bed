import type { StatementReply } from "@pulau/contract/commission.ts";
import type { Language } from "../../../plugins/language.ts";

type What = StatementReply["lines"][number]["what"];

export type StatementWords = {
  readonly title: string;
  readonly for: string;
  readonly period: string;
  readonly to: string;
  readonly what: Record<What, string>;
  readonly headings: readonly [string, string, string, string, string, string, string];
  readonly friend: string;
  readonly nothing: string;
  readonly sums: Record<"earned" | "reversed" | "net" | "paidOut" | "requested" | "owed", string>;
  readonly note: string;
  readonly page: (page: number, pages: number) => string;
};

/** What a statement says on paper and in a table, in three languages. */
export const statementWords: Record<Language, StatementWords> = {
  en: {
    title: "Commission statement",
    for: "For",
    period: "Period",
    to: "to",
    what: {
      commission: "Commission",
      reward: "Reward",
      commissionReversed: "Reversed by a refund",
      payout: "Paid out",
    },
    headings: ["Date", "Description", "Booking", "Check-out", "Package value", "Share", "Amount"],
    friend: "A friend’s stay",
    nothing: "No transactions in this period.",
    sums: {
      earned: "Earned",
      reversed: "Reversed",
      net: "Earned less reversed",
      paidOut: "Paid out",
      requested: "Payouts requested, not yet paid (today)",
      owed: "Reversed, still to be deducted (today)",
    },
    note: "Commission is a share of the package’s value after discounts, without taxes and fees; parts of a sen are rounded down. It is earned when the guests have left.",
    page: (page, pages) => `Page ${page} of ${pages}`,
  },
  my: {
    title: "Penyata komisen",
    for: "Untuk",
    period: "Tempoh",
    to: "hingga",
    what: {
      commission: "Komisen",
      reward: "Ganjaran",
      commissionReversed: "Ditarik balik kerana bayaran balik",
      payout: "Dikeluarkan",
    },
    headings: ["Tarikh", "Perkara", "Tempahan", "Daftar keluar", "Nilai pakej", "Kadar", "Amaun"],
    friend: "Penginapan seorang rakan",
    nothing: "Tiada transaksi dalam tempoh ini.",
    sums: {
      earned: "Diperoleh",
      reversed: "Ditarik balik",
      net: "Diperoleh tolak ditarik balik",
      paidOut: "Dikeluarkan",
      requested: "Pengeluaran dimohon, belum dibayar (hari ini)",
      owed: "Ditarik balik, belum ditolak daripada komisen (hari ini)",
    },
    note: "Komisen ialah peratusan nilai pakej selepas diskaun, tanpa cukai dan fi; pecahan sen dibundarkan ke bawah. Ia diperoleh apabila tetamu telah pulang.",
    page: (page, pages) => `Halaman ${page} daripada ${pages}`,
  },
  cn: {
    title: "佣金对账单",
    for: "账户",
    period: "期间",
    to: "至",
    what: { commission: "佣金", reward: "奖励", commissionReversed: "因退款冲回", payout: "已提现" },
    headings: ["日期", "项目", "预订", "退房", "套餐价值", "比例", "金额"],
    friend: "朋友的住宿",
    nothing: "此期间没有交易。",
    sums: {
      earned: "已赚取",
      reversed: "已冲回",
      net: "佣金净额",
      paidOut: "已提现",
      requested: "已申请、尚未支付的提现（截至今日）",
      owed: "已冲回、尚待抵扣（截至今日）",
    },
    note: "佣金按折扣后的套餐价值计算，不含税费，不足一仙的部分舍去；客人退房后入账。",
    page: (page, pages) => `第 ${page} 页，共 ${pages} 页`,
  },
};
