export { findPaper } from "./find-paper.ts";
export { issuePapers } from "./issue-papers.ts";
export { issuePlacesPapers } from "./issue-places-papers.ts";
export { type Paper, papersOf, readPaper } from "./papers-of.ts";
// What other modules' papers are set with, so that all of the resort's look alike.
export { dayText } from "./pdf/dates.ts";
export { written } from "./pdf/fonts.ts";
export { letterhead } from "./pdf/letterhead.ts";
export { lineWords } from "./pdf/line-words.ts";
export { makePdf } from "./pdf/make-pdf.ts";
export { margin, sheet } from "./pdf/sheet.ts";
export { fromMillimetres, inks, rule, ruled, sizes } from "./pdf/style.ts";
export {
  findPlacesPaper,
  type IssuedPlacesPaper,
  type OwnedPlacesPaper,
  placesPapersBetween,
  placesPapersOf,
} from "./places-papers.ts";
export { receiptFile } from "./receipt-file.ts";
export { findPlacesPapers } from "./show-places-papers.ts";
export { signedPath } from "./signed-path.ts";
