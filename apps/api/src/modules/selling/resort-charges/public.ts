export { taxUsers } from "./tax-uses.ts";
