import type { DepositWay } from "@pulau/domain/money/room-deposit.ts";
import type { Language } from "../../../plugins/language.ts";

const en = {
  receipt: "Room deposit",
  booking: (number: string) => `Booking ${number}`,
  by: (name: string) => `Received by ${name}`,
  ways: {
    hold: "Held on a card, not charged",
    cash: "Received in cash",
    terminal: "Received by card",
    waived: "No room deposit",
  } as Record<DepositWay, string>,
  withheld: "Withheld",
  returned: "Returned",
  released: "Released",
  note: "The room deposit is returned at check-out, less the cost of damage and of what has not been paid.",
  heldNote: "The hold is released at check-out, less the cost of damage and of what has not been paid.",
  madeBy: "Computer-generated; no signature required.",
  comma: ", ",
};
const my: typeof en = {
  receipt: "Deposit bilik",
  booking: (number) => `Tempahan ${number}`,
  by: (name) => `Diterima oleh ${name}`,
  ways: {
    hold: "Ditahan pada kad, tidak dicaj",
    cash: "Diterima secara tunai",
    terminal: "Diterima dengan kad",
    waived: "Tiada deposit",
  },
  withheld: "Ditolak",
  returned: "Dikembalikan",
  released: "Dilepaskan",
  note: "Deposit dikembalikan semasa daftar keluar, selepas ditolak kos kerosakan dan bayaran tertunggak.",
  heldNote:
    "Prakebenaran dilepaskan semasa daftar keluar, selepas ditolak kos kerosakan dan bayaran tertunggak.",
  madeBy: "Dijana oleh komputer; tandatangan tidak diperlukan.",
  comma: ", ",
};
const cn: typeof en = {
  receipt: "客房押金",
  booking: (number) => `预订 ${number}`,
  by: (name) => `经手人：${name}`,
  ways: { hold: "信用卡预授权（未扣款）", cash: "现金收取", terminal: "刷卡收取", waived: "免收押金" },
  withheld: "扣除",
  returned: "已退还",
  released: "已解除预授权",
  note: "押金于退房时退还，将扣除损坏赔偿及未付款项。",
  heldNote: "预授权于退房时解除，将扣除损坏赔偿及未付款项。",
  madeBy: "本单据由电脑生成，无需签名。",
  comma: "，",
};

/** What the receipt of a deposit says, in each language. */
export const receiptWords: Record<Language, typeof en> = { en, my, cn };
