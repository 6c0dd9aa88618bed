import type { ReceiptReply } from "@pulau/contract/receipts.ts";
import { dayAt } from "@pulau/domain/calendar/day.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import type { Content, TableCell } from "pdfmake/interfaces.js";
import { brandOf } from "../../../../gateways/brands.ts";
import { dayText } from "../../../../pdf/dates.ts";
import { written } from "../../../../pdf/fonts.ts";
import { letterhead } from "../../../../pdf/letterhead.ts";
import { makePdf } from "../../../../pdf/make-pdf.ts";
import { paperHead } from "../../../../pdf/paper-head.ts";
import { sheet } from "../../../../pdf/sheet.ts";
import { inks, rule, sizes } from "../../../../pdf/style.ts";
import type { Language } from "../../../../plugins/language.ts";
import { paperWords } from "./words.ts";

/** The receipt of one payment as an A4 PDF. */
export async function receiptPdf(receipt: ReceiptReply, language: Language): Promise<Uint8Array> {
  const w = paperWords[language];
  const title = `${w.receipt} ${receipt.number}`;
  return makePdf({
    ...sheet(title, receipt.seller, language),
    content: [
      letterhead(receipt.seller, language),
      head(receipt, language),
      rule(2, inks.ink),
      facts(receipt, language),
      { text: written(w.madeBy), color: inks.soft, fontSize: sizes.small, margin: [0, 26, 0, 0] },
    ],
  });
}

const head = (receipt: ReceiptReply, language: Language): Content =>
  paperHead({
    title: paperWords[language].receipt,
    below:
      receipt.state === "voided"
        ? [{ text: written(paperWords[language].voided), bold: true, color: inks.due }]
        : [],
    number: receipt.number,
    beside: [onDay(receipt, receipt.paidAt, language)],
  });

const onDay = ({ seller }: ReceiptReply, moment: string, language: Language): string =>
  dayText(dayAt(new Date(moment), seller.timeZone), language);

/** What was paid, by whom, how and for what; then what of it went back. */
function facts(receipt: ReceiptReply, language: Language): Content {
  const w = paperWords[language];
  const { paidFor, payer, refunds, reference } = receipt;
  const description =
    paidFor.kind === "booking"
      ? [dayText(paidFor.checkIn, language), w.to, dayText(paidFor.checkOut, language)].join(" ")
      : `× ${paidFor.count}`;
  const rows: [string, string][] = [
    [w.receivedFrom, [payer.name, payer.email].filter(Boolean).join(w.comma)],
    [w.for, `${paidFor.number}${w.comma}${paidFor.name[language]}${w.comma}${description}`],
    [w.part, w.parts[receipt.part]],
    [w.paidBy, brandOf(receipt.gateway)?.pays[language] ?? w.gateways[receipt.gateway] ?? receipt.gateway],
    ...(reference ? [[w.gatewayReference, reference] satisfies [string, string]] : []),
    [w.amount, formatRinggit(receipt.amountSen)],
    ...refunds.map(({ at, amountSen, done }): [string, string] => [
      `${done ? w.refunded : w.onItsWay} ${onDay(receipt, at, language)}`,
      formatRinggit(-amountSen),
    ]),
  ];
  return {
    margin: [0, 16, 0, 0],
    layout: "noBorders",
    table: { widths: [150, "*"], body: rows.map((row) => cells(row, row[0] === w.amount)) },
  };
}

const cells = ([text, value]: [string, string], strong: boolean): TableCell[] => [
  { text: written(text), color: inks.soft },
  { text: written(value), ...(strong && { bold: true, fontSize: sizes.total }) },
];
