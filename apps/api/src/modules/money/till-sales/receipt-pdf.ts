import type { TillReceipt } from "@pulau/contract/till-sales.ts";
import { formatRinggit, formatShare, type Sen } from "@pulau/domain/money/sen.ts";
import type { Content, TableCell } from "pdfmake/interfaces.js";
import { momentText } from "../../../pdf/dates.ts";
import { written } from "../../../pdf/fonts.ts";
import { letterhead } from "../../../pdf/letterhead.ts";
import { makePdf } from "../../../pdf/make-pdf.ts";
import { paperHead } from "../../../pdf/paper-head.ts";
import { sheet } from "../../../pdf/sheet.ts";
import { inks, rule, ruled, sizes } from "../../../pdf/style.ts";
import type { Language } from "../../../plugins/language.ts";
import { receiptWords } from "./receipt-words.ts";

type Row = readonly [text: string, sen: Sen];
const sumsWidth = 240;

/** The receipt of a sale at the till as an A4 PDF. */
export async function tillReceiptPdf(receipt: TillReceipt, language: Language): Promise<Uint8Array> {
  const w = receiptWords[language];
  const { reference, note } = receipt;
  const small = { color: inks.soft, fontSize: sizes.small };
  return makePdf({
    ...sheet(`${w.receipt} ${receipt.number}`, receipt.seller, language),
    content: [
      letterhead(receipt.seller, language),
      head(receipt, language),
      rule(2, inks.ink),
      lineTable(receipt, language),
      {
        margin: [0, 12, 0, 0],
        columns: [
          { width: "*", text: "" },
          { width: sumsWidth, stack: sums(receipt, language) },
        ],
      },
      ...(reference
        ? [{ text: written(`${w.reference}: ${reference}`), margin: [0, 14, 0, 0], ...small } as Content]
        : []),
      ...(note ? [{ text: written(`${w.note}: ${note}`), margin: [0, 4, 0, 0], ...small } as Content] : []),
      { text: written(w.madeBy), margin: [0, 26, 0, 0], ...small },
    ],
  });
}

function head(receipt: TillReceipt, language: Language): Content {
  const w = receiptWords[language];
  const { outlet, staff, back, at, number, seller } = receipt;
  return paperHead({
    title: w.receipt,
    below: [
      { text: written(outlet.name[language] || outlet.name.en), bold: true },
      ...(back ? [{ text: written(w.back[back.as]), bold: true, color: inks.due }] : []),
    ],
    number,
    beside: [momentText(at, { timeZone: seller.timeZone, comma: w.comma }, language), w.by(staff.name)],
  });
}

function lineTable({ lines }: TillReceipt, language: Language): Content {
  const w = receiptWords[language];
  const figure = (text: string, look: object = {}): TableCell => ({
    text: written(text),
    alignment: "right",
    noWrap: true,
    ...look,
  });
  const soft = { color: inks.soft };
  return {
    margin: [0, 14, 0, 0],
    layout: ruled,
    table: {
      headerRows: 1,
      widths: ["*", 50, 80, 90],
      body: [
        [
          { text: written(w.item), ...soft },
          figure(w.count, soft),
          figure(w.unit, soft),
          figure(w.amount, soft),
        ],
        ...lines.map(({ name, count, unitSen, amountSen }) => [
          { text: written(name[language] || name.en) },
          figure(String(count)),
          figure(formatRinggit(unitSen)),
          figure(formatRinggit(amountSen)),
        ]),
      ],
    },
  };
}

/** From the items to what was handed over and came back. */
function sums(receipt: TillReceipt, language: Language): Content[] {
  const w = receiptWords[language];
  const { beforeSen, totalSen, roundingSen, paidSen, receivedSen, changeSen, way } = receipt;
  const taxes = receipt.taxes.map(({ name, share, amountSen, insideSen }): Row => {
    const tax = [name?.[language] || name?.en || w.tax, share === null ? "" : formatShare(share)]
      .filter(Boolean)
      .join(" ");
    return insideSen > 0 ? [w.inside(tax), insideSen] : [tax, amountSen];
  });
  const strong = { bold: true, fontSize: sizes.total, color: inks.ink };
  return [
    figures([[w.before, beforeSen], ...taxes]),
    figures([[w.total, totalSen]], strong),
    figures([
      ...(roundingSen === 0 ? [] : [[w.rounding, roundingSen] as Row]),
      [`${w.paid}${w.comma}${w.ways[way]}`, paidSen],
      ...(receivedSen === null ? [] : [[w.received, receivedSen] as Row]),
      ...(changeSen === null ? [] : [[w.change, changeSen] as Row]),
    ]),
  ];
}

const figures = (rows: readonly Row[], look: object = {}): Content => ({
  layout: { defaultBorder: false, paddingLeft: () => 0, paddingRight: () => 0, paddingTop: () => 2.5 },
  table: {
    widths: ["*", "auto"],
    body: rows.map(([text, sen]): TableCell[] => [
      { text: written(text), color: inks.soft, ...look },
      { text: written(formatRinggit(sen)), alignment: "right", noWrap: true, ...look },
    ]),
  },
});
