import { formatRinggit, formatShare, sumSen } from "@pulau/domain/money/sen.ts";
import type { Content, TableCell } from "pdfmake/interfaces.js";
import { dayText } from "../../../../pdf/dates.ts";
import { written } from "../../../../pdf/fonts.ts";
import { letterhead } from "../../../../pdf/letterhead.ts";
import { makePdf } from "../../../../pdf/make-pdf.ts";
import { belowTitle, paperHead } from "../../../../pdf/paper-head.ts";
import { sheet } from "../../../../pdf/sheet.ts";
import { inks, rule, ruled, sizes } from "../../../../pdf/style.ts";
import type { Language } from "../../../../plugins/language.ts";
import type { IssuedPlacesPaper } from "../places-papers.ts";
import { paperWords } from "./words.ts";

/** The invoice of places at an event, or its credit note, as an A4 PDF. */
export async function placesPdf(paper: IssuedPlacesPaper, language: Language): Promise<Uint8Array> {
  const w = paperWords[language];
  const { seller } = paper.content;
  return makePdf({
    ...sheet(`${w[paper.kind]} ${paper.number}`, seller, language),
    content: [
      letterhead(seller, language),
      head(paper, language),
      rule(2, inks.ink),
      payer(paper, language),
      lines(paper, language),
      { text: written(w.madeBy), color: inks.soft, fontSize: sizes.small, margin: [0, 26, 0, 0] },
    ],
  });
}

function head({ kind, number, issuedOn, content }: IssuedPlacesPaper, language: Language): Content {
  const w = paperWords[language];
  const taken = content.corrects.map((correction) =>
    w.ofInvoice(correction.number, dayText(correction.issuedOn, language)),
  );
  const why = kind === "invoice" ? [] : [w.placesBack, w.takesFrom(taken.join(w.comma))];
  return paperHead({
    title: w[kind],
    below: why.map(belowTitle),
    number,
    beside: [dayText(issuedOn, language)],
  });
}

function payer({ content: { billTo, purchaseNo } }: IssuedPlacesPaper, language: Language): Content {
  const w = paperWords[language];
  return {
    margin: [0, 14, 0, 14],
    stack: [
      { text: written(w.for), color: inks.pale, bold: true, fontSize: sizes.small },
      { text: written(billTo.name), bold: true, fontSize: sizes.name },
      { text: written(billTo.email) },
      { text: written(`${w.booking} ${purchaseNo}`) },
    ],
  };
}

/** One line for all places, then what they come to and what taxes that includes. */
function lines(
  { kind, totalSen, content: { places, taxes } }: IssuedPlacesPaper,
  language: Language,
): Content {
  const w = paperWords[language];
  const people = [
    ...(places.adults > 0 ? [w.people.adult(places.adults)] : []),
    ...(places.children > 0 ? [w.people.child(places.children)] : []),
  ];
  const why = [dayText(places.day, language, "weekday"), ...people].join(w.comma);
  const small = { bold: true, fontSize: sizes.small, color: inks.pale };
  const amount = (look: object, sen = totalSen): TableCell => ({
    text: written(formatRinggit(sen)),
    alignment: "right",
    noWrap: true,
    ...look,
  });
  const soft = { color: inks.soft, fontSize: sizes.small };
  const beforeSen = totalSen - sumSen(taxes.map(({ amountSen }) => amountSen));
  const held: readonly [string, number][] =
    taxes.length === 0
      ? []
      : [
          [w.beforeTax, beforeSen],
          ...taxes.map(({ name, share, amountSen }): [string, number] => [
            `${name[language]} ${formatShare(share)}`,
            amountSen,
          ]),
        ];
  const total = { bold: true, fontSize: sizes.total };
  return {
    layout: ruled,
    table: {
      headerRows: 1,
      widths: ["*", "auto"],
      body: [
        [
          { text: written(w.what), ...small },
          { text: written(w.amount), ...small, alignment: "right" },
        ],
        [
          {
            stack: [
              { text: written(places.name[language]), bold: true },
              { text: written(why), fontSize: sizes.small, color: inks.pale },
            ],
          },
          amount({}),
        ],
        ...held.map(([text, sen]): TableCell[] => [{ text: written(text), ...soft }, amount(soft, sen)]),
        [{ text: written(kind === "invoice" ? w.total : w.credited), ...total }, amount(total)],
      ],
    },
  };
}
