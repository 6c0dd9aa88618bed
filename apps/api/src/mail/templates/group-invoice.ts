import { formatRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import type { PaperKind } from "@pulau/domain/papers/next-papers.ts";
import type { Frame, InThree, Letter } from "../letter.ts";

export type GroupInvoiceData = {
  readonly contactName: string;
  readonly groupName: string;
  readonly kind: PaperKind;
  readonly number: string;
  readonly totalSen: Sen;
};

type Words = Pick<Letter, "subject" | "greeting" | "paragraphs" | "closing">;
type Amount = { readonly amount: string; readonly resort: string };

const words: InThree<(data: GroupInvoiceData, amount: Amount) => Words> = {
  en: ({ contactName, groupName, kind, number }, { amount, resort }) => ({
    subject: `${groupName}: ${kind === "invoice" ? "invoice" : "credit note"} ${number} – ${resort}`,
    greeting: `Hello ${contactName},`,
    paragraphs: [
      kind === "invoice"
        ? `Attached is invoice ${number} over ${amount} for ${groupName}. It lists every room that the group pays for.`
        : `Attached is credit note ${number} over ${amount} for ${groupName}.`,
    ],
    closing: "If anything on it is not right, please reply to this e-mail.",
  }),
  my: ({ contactName, groupName, kind, number }, { amount, resort }) => ({
    subject: `${groupName}: ${kind === "invoice" ? "invois" : "nota kredit"} ${number} – ${resort}`,
    greeting: `Salam ${contactName},`,
    paragraphs: [
      kind === "invoice"
        ? `Dilampirkan invois ${number} berjumlah ${amount} bagi ${groupName}. Invois ini menyenaraikan setiap bilik yang dibayar oleh kumpulan.`
        : `Dilampirkan nota kredit ${number} berjumlah ${amount} bagi ${groupName}.`,
    ],
    closing: "Jika ada butiran yang tidak betul, sila balas e-mel ini.",
  }),
  cn: ({ contactName, groupName, kind, number }, { amount, resort }) => ({
    subject: `${groupName}：${kind === "invoice" ? "发票" : "贷记单"} ${number} – ${resort}`,
    greeting: `${contactName}，您好：`,
    paragraphs: [
      kind === "invoice"
        ? `随信附上${groupName}的发票 ${number}，金额 ${amount}，列明由团体付款的每间客房。`
        : `随信附上${groupName}的贷记单 ${number}，金额 ${amount}。`,
    ],
    closing: "如有任何出入，请回复此邮件。",
  }),
};

/** Brings a group its invoice or credit note. */
export function groupInvoiceLetter(data: GroupInvoiceData, frame: Frame): Letter {
  const amount = formatRinggit(data.totalSen);
  return {
    ...words[frame.language](data, { amount, resort: frame.resortName }),
    mail: "group-invoice",
    values: { name: data.contactName, group: data.groupName, number: data.number, amount },
  };
}
