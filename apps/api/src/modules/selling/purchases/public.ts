export { type CancelPaid, cancelPaidPurchase } from "./cancel-paid.ts";
export { type Fulfilments, fulfilPurchase, type PaidPurchase } from "./fulfil-purchase.ts";
export { openPurchase } from "./open-purchase.ts";
export type { PurchaseReversal, PurchaseReversals } from "./purchase-reversal.ts";
