import { createHmac, randomUUID } from "node:crypto";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { type Answer, type HeardRequest, localHttp } from "../../testing/local-http.ts";
import type { Provider, Sent } from "../../testing/provider.ts";
import { complaintsAbout } from "../../testing/published.ts";
import { disputeFace, eventOf, type Refund, refundFace } from "./late-news.ts";
import published from "./published.json" with { type: "json" };

type Page = {
  id: string;
  intent: string;
  status: "open" | "complete" | "expired";
  paid: boolean;
  failed: boolean;
  form: URLSearchParams;
  expiresAt: number;
  key: string;
};

const secretKey = "sk_test_local";
const webhookSecret = "whsec_local";

export type LocalStripe = Provider & {
  /** What it has given back of a page in all, past us too, in sen. */
  goneOf(page: string): number;
};

/** Stripe's side of Checkout, refunds and webhooks, as its documents have it. */
export async function localServer(): Promise<LocalStripe> {
  const pages: Page[] = [];
  const refunds: Refund[] = [];
  const complaints: string[] = [];
  const answered = new Map<string, { asked: string; answer: Answer }>();
  const http = await localHttp(handle);

  function handle(asked: HeardRequest): Answer {
    if (asked.headers.authorization !== `Bearer ${secretKey}`) return refused(401, "invalid_api_key");
    if (asked.headers["stripe-version"] !== published.apiVersion)
      complaints.push(`version ${asked.headers["stripe-version"]}`);
    const key = asked.headers["idempotency-key"];
    const before = typeof key === "string" ? answered.get(key) : undefined;
    if (before && before.asked !== asked.path + asked.body) {
      return { status: 400, body: { error: { type: "idempotency_error", message: "keys differ" } } };
    }
    if (before) return before.answer;
    const answer = work(asked);
    if (typeof key === "string") answered.set(key, { asked: asked.path + asked.body, answer });
    return answer;
  }

  function work({ method, path, form, query, headers }: HeardRequest): Answer {
    const [, id = "", act] = /^\/v1\/checkout\/sessions\/([^/]+)(\/expire)?$/.exec(path) ?? [];
    if (method === "POST" && path === "/v1/checkout/sessions") return open(form, headers);
    if (method === "POST" && path === "/v1/refunds") return refund(form, headers);
    if (method === "GET" && path === "/v1/refunds") return listRefunds(query);
    const page = pages.find((page) => page.id === id);
    if (!page) return refused(404, "resource_missing");
    if (method === "GET") return { status: 200, body: face(page, query.has("expand[0]")) };
    if (!act || page.status !== "open") return refused(400, "session_not_open");
    page.status = "expired";
    return { status: 200, body: face(page) };
  }

  function open(form: URLSearchParams, headers: HeardRequest["headers"]): Answer {
    complaints.push(...complaintsAbout(form, published.session));
    const key = headers["idempotency-key"];
    if (typeof key !== "string") complaints.push("a session without an idempotency key");
    const seconds = Number(form.get("expires_at")) - Date.now() / 1000;
    if (seconds < published.leastPageSeconds || seconds > published.mostPageSeconds)
      return refused(400, "expires_at_out_of_range");
    const id = `cs_test_${randomUUID()}`;
    const page: Page = {
      ...{ id, intent: `pi_${randomUUID()}`, status: "open", paid: false, failed: false, form },
      ...{ expiresAt: Number(form.get("expires_at")), key: String(key) },
    };
    pages.push(page);
    return { status: 200, body: face(page) };
  }

  function refund(form: URLSearchParams, headers: HeardRequest["headers"]): Answer {
    complaints.push(...complaintsAbout(form, published.refund));
    if (headers["idempotency-key"] === undefined) complaints.push("a refund without an idempotency key");
    const intent = form.get("payment_intent") ?? "";
    const page = pages.find((page) => page.intent === intent);
    const amount = Number(form.get("amount"));
    const given = givenOf(intent);
    if (!page?.paid) return refused(400, "payment_intent_unexpected_state");
    if (given === amountOf(page)) return refused(400, "charge_already_refunded");
    if (given + amount > amountOf(page)) return refused(400, "amount_too_large");
    const refundId = form.get("metadata[refundId]") ?? "";
    const made: Refund = { id: `re_${randomUUID()}`, intent, amount, refundId, status: "succeeded" };
    refunds.push(made);
    return { status: 200, body: refundFace(made) };
  }

  const givenOf = (intent: string): number =>
    refunds
      .filter((refund) => refund.intent === intent && refund.status === "succeeded")
      .reduce((sum, refund) => sum + refund.amount, 0);

  const listRefunds = (query: URLSearchParams): Answer => ({
    status: 200,
    body: {
      ...{ object: "list", has_more: false, url: "/v1/refunds" },
      data: refunds.filter((refund) => refund.intent === query.get("payment_intent")).map(refundFace),
    },
  });

  const at = (address: string): Page => {
    const page = pages.find((page) => address.endsWith(page.id));
    if (!page) throw new Error(`no page ${address}`);
    return page;
  };

  function callback(page: Page, amountSen: Sen, secret: string): Sent {
    const type = page.failed
      ? "checkout.session.async_payment_failed"
      : page.status === "expired"
        ? "checkout.session.expired"
        : "checkout.session.completed";
    return sign(type, { ...face(page), amount_total: amountSen }, secret);
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

  return {
    id: "stripe",
    env: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: `whsec_of_another_address,${webhookSecret}`,
      STRIPE_URL: http.url,
    },
    get trouble() {
      return http.trouble;
    },
    set trouble(trouble) {
      http.trouble = trouble;
    },
    complaints,
    async pay(address) {
      const page = at(address);
      if (page.status !== "open") throw new Error("the page is closed");
      Object.assign(page, { status: "complete", paid: true });
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
      pages.filter((page) => page.form.get("client_reference_id") === paymentId).length,
    refundsOf: async (address) =>
      refunds
        .filter(({ intent, refundId }) => intent === at(address).intent && refundId !== "")
        .filter(({ status }) => status === "succeeded")
        .map((refund) => refund.amount),
    async refundElsewhere(address, amountSen) {
      const page = at(address);
      const left = amountOf(page) - givenOf(page.intent);
      const made: Refund = {
        ...{ id: `re_${randomUUID()}`, intent: page.intent, amount: amountSen ?? left, refundId: "" },
        status: "succeeded",
      };
      if (made.amount > left) throw new Error("amount_too_large");
      refunds.push(made);
      return ["refund.created", "refund.updated"].map((type) => sign(type, refundFace(made)));
    },
    refundsTold: async (address) =>
      refunds
        .filter(({ intent, refundId }) => intent === at(address).intent && refundId !== "")
        .map((refund) => sign("refund.created", refundFace({ ...refund, status: "succeeded" }))),
    goneOf: (address) => givenOf(at(address).intent),
    async refundsComeBack(address) {
      const made = refunds.filter(
        ({ intent, status }) => intent === at(address).intent && status === "succeeded",
      );
      for (const refund of made) refund.status = "failed";
      const types = ["refund.failed", "refund.updated"];
      return made.flatMap((refund) => types.map((type) => sign(type, refundFace(refund))));
    },
    async dispute(address, stage, { amountSen, currency = "MYR" } = {}) {
      const page = at(address);
      const amount = amountSen ?? amountOf(page);
      const told = { intent: page.intent, amount, currency: currency.toLowerCase() };
      const { type, face: dispute } = disputeFace(told, stage);
      return sign(type, dispute);
    },
    close: http.close,
  };
}

const refused = (status: number, code: string): Answer => ({
  status,
  body: { error: { type: "invalid_request_error", code, message: code } },
});

const amountOf = (page: Page): number => Number(page.form.get("line_items[0][price_data][unit_amount]"));

/** The session as Stripe answers it: as much of it as a client may read. */
const face = (page: Page, expanded = false) => ({
  ...{ id: page.id, object: "checkout.session", mode: "payment", livemode: false, status: page.status },
  url: page.status === "open" ? `https://checkout.stripe.com/c/pay/${page.id}` : null,
  payment_status: page.paid ? "paid" : "unpaid",
  amount_total: amountOf(page),
  currency: page.form.get("line_items[0][price_data][currency]"),
  client_reference_id: page.form.get("client_reference_id"),
  metadata: { paymentId: page.form.get("metadata[paymentId]"), flow: page.form.get("metadata[flow]") },
  expires_at: page.expiresAt,
  payment_intent: expanded ? intentOf(page) : page.intent,
});

const intentOf = (page: Page) => ({
  ...{ id: page.intent, object: "payment_intent", amount: amountOf(page), currency: "myr" },
  status: page.paid ? "succeeded" : "requires_payment_method",
  last_payment_error: page.failed
    ? { type: "card_error", code: "payment_intent_payment_attempt_failed" }
    : null,
});
