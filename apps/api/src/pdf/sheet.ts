import type { TDocumentDefinitions } from "pdfmake/interfaces.js";
import { type Language, tagOf } from "../plugins/language.ts";
import { bodyFont } from "./fonts.ts";
import { fromMillimetres, inks, sizes } from "./style.ts";

/** Of every paper, on either side; points. */
export const margin = fromMillimetres(14);

/**
 * An A4 sheet with the resort as its author, in a language's own font and leading.
 *
 * @param footHeight what a foot takes on every page beside the margin, in points
 */
export const sheet = (
  title: string,
  seller: { readonly legalName: string; readonly name: string },
  language: Language,
  footHeight = 0,
): Omit<TDocumentDefinitions, "content"> => ({
  pageSize: "A4",
  pageMargins: [margin, margin, margin, margin + footHeight],
  info: { title, author: seller.legalName, creator: seller.name },
  language: tagOf[language],
  defaultStyle: {
    font: bodyFont(language),
    fontSize: sizes.body,
    color: inks.ink,
    lineHeight: language === "cn" ? 0.98 : 1.14,
  },
});
