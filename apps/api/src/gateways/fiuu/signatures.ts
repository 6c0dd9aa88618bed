import { createHash } from "node:crypto";

/** Fiuu's signatures are MD5 over fields in an order of their own, with one of two keys. Named as its papers name them. */
const md5 = (...parts: readonly string[]): string => createHash("md5").update(parts.join("")).digest("hex");

export type FiuuKeys = {
  readonly merchantId: string;
  /** Signs what we ask. */
  readonly verifyKey: string;
  /** Signs what Fiuu tells, and refunds. */
  readonly secretKey: string;
};

/** Of the pay page's address. */
export const vcodeOf = (keys: FiuuKeys, order: { amount: string; orderid: string }): string =>
  md5(order.amount, keys.merchantId, order.orderid, keys.verifyKey);

export type Notified = {
  readonly tranID: string;
  readonly orderid: string;
  readonly status: string;
  readonly domain: string;
  readonly amount: string;
  readonly currency: string;
  readonly appcode: string;
  readonly paydate: string;
};

/** Of every notification: the fields as they were sent, not as we read them. */
export function skeyOf(keys: FiuuKeys, notification: Notified): string {
  const inner = md5(
    notification.tranID,
    notification.orderid,
    notification.status,
    notification.domain,
    notification.amount,
    notification.currency,
  );
  return md5(notification.paydate, notification.domain, inner, notification.appcode, keys.secretKey);
}

/** Of a question about an order. */
export const requerySkeyOf = (keys: FiuuKeys, order: { oID: string; amount: string }): string =>
  md5(order.oID, keys.merchantId, keys.verifyKey, order.amount);

/** Of the answer about an order. */
export const vrfKeyOf = (
  keys: FiuuKeys,
  answer: { Amount: string; Domain: string; OrderID: string; StatCode: string },
): string => md5(answer.Amount, keys.secretKey, answer.Domain, answer.OrderID, answer.StatCode);

export type RefundFields = { RefundType: string; RefID: string; TxnID: string; Amount: string };

/** Of a refund. */
export const refundSignatureOf = (keys: FiuuKeys, refund: RefundFields): string =>
  md5(refund.RefundType, keys.merchantId, refund.RefID, refund.TxnID, refund.Amount, keys.secretKey);

/** Of the answer to a refund. */
export const refundedSignatureOf = (
  keys: FiuuKeys,
  refund: RefundFields & { RefundID: string; Status: string },
): string =>
  md5(
    refund.RefundType,
    keys.merchantId,
    refund.RefID,
    refund.RefundID,
    refund.TxnID,
    refund.Amount,
    refund.Status,
    keys.secretKey,
  );

/** Of a question about a refund. */
export const refundQuerySignatureOf = (keys: FiuuKeys, refId: string): string =>
  md5(refId, keys.merchantId, keys.verifyKey);
