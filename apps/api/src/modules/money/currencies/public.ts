export { importRates } from "./import-rates.ts";
export { isAhead } from "./keep-currency.ts";
