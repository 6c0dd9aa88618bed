import { randomUUID } from "node:crypto";
import type { Answer, ReceivedRequest } from "../../testing/local-http.ts";
import { violationsOf } from "../../testing/published.ts";
import { amountOf, type Books, givenOf, type Page, pageFace } from "./books.ts";
import { type Refund, refundFace } from "./late-notifications.ts";
import published from "./published.json" with { type: "json" };

/** Stripe's interface over what it knows: a call under a key that was used is answered as it was before. */
export function stripeInterface(books: Books, secretKey: string): (request: ReceivedRequest) => Answer {
  const answered = new Map<string, { request: string; answer: Answer }>();
  return (request) => {
    if (request.headers.authorization !== `Bearer ${secretKey}`) return refused(401, "invalid_api_key");
    if (request.headers["stripe-version"] !== published.apiVersion)
      books.complaints.push(`version ${request.headers["stripe-version"]}`);
    const key = request.headers["idempotency-key"];
    const before = typeof key === "string" ? answered.get(key) : undefined;
    if (before && before.request !== request.path + request.body) {
      return { status: 400, body: { error: { type: "idempotency_error", message: "keys differ" } } };
    }
    if (before) return before.answer;
    const answer = work(books, request);
    if (typeof key === "string") answered.set(key, { request: request.path + request.body, answer });
    return answer;
  };
}

function work(books: Books, { method, path, form, query, headers }: ReceivedRequest): Answer {
  const [, id = "", act] = /^\/v1\/checkout\/sessions\/([^/]+)(\/expire)?$/.exec(path) ?? [];
  if (method === "POST" && path === "/v1/checkout/sessions") return open(books, form, headers);
  if (method === "POST" && path === "/v1/refunds") return refund(books, form, headers);
  if (method === "GET" && path === "/v1/refunds") return listRefunds(books, query);
  if (method === "GET" && path === "/v1/checkout/sessions")
    return { status: 200, body: { object: "list", has_more: false, url: path, data: [] } };
  const page = books.pages.find((known) => known.id === id);
  if (!page) return refused(404, "resource_missing");
  if (method === "GET") return { status: 200, body: pageFace(page, query.has("expand[0]")) };
  if (!act || page.status !== "open") return refused(400, "session_not_open");
  page.status = "expired";
  return { status: 200, body: pageFace(page) };
}

function open(
  { pages, complaints }: Books,
  form: URLSearchParams,
  headers: ReceivedRequest["headers"],
): Answer {
  complaints.push(...violationsOf(form, published.session));
  const key = headers["idempotency-key"];
  if (typeof key !== "string") complaints.push("a session without an idempotency key");
  const seconds = Number(form.get("expires_at")) - Date.now() / 1000;
  if (seconds < published.leastPageSeconds || seconds > published.mostPageSeconds)
    return refused(400, "expires_at_out_of_range");
  const id = `cs_test_${randomUUID()}`;
  const page: Page = {
    id,
    intent: `pi_${randomUUID()}`,
    status: "open",
    paid: false,
    failed: false,
    form,
    expiresAt: Number(form.get("expires_at")),
    key: String(key),
  };
  pages.push(page);
  return { status: 200, body: pageFace(page) };
}

function refund(books: Books, form: URLSearchParams, headers: ReceivedRequest["headers"]): Answer {
  books.complaints.push(...violationsOf(form, published.refund));
  if (headers["idempotency-key"] === undefined) books.complaints.push("a refund without an idempotency key");
  const intent = form.get("payment_intent") ?? "";
  const page = books.pages.find((known) => known.intent === intent);
  const amount = Number(form.get("amount"));
  const given = givenOf(books, intent);
  if (!page?.paid) return refused(400, "payment_intent_unexpected_state");
  if (given === amountOf(page)) return refused(400, "charge_already_refunded");
  if (given + amount > amountOf(page)) return refused(400, "amount_too_large");
  const refundId = form.get("metadata[refundId]") ?? "";
  const made: Refund = { id: `re_${randomUUID()}`, intent, amount, refundId, status: "succeeded" };
  books.refunds.push(made);
  return { status: 200, body: refundFace(made) };
}

const listRefunds = ({ refunds }: Books, query: URLSearchParams): Answer => ({
  status: 200,
  body: {
    object: "list",
    has_more: false,
    url: "/v1/refunds",
    data: refunds.filter(({ intent }) => intent === query.get("payment_intent")).map(refundFace),
  },
});

const refused = (status: number, code: string): Answer => ({
  status,
  body: { error: { type: "invalid_request_error", code, message: code } },
});
