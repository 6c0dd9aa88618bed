export { publishPlanned } from "./plan-publishing.ts";
