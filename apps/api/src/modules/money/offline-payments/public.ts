export { enterPayment } from "./enter-payment.ts";
export { findPaidThing } from "./paid-thing.ts";
export { sendSlip } from "./send-slip.ts";
export { findTwins } from "./slip-twins.ts";
