export { commissionNews } from "./commission-news.ts";
export { settleCommissions, walletsOf, writeCommissions } from "./settle-commissions.ts";
export { settleMissed } from "./settle-missed.ts";
export { showSums } from "./shown.ts";
