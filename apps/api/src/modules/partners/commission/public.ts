export { commissionNews } from "./commission-news.ts";
export { forgetPayment } from "./forget-payment.ts";
export { settleCommissions, walletsOf, writeCommissions } from "./settle-commissions.ts";
export { settleMissed } from "./settle-missed.ts";
export { showSums } from "./shown.ts";
export { takeBackEarned } from "./take-back-earned.ts";
