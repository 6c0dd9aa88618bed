export { agreedTextsNow } from "./agreed-texts.ts";
export { forgetPageLinks, loadPageLinks } from "./page-links.ts";
export { deletePage } from "./write-page.ts";
