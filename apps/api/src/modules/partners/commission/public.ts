export { commissionChanges } from "./commission-changes.ts";
export { discountVoidedPayment } from "./discount-voided-payment.ts";
export { reverseEarnedCommissions } from "./reverse-earned-commissions.ts";
export { settleCommissions, walletsOf, writeCommissions } from "./settle-commissions.ts";
export { settleOutstanding } from "./settle-outstanding.ts";
export { showSums } from "./shown-commissions.ts";
