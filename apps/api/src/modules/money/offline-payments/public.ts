export { findDuplicateSlips } from "./duplicate-slips.ts";
export { enterPayment } from "./enter-payment.ts";
export { findPaymentTarget } from "./payment-target.ts";
export { sendSlip } from "./send-slip.ts";
