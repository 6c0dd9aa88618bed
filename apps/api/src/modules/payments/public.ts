export { Message as StoredMessage } from "./apply-message.ts";
export { auditMoney } from "./audit-money.ts";
export { bookPayment, capturePayment } from "./capture-payment.ts";
export { endOpenPages } from "./end-open-pages.ts";
export { hearNews } from "./hear-news.ts";
export { lapseUnpaid } from "./lapse-unpaid.ts";
export { owedSen } from "./offers.ts";
export { type PaidAtOnce, payPurchaseAtOnce } from "./pay-at-once.ts";
export {
  countPaid,
  countPaid,
  onlyIdOf,
  onlyIdOf,
  type PayFor,
  type PayFor,
  paidFor,
  paidFor,
  payForOf,
  payForOf,
} from "./pay-for.ts";
export { payFromPackage } from "./pay-from-package.ts";
export { payToken, readPayToken } from "./pay-token.ts";
export { findPayable, type Landed, type LockedPayable, lockPayable, type Payable } from "./payables.ts";
export { refreshPaymentStatus } from "./payment-status.ts";
export { pollPayment } from "./poll-payment.ts";
export { paidBackByTransfer, paidBackToWallet, retryRefund } from "./refund-by-hand.ts";
export { refundGoesTo } from "./refund-goes-to.ts";
export { returnMoney } from "./return-money.ts";
export { sendRefund } from "./send-refund.ts";
export { latestAttempt, paymentOptions } from "./show-payment.ts";
export { startPayment } from "./start-payment.ts";
export { payFromWallet, refuseShortWallet, spendable } from "./wallet.ts";
