export { applyMessage, NotYetKnown } from "./apply-message.ts";
export { pollPayment } from "./poll-payment.ts";
export { refreshPaymentStatus } from "./payment-status.ts";
export { returnMoney } from "./return-money.ts";
export { sendRefund } from "./send-refund.ts";
