import type { PaymentId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { type GatewayMessage, notificationIdOf } from "../port.ts";
import { senOf } from "../ringgit.ts";

/** Our payment's id as an order number: its dashes would make it longer than some of Fiuu's channels take. */
export const orderIdOf = (paymentId: PaymentId): string => paymentId.replaceAll("-", "");

/** The payment of an order number; null for what is none of ours. */
export function paymentIdOf(orderId: string): string | null {
  const parts = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(orderId);
  return parts ? parts.slice(1).join("-") : null;
}

const amount = z.string().refine((text) => senOf(text) !== null);

/** A notification's fields; `skey` is over them as they stand here. */
export const Notification = z.object({
  tranID: z.string().regex(/^\d{1,20}$/),
  orderid: z.string(),
  status: z.string(),
  domain: z.string(),
  amount,
  currency: z.string(),
  appcode: z.string().default(""),
  paydate: z.string(),
  skey: z.string(),
  error_code: z.string().optional(),
  error_desc: z.string().optional(),
});

/** The answer to a question about an order. */
export const Requeried = z.object({
  StatCode: z.string(),
  TranID: z.coerce.string(),
  OrderID: z.string(),
  Amount: amount,
  Currency: z.string(),
  Domain: z.string(),
  VrfKey: z.string(),
  ErrorDesc: z.string().nullish(),
});

const states = { "00": "paid", "11": "declined" } as const;

/** News about an order; null while it is pending (22), or when the order is none of ours. */
export function messageOf(order: {
  readonly orderId: string;
  readonly tranId: string;
  readonly status: string;
  readonly amount: string;
  readonly currency: string;
  readonly reason: string | null;
}): GatewayMessage | null {
  const paymentId = paymentIdOf(order.orderId);
  const state = states[order.status as keyof typeof states];
  const amountSen = senOf(order.amount);
  if (paymentId === null || state === undefined || amountSen === null) return null;
  // Fiuu still writes its first name for ringgit in places.
  const currency = order.currency === "RM" ? "MYR" : order.currency;
  return {
    eventId: notificationIdOf({ ref: `${order.orderId}:${order.tranId}`, state, amountSen, currency }),
    gatewayRef: order.orderId,
    paymentId,
    amountSen,
    currency,
    state,
    reason: state === "paid" ? null : order.reason || "payment_failed",
    captureRef: state === "paid" ? order.tranId : null,
  };
}
