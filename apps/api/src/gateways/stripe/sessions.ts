import type Stripe from "stripe";
import { type GatewayMessage, notificationIdOf } from "../port.ts";

type State = GatewayMessage["state"];

/**
 * What became of a Checkout Session; null while that is open. A session that is complete and not paid waits for a slow
 * way to pay, unless its payment is known to have failed.
 */
export function finalOf(
  session: Stripe.Checkout.Session,
  { unpaidIsDeclined = false } = {},
): GatewayMessage | null {
  const state = stateOf(session, unpaidIsDeclined);
  if (!state) return null;
  const intent = session.payment_intent;
  const amountSen = session.amount_total ?? 0;
  const currency = (session.currency ?? "").toUpperCase();
  return {
    eventId: notificationIdOf({ ref: session.id, state, amountSen, currency }),
    gatewayRef: session.id,
    paymentId: session.client_reference_id,
    amountSen,
    currency,
    state,
    reason: state === "declined" ? (lastError(intent) ?? "payment_failed") : null,
    captureRef: state === "paid" ? (typeof intent === "string" ? intent : (intent?.id ?? null)) : null,
  };
}

function stateOf(session: Stripe.Checkout.Session, unpaidIsDeclined: boolean): State | null {
  if (session.status === "expired") return "expired";
  if (session.status !== "complete") return null;
  if (session.payment_status === "paid") return "paid";
  return unpaidIsDeclined || hasFailed(session.payment_intent) ? "declined" : null;
}

type Intent = Stripe.Checkout.Session["payment_intent"];

const hasFailed = (intent: Intent): boolean =>
  intent !== null &&
  typeof intent === "object" &&
  (intent.status === "requires_payment_method" || intent.status === "canceled");

const lastError = (intent: Intent): string | null =>
  (intent !== null &&
    typeof intent === "object" &&
    (intent.last_payment_error?.decline_code ?? intent.last_payment_error?.code)) ||
  null;
