export { findLinkRow } from "./find-link.ts";
