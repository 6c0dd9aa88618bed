import type { Refund } from "./late-notifications.ts";

/** A session of Checkout, and what its guest did. */
export type Page = {
  id: string;
  intent: string;
  status: "open" | "complete" | "expired";
  paid: boolean;
  failed: boolean;
  form: URLSearchParams;
  expiresAt: number;
  key: string;
};

/** What the stand-in knows. */
export type Books = {
  readonly pages: Page[];
  readonly refunds: Refund[];
  readonly complaints: string[];
};

export const amountOf = (page: Page): number =>
  Number(page.form.get("line_items[0][price_data][unit_amount]"));

/** What went back of a payment in all, in sen. */
export const givenOf = ({ refunds }: Books, intent: string): number =>
  refunds
    .filter((refund) => refund.intent === intent && refund.status === "succeeded")
    .reduce((sum, refund) => sum + refund.amount, 0);

/** The refunds of a page that were asked for by us. */
export const ownRefunds = ({ refunds }: Books, page: Page): Refund[] =>
  refunds.filter(({ intent, refundId }) => intent === page.intent && refundId !== "");

export function pageAt({ pages }: Books, address: string): Page {
  const page = pages.find(({ id }) => address.endsWith(id));
  if (!page) throw new Error(`no page ${address}`);
  return page;
}

/** The session as Stripe answers it: as much of it as a client may read. */
export const pageFace = (page: Page, expanded = false) => ({
  id: page.id,
  object: "checkout.session",
  mode: "payment",
  livemode: false,
  status: page.status,
  url: page.status === "open" ? `https://checkout.stripe.com/c/pay/${page.id}` : null,
  payment_status: page.paid ? "paid" : "unpaid",
  amount_total: amountOf(page),
  currency: page.form.get("line_items[0][price_data][currency]"),
  client_reference_id: page.form.get("client_reference_id"),
  metadata: { paymentId: page.form.get("metadata[paymentId]"), flow: page.form.get("metadata[flow]") },
  expires_at: page.expiresAt,
  payment_intent: expanded ? intentFace(page) : page.intent,
});

const intentFace = (page: Page) => ({
  id: page.intent,
  object: "payment_intent",
  amount: amountOf(page),
  currency: "myr",
  status: page.paid ? "succeeded" : "requires_payment_method",
  last_payment_error: page.failed
    ? { type: "card_error", code: "payment_intent_payment_attempt_failed" }
    : null,
});
