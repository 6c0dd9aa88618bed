import type { GroupPaper, GroupPaperPart } from "@pulau/contract/group-papers.ts";
import { roomNumberIn } from "@pulau/domain/booking/room-number.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import type { PaperKind } from "@pulau/domain/papers/next-papers.ts";
import type { Content } from "pdfmake/interfaces.js";
import { dayText } from "../../../../pdf/dates.ts";
import { written, writtenAs } from "../../../../pdf/fonts.ts";
import { letterhead } from "../../../../pdf/letterhead.ts";
import { makePdf } from "../../../../pdf/make-pdf.ts";
import { belowTitle, paperHead } from "../../../../pdf/paper-head.ts";
import { sheet } from "../../../../pdf/sheet.ts";
import { inks, rule, sizes } from "../../../../pdf/style.ts";
import type { Language } from "../../../../plugins/language.ts";
import { lineTable } from "./line-table.ts";
import { billLines } from "./stay-facts.ts";
import { figures, sumRows, sumsWidth } from "./sums-table.ts";
import { paperWords } from "./words.ts";

/** A paper of a group as it is printed. */
export type PrintedGroupPaper = {
  readonly kind: PaperKind;
  readonly number: string;
  readonly issuedOn: Day;
  readonly content: GroupPaper;
};

/** The invoice or credit note of a group as an A4 PDF: each booking with its room, its guests and its lines, and one sum. */
export async function groupPdf(paper: PrintedGroupPaper, language: Language): Promise<Uint8Array> {
  const w = paperWords[language];
  const { seller, parts } = paper.content;
  return makePdf({
    ...sheet(`${w[paper.kind]} ${paper.number}`, seller, language),
    content: [
      letterhead(seller, language),
      head(paper, language),
      rule(2, inks.ink),
      facts(paper, language),
      ...parts.map((part) => partOf(part, language)),
      sums(paper, language),
      { text: written(w.madeBy), color: inks.soft, fontSize: sizes.small, margin: [0, 26, 0, 0] },
    ],
  });
}

function head({ kind, number, issuedOn, content }: PrintedGroupPaper, language: Language): Content {
  const w = paperWords[language];
  const taken = content.corrects.map((correction) =>
    w.ofInvoice(correction.number, dayText(correction.issuedOn, language)),
  );
  const why = [
    ...(content.reason === "booked" ? [] : [w.reasons[content.reason]]),
    ...(taken.length > 0 ? [w.takesFrom(taken.join(w.comma))] : []),
  ];
  return paperHead({
    title: w[kind],
    below: why.map(belowTitle),
    number,
    beside: [dayText(issuedOn, language)],
  });
}

function facts({ content }: PrintedGroupPaper, language: Language): Content {
  const w = paperWords[language];
  const { billTo, groupName, packageName, checkIn, checkOut, parts } = content;
  const persons = parts.reduce((sum, part) => sum + part.persons, 0);
  const columnOf = (title: string, name: string, lines: readonly string[]) => ({
    width: "*",
    stack: [
      { text: written(title), color: inks.pale, bold: true, fontSize: sizes.small, margin: [0, 0, 0, 2] },
      { text: written(name), bold: true, fontSize: sizes.name },
      ...lines.map((line) => ({ text: written(line) })),
    ],
  });
  const range = [dayText(checkIn, language), w.to, dayText(checkOut, language)].join(" ");
  return {
    margin: [0, 10, 0, 10],
    columnGap: 18,
    columns: [
      columnOf(w.for, billTo.name, billLines(billTo, language)),
      columnOf(w.stay, range, [
        groupName,
        packageName[language],
        `${w.rooms(parts.length)}${w.comma}${w.persons(persons)}`,
      ]),
    ],
  } as Content;
}

/** One booking: its room and guests above its lines, and what it comes to. */
const partOf = (part: GroupPaperPart, language: Language): Content => {
  const guests = part.guests.length > 0 ? part.guests : [part.bookingName];
  const comma = paperWords[language].comma;
  return {
    margin: [0, 8, 0, 0],
    stack: [
      {
        columns: [
          {
            width: "*",
            text: [
              ...writtenAs(
                [roomNumberIn(part.roomNo, language), guests.join(comma)].filter(Boolean).join("   "),
                { bold: true },
              ),
              ...writtenAs(`   ${part.bookingNo}`, { color: inks.pale, fontSize: sizes.small }),
            ],
          },
          { width: "auto", text: written(formatRinggit(part.totalSen)), bold: true, noWrap: true },
        ],
      },
      lineTable(part.lines, language),
    ],
  };
};

function sums({ kind, content }: PrintedGroupPaper, language: Language): Content {
  const w = paperWords[language];
  return {
    unbreakable: true,
    margin: [0, 14, 0, 0],
    columns: [
      { width: "*", text: "" },
      {
        width: sumsWidth,
        stack: [
          figures(sumRows(content.sums, language)),
          {
            canvas: [
              { type: "line", x1: 0, y1: 4, x2: sumsWidth, y2: 4, lineWidth: 1.4, lineColor: inks.ink },
            ],
          },
          figures([[kind === "creditNote" ? w.credited : w.total, content.sums.totalSen]], {
            bold: true,
            fontSize: sizes.total,
            color: inks.ink,
          }),
        ],
      },
    ],
  };
}
