import { createHmac } from "node:crypto";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { type Answer, localHttp, type ReceivedRequest } from "../../testing/local-http.ts";
import type { Provider, Sent } from "../../testing/provider.ts";
import { violationsOf } from "../../testing/published.ts";
import published from "./published.json" with { type: "json" };

type Bill = {
  id: string;
  url: string;
  state: "due" | "paid" | "deleted";
  paidAmount: number;
  form: URLSearchParams;
};

const apiKey = "73eb57f0-7d4e-42b9-a544-aeac6e4b0f81";
const collectionId = "inbmmepb";
const { key } = published.vectors;

/** What the stand-in knows. */
type Books = { readonly bills: Bill[]; readonly complaints: string[] };

/** Billplz' side of version 3, as its documents have it. */
export async function localServer(): Promise<Provider> {
  const books: Books = { bills: [], complaints: [] };
  const http = await localHttp((request) => answer(books, request));
  const env = {
    BILLPLZ_API_KEY: apiKey,
    BILLPLZ_COLLECTION_ID: collectionId,
    BILLPLZ_X_SIGNATURE_KEY: key,
    BILLPLZ_SANDBOX: "1",
    BILLPLZ_URL: http.url,
  };
  const tellsNothing = {
    refundsOf: null,
    refundElsewhere: null,
    refundsNotified: null,
    refundsComeBack: null,
    dispute: null,
  };
  const { complaints } = books;
  return Object.assign(http, { id: "billplz", env, complaints }, onBills(books), tellsNothing);
}

function answer(books: Books, { method, path, form, headers }: ReceivedRequest): Answer {
  if (headers.authorization !== `Basic ${btoa(`${apiKey}:`)}`)
    return { status: 401, body: { error: { type: "Unauthorized", message: ["Access denied"] } } };
  if (path === "/api/v3/fpx_banks") return { status: 200, body: { banks: published.banks } };
  if (path === `/api/v3/collections/${collectionId}`)
    return { status: 200, body: { id: collectionId, title: "Stays", status: "active" } };
  const home = `http://${headers.host}`;
  if (method === "POST" && path === "/api/v3/bills") return open(books, form, home);
  const bill = books.bills.find(({ id }) => path === `/api/v3/bills/${id}`);
  if (!bill) return { status: 404, body: { error: { type: "RecordNotFound", message: ["Not found"] } } };
  if (method === "GET") return { status: 200, body: face(bill) };
  if (bill.state === "paid")
    return { status: 422, body: { error: { type: "RecordInvalid", message: ["Bill cannot be deleted"] } } };
  bill.state = "deleted";
  return { status: 200, body: {} };
}

function open({ bills, complaints }: Books, form: URLSearchParams, home: string): Answer {
  complaints.push(...violationsOf(form, published.bill));
  if (!form.get("email") && !form.get("mobile")) complaints.push("neither email nor mobile");
  if (form.get("collection_id") !== collectionId) return { status: 404, body: {} };
  const id = `b1ll_${bills.length}${Date.now() % 100_000}`;
  const bill: Bill = { id, url: `${home}/bills/${id}`, state: "due", paidAmount: 0, form };
  bills.push(bill);
  return { status: 200, body: face(bill) };
}

const face = (bill: Bill) => ({
  id: bill.id,
  collection_id: collectionId,
  paid: bill.state === "paid",
  state: bill.state,
  amount: Number(bill.form.get("amount")),
  paid_amount: bill.paidAmount,
  due_at: "2026-12-31",
  email: bill.form.get("email"),
  mobile: bill.form.get("mobile"),
  name: bill.form.get("name"),
  url: bill.url,
});

/** What a guest does on a bill's page, and what Billplz says of it. */
function onBills({ bills }: Books) {
  const at = (address: string): Bill => {
    const bill = bills.find(({ id }) => new URL(address).pathname === `/bills/${id}`);
    if (!bill) throw new Error(`no bill ${address}`);
    return bill;
  };
  return {
    async pay(address) {
      const bill = at(address);
      Object.assign(bill, { state: "paid", paidAmount: Number(bill.form.get("amount")) });
    },
    decline: async () => undefined, // a bill stays due after a failed try
    expire: null,
    callback: async (address, altered) => callback(at(address), altered?.amountSen ?? null, key),
    forged: async (address) => callback(at(address), null, "S-a-thief"),
    isOpen: async (address) => at(address).state === "due",
    pagesOf: async (paymentId) => bills.filter(({ form }) => form.get("reference_2") === paymentId).length,
  } satisfies Partial<Provider>;
}

/** What Billplz posts, in the order of its documents. */
function callback(bill: Bill, amountSen: Sen | null, signKey: string): Sent {
  const shown = { ...face(bill), paid_amount: amountSen ?? bill.paidAmount };
  const fields = {
    id: shown.id,
    collection_id: shown.collection_id,
    paid: String(shown.paid),
    state: shown.state,
    amount: String(shown.amount),
    paid_amount: String(shown.paid_amount),
    due_at: shown.due_at,
    email: shown.email ?? "",
    mobile: shown.mobile ?? "",
    name: shown.name ?? "",
    url: shown.url,
    paid_at: shown.paid ? "2026-11-21 15:15:09 +0800" : "",
  };
  const lost = published.callbackFields.filter((name) => !(name in fields));
  if (lost.length > 0) throw new Error(`the callback lacks ${lost}`);
  const body = new URLSearchParams({ ...fields, x_signature: signatureBy(signKey, fields) });
  return { headers: { "content-type": "application/x-www-form-urlencoded" }, body: body.toString() };
}

/** The documents' five steps, one after the other, and not with the product's own hand. */
export function signatureBy(signKey: string, fields: Readonly<Record<string, string>>): string {
  const words: string[] = [];
  for (const [name, value] of Object.entries(fields))
    words.push(`${name.replace("[", "").replace("]", "")}${value}`);
  const collator = new Map(words.map((word) => [word.toLowerCase(), word]));
  const hmac = createHmac("sha256", signKey);
  [...collator.keys()].sort().forEach((folded, i) => {
    hmac.update(`${i === 0 ? "" : "|"}${collator.get(folded)}`);
  });
  return hmac.digest("hex");
}
