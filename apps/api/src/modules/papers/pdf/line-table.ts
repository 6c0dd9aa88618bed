import type { InvoiceReply } from "@pulau/contract/papers.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import type { Content, TableCell } from "pdfmake/interfaces.js";
import type { Language } from "../../../plugins/language.ts";
import { written } from "./fonts.ts";
import { lineWords } from "./line-words.ts";
import { inks, ruled, sizes } from "./style.ts";
import { paperWords } from "./words.ts";

/** Every line of the price with its reason; a page break falls between lines, never in one. */
export function lineTable(lines: InvoiceReply["lines"], language: Language): Content {
  const w = paperWords[language];
  const head = [w.what, w.count, w.each, w.amount].map(
    (text, i): TableCell => ({
      text: written(text),
      bold: true,
      fontSize: sizes.small,
      color: inks.pale,
      alignment: i === 0 ? "left" : "right",
    }),
  );
  return {
    layout: ruled,
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: ["*", 44, 72, 82],
      body: [head, ...lines.map((line) => rowOf(line, language))],
    },
  };
}

function rowOf(line: InvoiceReply["lines"][number], language: Language): TableCell[] {
  const { what, why } = lineWords(line, language);
  const isShare = line.share !== null;
  const figure = (text: string): TableCell => ({ text: written(text), alignment: "right", noWrap: true });
  const reason = why === "" ? [] : [{ text: written(why), fontSize: sizes.small, color: inks.pale }];
  return [
    { stack: [{ text: written(what), bold: true }, ...reason] },
    figure(isShare ? "" : String(line.count)),
    figure(isShare ? "" : formatRinggit(line.unitSen)),
    figure(formatRinggit(line.amountSen)),
  ];
}
