export { showResortCharges } from "./show-resort-charges.ts";
export { taxUsers } from "./tax-uses.ts";
