export { agreedTextsNow } from "./agreed-texts.ts";
export { loadPageLinks } from "./page-links.ts";
