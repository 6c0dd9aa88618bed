export { chargesSaved, showResortCharges } from "./show-resort-charges.ts";
export { keepTaxesInUse, lockTaxesInUse, taxUsers } from "./tax-uses.ts";
