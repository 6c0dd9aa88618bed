import type { StatementReply } from "@pulau/contract/commission.ts";
import type { PaperSeller } from "@pulau/contract/papers.ts";
import { formatRinggit, formatShare } from "@pulau/domain/money/sen.ts";
import type { Column, Content, TableCell, TDocumentDefinitions } from "pdfmake/interfaces.js";
import type { z } from "zod";
import { dayText } from "../../../pdf/dates.ts";
import { written } from "../../../pdf/fonts.ts";
import { letterhead } from "../../../pdf/letterhead.ts";
import { makePdf } from "../../../pdf/make-pdf.ts";
import { margin, sheet } from "../../../pdf/sheet.ts";
import { fromMillimetres, inks, rule, ruled, sizes } from "../../../pdf/style.ts";
import type { Language } from "../../../plugins/language.ts";
import { type StatementWords, statementWords } from "./statement-words.ts";

type Seller = z.infer<typeof PaperSeller>;

/** A statement as an A4 PDF with the resort's head: as many pages as it needs, the table's head on each. */
export const statementPdf = (
  statement: StatementReply,
  { seller, language }: { seller: Seller; language: Language },
): Promise<Uint8Array> => makePdf(documentOf(statement, seller, language));

function documentOf(statement: StatementReply, seller: Seller, language: Language): TDocumentDefinitions {
  const w = statementWords[language];
  return {
    ...sheet(`${w.title} ${statement.account.name}`, seller, language, fromMillimetres(8)),
    footer: (page, pages) => ({
      text: written(w.page(page, pages)),
      alignment: "right",
      fontSize: sizes.small,
      color: inks.soft,
      margin: [margin, 4, margin, 0],
    }),
    content: [
      letterhead(seller, language),
      { text: written(w.title), font: "display", fontSize: 26, lineHeight: 1, margin: [0, 18, 0, 7] },
      rule(2, inks.ink),
      factsOf(statement, language, w),
      lineTable(statement, language, w),
      sumsTable(statement, w),
      { text: written(w.note), color: inks.soft, fontSize: sizes.small, margin: [0, 14, 0, 0] },
    ],
  };
}

function factsOf({ account, from, to }: StatementReply, language: Language, w: StatementWords): Content {
  const part = (head: string, text: string): Column => ({
    width: "*",
    stack: [
      { text: written(head), color: inks.pale, bold: true, fontSize: sizes.small },
      { text: written(text), bold: true, fontSize: sizes.name },
    ],
  });
  const days = `${dayText(from, language)} ${w.to} ${dayText(to, language)}`;
  return {
    margin: [0, 14, 0, 14],
    columnGap: 18,
    columns: [part(w.for, account.name), part(w.period, days)],
  };
}

const figure = (text: string, given: object = {}): TableCell => ({
  text: written(text),
  alignment: "right",
  noWrap: true,
  ...given,
});

function lineTable({ lines }: StatementReply, language: Language, w: StatementWords): Content {
  if (lines.length === 0) return { text: written(w.nothing), color: inks.soft };
  const head = w.headings.map(
    (text, i): TableCell => ({
      text: written(text),
      bold: true,
      fontSize: sizes.small,
      color: inks.pale,
      alignment: i > 3 ? "right" : "left",
    }),
  );
  const rows = lines.map((line): TableCell[] => [
    { text: written(dayText(line.on, language)), noWrap: true },
    { text: written(w.what[line.what]), bold: true },
    {
      stack: [
        { text: written(line.bookingNo ?? (line.kind === "referral" ? w.friend : "")) },
        ...(line.packageName
          ? [{ text: written(line.packageName[language]), fontSize: sizes.small, color: inks.pale }]
          : []),
      ],
    },
    { text: written(line.checkOut === null ? "" : dayText(line.checkOut, language)), noWrap: true },
    figure(line.baseSen === null ? "" : formatRinggit(line.baseSen)),
    figure(line.basisPoints === null ? "" : formatShare(line.basisPoints)),
    figure(formatRinggit(line.amountSen)),
  ]);
  return {
    layout: ruled,
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: [56, "*", "*", 56, 68, 34, 70],
      body: [head, ...rows],
    },
  };
}

function sumsTable({ sums, requestedSen, owedSen }: StatementReply, w: StatementWords): Content {
  const rows: [string, number, boolean][] = [
    [w.sums.earned, sums.earnedSen, false],
    [w.sums.reversed, -sums.reversedSen, false],
    [w.sums.net, sums.netSen, true],
    [w.sums.paidOut, sums.paidOutSen, false],
    ...(requestedSen === 0
      ? []
      : [[w.sums.requested, requestedSen, false] satisfies [string, number, boolean]]),
    ...(owedSen === 0 ? [] : [[w.sums.owed, owedSen, false] satisfies [string, number, boolean]]),
  ];
  return {
    margin: [0, 14, 0, 0],
    unbreakable: true,
    columns: [
      { width: "*", text: "" },
      {
        width: 300,
        layout: ruled,
        table: {
          widths: ["*", 90],
          body: rows.map(([name, sen, bold]) => [
            { text: written(name), bold },
            figure(formatRinggit(sen), { bold }),
          ]),
        },
      },
    ],
  };
}
