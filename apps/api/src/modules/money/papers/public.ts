export { nextNumber } from "./document-number.ts";
export { findPaper } from "./find-paper.ts";
export { findGroupPaper, groupPapersBetween, type IssuedGroupPaper } from "./group-papers.ts";
export { issueBookingPapers, issueGroupPapers } from "./issue-group-papers.ts";
export { issuePapers } from "./issue-papers.ts";
export { issuePlacesPapers } from "./issue-places-papers.ts";
export { type Paper, papersOf, readPaper } from "./papers-of.ts";
export { groupPdf } from "./pdf/group-pdf.ts";
export { lineWords } from "./pdf/line-words.ts";
export {
  findPlacesPaper,
  type IssuedPlacesPaper,
  type OwnedPlacesPaper,
  placesPapersBetween,
} from "./places-papers.ts";
export { receiptFile } from "./receipt-file.ts";
export { findPlacesPapers } from "./show-places-papers.ts";
