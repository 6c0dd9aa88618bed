export { priceLines } from "./audited-changes.ts";
export { publishPlanned } from "./plan-publishing.ts";
