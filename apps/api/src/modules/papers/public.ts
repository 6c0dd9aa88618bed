export { issuePapers } from "./issue-papers.ts";
// What other modules' papers are set with, so that all of the resort's look alike.
export { dayText } from "./pdf/dates.ts";
export { bodyFont, written } from "./pdf/fonts.ts";
export { letterhead } from "./pdf/letterhead.ts";
export { fromMillimetres, inks, rule, ruled, sizes } from "./pdf/style.ts";
