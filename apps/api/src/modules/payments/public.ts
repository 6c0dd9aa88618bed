export { applyMessage } from "./apply-message.ts";
export { refreshPaymentStatus } from "./payment-status.ts";
export { pollPayment } from "./poll-payment.ts";
export { refundGoesTo } from "./refund-goes-to.ts";
export { returnMoney } from "./return-money.ts";
export { sendRefund } from "./send-refund.ts";
