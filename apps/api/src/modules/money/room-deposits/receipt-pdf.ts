import type { DepositReceipt } from "@pulau/contract/room-deposits.ts";
import type { RoomDepositId } from "@pulau/domain/ids.ts";
import { formatRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import type { Content, TableCell } from "pdfmake/interfaces.js";
import type { Db } from "../../../db/connect.ts";
import { momentText } from "../../../pdf/dates.ts";
import { written } from "../../../pdf/fonts.ts";
import { letterhead } from "../../../pdf/letterhead.ts";
import { makePdf } from "../../../pdf/make-pdf.ts";
import { paperHead } from "../../../pdf/paper-head.ts";
import { sheet } from "../../../pdf/sheet.ts";
import { inks, rule, ruled, sizes } from "../../../pdf/style.ts";
import type { Language } from "../../../plugins/language.ts";
import { receiptWords } from "./receipt-words.ts";
import { findReceipt } from "./show-deposits.ts";

/** The receipt of a deposit as a file; null where none was taken. */
export async function depositFile(
  db: Db,
  id: RoomDepositId,
  language: Language,
): Promise<{ readonly name: string; readonly bytes: Uint8Array } | null> {
  const receipt = await findReceipt(db, id);
  return receipt && { name: `${receipt.number}.pdf`, bytes: await depositPdf(receipt, language) };
}

/** The receipt of a deposit as an A4 PDF: that it was taken, and what became of it. */
async function depositPdf(receipt: DepositReceipt, language: Language): Promise<Uint8Array> {
  const w = receiptWords[language];
  const small = { color: inks.soft, fontSize: sizes.small };
  return makePdf({
    ...sheet(`${w.receipt} ${receipt.number}`, receipt.seller, language),
    content: [
      letterhead(receipt.seller, language),
      head(receipt, language),
      rule(2, inks.ink),
      lines(receipt, language),
      { text: written(receipt.way === "hold" ? w.heldNote : w.note), margin: [0, 14, 0, 0], ...small },
      { text: written(w.madeBy), margin: [0, 12, 0, 0], ...small },
    ],
  });
}

/** When something was, at the resort. */
const momentOf = ({ seller: { timeZone } }: DepositReceipt, moment: string, language: Language): string =>
  momentText(moment, { timeZone, comma: receiptWords[language].comma }, language);

function head(receipt: DepositReceipt, language: Language): Content {
  const w = receiptWords[language];
  return paperHead({
    title: w.receipt,
    below: [
      { text: written(receipt.bookingName), bold: true },
      { text: written(w.booking(receipt.bookingNo)), color: inks.soft },
    ],
    number: receipt.number,
    beside: [momentOf(receipt, receipt.at, language), w.by(receipt.by)],
  });
}

function lines(receipt: DepositReceipt, language: Language): Content {
  const w = receiptWords[language];
  const { way, amountSen, reference, back } = receipt;
  const row = (title: string, more: string, sen: Sen, look: object = {}): TableCell[] => [
    {
      stack: [
        { text: written(title), ...look },
        ...(more ? [{ text: written(more), color: inks.soft, fontSize: sizes.small }] : []),
      ],
    },
    { text: written(formatRinggit(sen)), alignment: "right", noWrap: true, ...look },
  ];
  const joined = (...parts: readonly string[]) => parts.filter(Boolean).join(w.comma);
  const backRows = back
    ? [
        ...(back.withheldSen > 0 ? [row(w.withheld, back.reason, back.withheldSen)] : []),
        row(
          way === "hold" ? w.released : w.returned,
          joined(momentOf(receipt, back.at, language), back.by, back.reference),
          back.returnedSen,
          { bold: true },
        ),
      ]
    : [];
  return {
    margin: [0, 14, 0, 0],
    layout: ruled,
    table: {
      widths: ["*", 110],
      body: [row(w.ways[way], reference, amountSen, { bold: true }), ...backRows],
    },
  };
}
