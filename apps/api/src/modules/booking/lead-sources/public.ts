export { checkLeadSource } from "./check-lead-source.ts";
