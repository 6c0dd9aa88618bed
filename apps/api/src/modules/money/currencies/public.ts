export { importRates } from "./import-rates.ts";
