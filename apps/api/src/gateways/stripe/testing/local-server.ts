import { createHmac, randomUUID } from "node:crypto";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { localHttp } from "../../testing/local-http.ts";
import type { Provider, Sent } from "../../testing/provider.ts";
import { amountOf, type Books, givenOf, ownRefunds, type Page, pageAt, pageFace } from "./books.ts";
import { stripeInterface } from "./interface.ts";
import { disputeFace, eventOf, type Refund, refundFace } from "./late-notifications.ts";
import published from "./published.json" with { type: "json" };

const secretKey = "sk_test_local";
const webhookSecret = "whsec_local";

export type LocalStripe = Provider & {
  /** What it has given back of a page in all, past us too, in sen. */
  goneOf(page: string): number;
};

/** Stripe's side of Checkout, refunds and webhooks, as its documents have it. */
export async function localServer(): Promise<LocalStripe> {
  const books: Books = { pages: [], refunds: [], complaints: [] };
  const http = await localHttp(stripeInterface(books, secretKey));
  const { complaints } = books;
  const env = {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: `whsec_of_another_address,${webhookSecret}`,
    STRIPE_URL: http.url,
  };
  return Object.assign(http, { id: "stripe", env, complaints }, onPages(books), ofRefunds(books), {
    dispute: disputesOf(books),
  });
}

/** What a guest does on a page, and what Stripe says of it. */
function onPages(books: Books) {
  const at = (address: string) => pageAt(books, address);
  return {
    async pay(address) {
      if (at(address).status !== "open") throw new Error("the page is closed");
      Object.assign(at(address), { status: "complete", paid: true });
    },
    async decline(address) {
      Object.assign(at(address), { status: "complete", failed: true });
    },
    async expire(address) {
      at(address).status = "expired";
    },
    callback: async (address, altered) =>
      callback(at(address), altered?.amountSen ?? amountOf(at(address)), webhookSecret),
    forged: async (address) => callback(at(address), amountOf(at(address)), "whsec_of_a_thief"),
    isOpen: async (address) => at(address).status === "open",
    pagesOf: async (paymentId) =>
      books.pages.filter(({ form }) => form.get("client_reference_id") === paymentId).length,
  } satisfies Partial<Provider>;
}

/** Refunds, ours and those made past us, with the news of each. */
function ofRefunds(books: Books) {
  const at = (address: string) => pageAt(books, address);
  return {
    refundsOf: async (address) =>
      ownRefunds(books, at(address))
        .filter(({ status }) => status === "succeeded")
        .map(({ amount }) => amount),
    async refundElsewhere(address, amountSen) {
      const { intent } = at(address);
      const left = amountOf(at(address)) - givenOf(books, intent);
      const amount = amountSen ?? left;
      if (amount > left) throw new Error("amount_too_large");
      const made: Refund = { id: `re_${randomUUID()}`, intent, amount, refundId: "", status: "succeeded" };
      books.refunds.push(made);
      return ["refund.created", "refund.updated"].map((type) => sign(type, refundFace(made)));
    },
    refundsNotified: async (address) =>
      ownRefunds(books, at(address)).map((refund) =>
        sign("refund.created", refundFace({ ...refund, status: "succeeded" })),
      ),
    goneOf: (address: string) => givenOf(books, at(address).intent),
    async refundsComeBack(address) {
      const { intent } = at(address);
      const made = books.refunds.filter(
        (refund) => refund.intent === intent && refund.status === "succeeded",
      );
      for (const refund of made) refund.status = "failed";
      const types = ["refund.failed", "refund.updated"];
      return made.flatMap((refund) => types.map((type) => sign(type, refundFace(refund))));
    },
  } satisfies Partial<LocalStripe>;
}

const disputesOf =
  (books: Books): NonNullable<Provider["dispute"]> =>
  async (address, stage, { amountSen, currency = "MYR" } = {}) => {
    const page = pageAt(books, address);
    const facts = {
      intent: page.intent,
      amount: amountSen ?? amountOf(page),
      currency: currency.toLowerCase(),
    };
    const { type, face } = disputeFace(facts, stage);
    return sign(type, face);
  };

function callback(page: Page, amountSen: Sen, secret: string): Sent {
  const type = page.failed
    ? "checkout.session.async_payment_failed"
    : page.status === "expired"
      ? "checkout.session.expired"
      : "checkout.session.completed";
  return sign(type, { ...pageFace(page), amount_total: amountSen }, secret);
}

function sign(type: string, object: object, secret = webhookSecret): Sent {
  const body = JSON.stringify(eventOf(type, object, published.apiVersion));
  const t = Math.floor(Date.now() / 1000);
  const v1 = createHmac("sha256", secret).update(`${t}.${body}`).digest("hex");
  return {
    headers: { "content-type": "application/json; charset=utf-8", "stripe-signature": `t=${t},v1=${v1}` },
    body,
  };
}
