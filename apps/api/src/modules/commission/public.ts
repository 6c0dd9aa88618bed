export { settleCommissions } from "./settle-commissions.ts";
export { settleMissed } from "./settle-missed.ts";
export { showSums } from "./shown.ts";
