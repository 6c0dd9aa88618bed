import type { InvoiceReply } from "@pulau/contract/papers.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { figuresOf } from "@pulau/domain/pricing/line-figures.ts";
import type { Content, TableCell } from "pdfmake/interfaces.js";
import { written, writtenAs } from "../../../../pdf/fonts.ts";
import { inks, ruled, sizes } from "../../../../pdf/style.ts";
import type { Language } from "../../../../plugins/language.ts";
import { lineWords } from "./line-words.ts";
import { paperWords } from "./words.ts";

/**
 * Every line of the price with its reason, and count, nights and price that make its amount; a page break falls between
 * lines, never in one.
 */
export function lineTable(lines: InvoiceReply["lines"], language: Language): Content {
  const w = paperWords[language];
  const head = [w.what, w.count, w.nightCount, w.each, w.amount].map(
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
      widths: ["*", 40, 40, 68, 78],
      body: [head, ...lines.map((line) => rowOf(line, language))],
    },
  };
}

function rowOf(line: InvoiceReply["lines"][number], language: Language): TableCell[] {
  const { what, why } = lineWords(line, language);
  const figures = figuresOf(line);
  const figure = (text: string): TableCell => ({ text: written(text), alignment: "right", noWrap: true });
  const reason = why === "" ? [] : writtenAs(`   ${why}`, { fontSize: sizes.small, color: inks.pale });
  return [
    { text: [...writtenAs(what, { bold: true }), ...reason] },
    figure(figures ? String(figures.count) : ""),
    figure(figures?.nights ? String(figures.nights) : ""),
    figure(figures ? formatRinggit(figures.unitSen) : ""),
    figure(formatRinggit(line.amountSen)),
  ];
}
