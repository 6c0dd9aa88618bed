import type { DepositReceipt } from "@pulau/contract/room-deposits.ts";
import { dateFormat } from "@pulau/domain/calendar/date-format.ts";
import { dayAt } from "@pulau/domain/calendar/day.ts";
import type { RoomDepositId } from "@pulau/domain/ids.ts";
import { formatRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import type { Content, TableCell } from "pdfmake/interfaces.js";
import type { Db } from "../../../db/connect.ts";
import { dayText } from "../../../pdf/dates.ts";
import { written } from "../../../pdf/fonts.ts";
import { letterhead } from "../../../pdf/letterhead.ts";
import { makePdf } from "../../../pdf/make-pdf.ts";
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

const momentText = ({ seller }: DepositReceipt, moment: string, language: Language): string =>
  [
    dayText(dayAt(new Date(moment), seller.timeZone), language),
    dateFormat("en-GB", {
      timeZone: seller.timeZone,
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    }).format(new Date(moment)),
  ].join(receiptWords[language].comma);

function head(receipt: DepositReceipt, language: Language): Content {
  const w = receiptWords[language];
  return {
    margin: [0, 18, 0, 7],
    columns: [
      {
        width: "*",
        stack: [
          { text: written(w.receipt), font: "display", fontSize: 26, lineHeight: 1 },
          { text: written(receipt.bookingName), bold: true },
          { text: written(w.booking(receipt.bookingNo)), color: inks.soft },
        ],
      },
      {
        width: "auto",
        alignment: "right",
        stack: [
          { text: written(receipt.number), bold: true, fontSize: sizes.large },
          { text: written(momentText(receipt, receipt.at, language)), color: inks.soft },
          { text: written(w.by(receipt.by)), color: inks.soft },
        ],
      },
    ],
  };
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
          joined(momentText(receipt, back.at, language), back.by, back.reference),
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
