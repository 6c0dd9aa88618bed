import type { Words } from "@pulau/domain/catalogue/catalogue.ts";
import type { Language } from "../plugins/language.ts";
import { auditActWords, auditSubjectWords } from "./audit-words.ts";

/** What pages call a state or kind that several lists have: `checks/state-words.test.ts` holds them to one word each. */
export const stateWords = {
  stay: {
    draft: { en: "Draft", my: "Draf", cn: "草稿" },
    held: { en: "Held", my: "Ditahan", cn: "已保留" },
    awaitingPayment: { en: "Awaiting payment", my: "Menunggu bayaran", cn: "等待付款" },
    confirmed: { en: "Confirmed", my: "Disahkan", cn: "已确认" },
    inHouse: { en: "In house", my: "Menginap", cn: "在住" },
    completed: { en: "Completed", my: "Selesai", cn: "已完成" },
    cancelled: { en: "Cancelled", my: "Dibatalkan", cn: "已取消" },
    expired: { en: "Expired", my: "Tamat tempoh", cn: "已过期" },
    noShow: { en: "No-show", my: "Tidak hadir", cn: "未入住" },
  },
  bookingPayment: {
    pending: { en: "Not paid", my: "Belum dibayar", cn: "未付款" },
    partial: { en: "Partly paid", my: "Dibayar sebahagian", cn: "部分付款" },
    success: { en: "Success", my: "Berjaya", cn: "付款成功" },
    failed: { en: "Declined", my: "Ditolak", cn: "付款失败" },
    refunded: { en: "Refunded", my: "Dibayar balik", cn: "已退款" },
    awaitingVerification: { en: "Checking slip", my: "Semakan slip", cn: "核对凭证中" },
  },
  money: {
    started: { en: "Not paid", my: "Belum dibayar", cn: "未付款" },
    awaitingVerification: { en: "Checking slip", my: "Semakan slip", cn: "核对凭证中" },
    captured: { en: "Success", my: "Berjaya", cn: "付款成功" },
    declined: { en: "Declined", my: "Ditolak", cn: "付款失败" },
    expired: { en: "Not completed", my: "Tidak diselesaikan", cn: "未完成" },
    putAside: { en: "Needs attention", my: "Perlu perhatian", cn: "待处理" },
    voided: { en: "Voided", my: "Dibatalkan", cn: "已作废" },
    queued: { en: "Refund in progress", my: "Bayaran balik dalam proses", cn: "退款处理中" },
    byHand: { en: "Manual", my: "Secara manual", cn: "人工退款" },
    done: { en: "Done", my: "Selesai", cn: "已完成" },
    failed: { en: "Refund rejected", my: "Bayaran balik ditolak", cn: "退款失败" },
  },
  movement: {
    payment: { en: "Payment", my: "Bayaran", cn: "付款" },
    refund: { en: "Refund", my: "Bayaran balik", cn: "退款" },
    void: { en: "Void", my: "Pembatalan", cn: "作废" },
  },
  payout: {
    requested: { en: "Requested", my: "Dimohon", cn: "已申请" },
    approved: { en: "Approved", my: "Diluluskan", cn: "已批准" },
    paid: { en: "Paid", my: "Dibayar", cn: "已付款" },
    rejected: { en: "Rejected", my: "Ditolak", cn: "已拒绝" },
    cancelled: { en: "Cancelled", my: "Dibatalkan", cn: "已取消" },
  },
  account: {
    guest: { en: "guest", my: "tetamu", cn: "客人" },
    agency: { en: "travel agency", my: "agensi pelancongan", cn: "旅行社" },
    influencer: { en: "influencer", my: "pempengaruh", cn: "推广人" },
  },
  wait: {
    waiting: { en: "Waiting", my: "Menunggu", cn: "候补中" },
    offered: { en: "Offered", my: "Ditawarkan", cn: "已提供" },
    taken: { en: "Booked", my: "Ditempah", cn: "已预订" },
    declined: { en: "Declined", my: "Ditolak", cn: "已放弃" },
    missed: { en: "Expired", my: "Tamat tempoh", cn: "已过期" },
    withdrawn: { en: "Left", my: "Keluar", cn: "已退出" },
    passed: { en: "Dates passed", my: "Tarikh berlalu", cn: "日期已过" },
  },
  enquiry: {
    new: { en: "New", my: "Baharu", cn: "新咨询" },
    answered: { en: "Answered", my: "Dijawab", cn: "已回复" },
    booked: { en: "Booked", my: "Ditempah", cn: "已预订" },
    closed: { en: "Closed", my: "Ditutup", cn: "已关闭" },
  },
  commission: {
    forecast: { en: "Forecast", my: "Anggaran", cn: "预计" },
    earned: { en: "Earned", my: "Diperoleh", cn: "已赚取" },
    requested: { en: "Requested", my: "Dimohon", cn: "已申请" },
    paid: { en: "Paid", my: "Dibayar", cn: "已付款" },
    reversed: { en: "Reversed", my: "Ditarik balik", cn: "已冲回" },
    dropped: { en: "Not earned", my: "Tidak diperoleh", cn: "未赚取" },
  },
  paper: {
    invoice: { en: "Invoice", my: "Invois", cn: "发票" },
    creditNote: { en: "Credit note", my: "Nota kredit", cn: "贷记单" },
  },
  paperReason: {
    booked: { en: "As booked", my: "Seperti ditempah", cn: "按预订开具" },
    changed: { en: "Booking changed", my: "Tempahan dipinda", cn: "预订变更" },
    cancelled: { en: "Booking cancelled", my: "Tempahan dibatalkan", cn: "预订取消" },
    noShow: { en: "No-show", my: "Tidak hadir", cn: "客人未入住" },
    takenBack: { en: "Reinstated", my: "Tempahan diaktifkan semula", cn: "预订恢复" },
    refunded: { en: "Refund", my: "Bayaran balik dibuat", cn: "款项退还" },
    otherPayer: {
      en: "Billed to another payer",
      my: "Dibilkan kepada pembayar lain",
      cn: "改由其他付款方结算",
    },
  },
  commissionKind: {
    agent: { en: "Agency", my: "Agensi", cn: "旅行社" },
    influencer: { en: "Link", my: "Pautan", cn: "链接" },
    referral: { en: "Friend", my: "Rakan", cn: "朋友" },
  },
  contract: {
    commission: { en: "Percentage", my: "Peratusan", cn: "百分比" },
    net: { en: "Net rate", my: "Kadar bersih", cn: "净价" },
  },
  event: {
    onSale: { en: "On sale", my: "Dijual", cn: "售票中" },
    soldOut: { en: "Full", my: "Penuh", cn: "已满" },
    closed: { en: "Sale closed", my: "Jualan ditutup", cn: "已停止售票" },
    over: { en: "Over", my: "Selesai", cn: "已结束" },
    off: { en: "Off", my: "Tidak aktif", cn: "已停用" },
    cancelled: { en: "Cancelled", my: "Dibatalkan", cn: "已取消" },
  },
  ticket: {
    adult: { en: "Adult", my: "Dewasa", cn: "成人" },
    child: { en: "Child", my: "Kanak-kanak", cn: "儿童" },
  },
  promoPackage: {
    onSale: { en: "On sale", my: "Dijual", cn: "在售" },
    notYet: { en: "Not yet", my: "Belum mula", cn: "未开始" },
    soldOut: { en: "Sold out", my: "Habis dijual", cn: "已售完" },
    over: { en: "Sale over", my: "Jualan tamat", cn: "销售期已过" },
    off: { en: "Off", my: "Tidak aktif", cn: "已停用" },
    ended: { en: "Ended", my: "Ditamatkan", cn: "已终止" },
  },
  promoCode: {
    cash: { en: "Cash", my: "Tunai", cn: "现金礼券" },
    percent: { en: "Percent", my: "Peratus", cn: "百分比" },
    package: { en: "Package", my: "Pakej", cn: "套餐" },
  },
  voucher: {
    active: { en: "Ready to use", my: "Sedia digunakan", cn: "可使用" },
    used: { en: "Used", my: "Telah digunakan", cn: "已用完" },
    expired: { en: "Expired", my: "Tamat tempoh", cn: "已过期" },
    void: { en: "Void", my: "Dibatalkan", cn: "已作废" },
  },
  auditAct: auditActWords,
  auditSubject: auditSubjectWords,
} satisfies Record<string, Record<string, Words>>;

type StateWords = Readonly<Record<string, Words>>;

/**
 * A state as a cell of a file: the word that pages have for it in the file's language, or its code in a file that is in
 * none, which programs read.
 */
const cellOf = (words: StateWords, state: string | null | undefined, language: Language | undefined) =>
  state ? (language && words[state]?.[language]) || state : "";

/** A state of a family that several lists have, as a cell of a file. */
export const stateCell = <F extends keyof typeof stateWords>(
  family: F,
  state: (keyof (typeof stateWords)[F] & string) | null | undefined,
  language: Language | undefined,
): string => cellOf(stateWords[family], state, language);

type OfOneList = { readonly page: string; readonly words: StateWords };
const ofOneList: OfOneList[] = [];

/** The words of states that one list alone has, as far as the lists are loaded. */
export const ownStateWords: readonly OfOneList[] = ofOneList;

/**
 * Makes of the words of a list's own states what writes them into its file. The check of words compares them with those of
 * its page, which stand at `page`: a namespace and a key (`security-log:kinds`).
 */
export function statesOf<const W extends StateWords>(page: string, words: W) {
  ofOneList.push({ page, words });
  return (state: (keyof W & string) | null | undefined, language: Language | undefined): string =>
    cellOf(words, state, language);
}
