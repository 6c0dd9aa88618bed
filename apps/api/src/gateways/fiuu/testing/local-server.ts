import { createHash } from "node:crypto";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { type Answer, localHttp, type ReceivedRequest } from "../../testing/local-http.ts";
import type { Provider, Sent } from "../../testing/provider.ts";
import { violationsOf } from "../../testing/published.ts";
import published from "./published.json" with { type: "json" };

type Order = {
  readonly page: string;
  readonly fields: URLSearchParams;
  tranID: string;
  status: string | null;
};
type Refund = { RefID: string; RefundID: string; TxnID: string; Amount: string };
type Values = Readonly<Record<string, string>>;

const { merchantId, verifyKey, secretKey } = published.vectors.keys;
const keys: Values = {
  verify_key: verifyKey,
  secret_key: secretKey,
  merchantID: merchantId,
  MerchantID: merchantId,
};

/** A published formula with its braces filled in, and MD5 over it. */
export function worked(formula: keyof typeof published.formulas, values: Values): string {
  const all: Values = { ...keys, ...values };
  const text = published.formulas[formula].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = all[name];
    if (value === undefined) throw new Error(`${formula} wants ${name}`);
    return value;
  });
  return createHash("md5").update(text).digest("hex");
}

/** What the stand-in knows. */
type Books = { readonly orders: Order[]; readonly refunds: Refund[]; readonly complaints: string[] };

/** Fiuu's side of its hosted page, notifications, requery and refunds, as its documents have it. */
export async function localServer(): Promise<Provider> {
  const books: Books = { orders: [], refunds: [], complaints: [] };
  const http = await localHttp((request) => answer(books, request));
  const env = {
    FIUU_MERCHANT_ID: merchantId,
    FIUU_VERIFY_KEY: verifyKey,
    FIUU_SECRET_KEY: secretKey,
    FIUU_SANDBOX: "1",
    FIUU_URL: http.url,
  };
  const { complaints } = books;
  return Object.assign(http, { id: "fiuu", env, complaints }, onPages(books), ofRefunds(books));
}

function answer(books: Books, { path, form }: ReceivedRequest): Answer {
  if (path === "/RMS/query/q_by_oid.php") return requery(books, form);
  if (path === "/RMS/API/refundAPI/index.php") return refund(books, form);
  if (path === "/RMS/API/refundAPI/q_by_refID.php") return findRefund(books, form);
  return { status: 404, body: "Not found" };
}

function requery({ orders, complaints }: Books, form: URLSearchParams): Answer {
  complaints.push(...violationsOf(form, published.requery));
  const fields = Object.fromEntries(form);
  if (fields.skey !== worked("requerySkey", fields)) return error("E04", "Invalid skey");
  const order = orders.find((order) => order.fields.get("orderid") === fields.oID && order.status !== null);
  if (!order) return error("E02", "No records found");
  const reply = {
    StatCode: order.status ?? "22",
    StatName: order.status === "00" ? "captured" : "failed",
    TranID: order.tranID,
    OrderID: fields.oID ?? "",
    Domain: merchantId,
    Channel: "FPX_MB2U",
    Amount: order.fields.get("amount") ?? "",
    Currency: "MYR",
    ErrorCode: "",
    ErrorDesc: "",
  };
  return { status: 200, body: { ...reply, VrfKey: worked("vrfKey", reply) } };
}

function refund({ orders, refunds, complaints }: Books, form: URLSearchParams): Answer {
  complaints.push(...violationsOf(form, published.refund));
  const fields = Object.fromEntries(form) as Values & Refund;
  if (fields.Signature !== worked("refund", fields)) return error("PR003", "Invalid signature");
  const order = orders.find((order) => order.tranID === fields.TxnID && order.status === "00");
  if (!order) return error("PR006", "Transaction not found");
  if (refunds.some((refund) => refund.RefID === fields.RefID)) return error("PR009", "Duplicate RefID");
  const given = refunds.filter((refund) => refund.TxnID === fields.TxnID);
  const senOf = (text: string) => Math.round(Number(text) * 100);
  const sum = given.reduce((total, refund) => total + senOf(refund.Amount), senOf(fields.Amount));
  if (sum > senOf(order.fields.get("amount") ?? "0")) return error("PR013", "Exceeded refund amount");
  const { RefID, TxnID, Amount } = fields;
  const made = { RefID, TxnID, Amount, RefundID: String(5_000 + refunds.length) };
  refunds.push(made);
  const reply = { RefundType: "P", MerchantID: merchantId, Status: "22", ...made };
  return { status: 200, body: { ...reply, Signature: worked("refunded", reply) } };
}

function findRefund({ refunds }: Books, form: URLSearchParams): Answer {
  const fields = Object.fromEntries(form);
  if (fields.Signature !== worked("refundQuery", fields)) return error("PR003", "Invalid signature");
  const known = refunds.filter((refund) => refund.RefID === fields.RefID);
  if (known.length === 0) return error("PR010", "Refund not found");
  const { TxnID, RefID, RefundID } = known[0] as Refund;
  return {
    status: 200,
    body: [{ TxnID, RefID, RefundID, Status: "pending", LastUpdate: "", FPXTxnID: "" }],
  };
}

/** Nothing is known of a page before a guest opens it: then its signature and fields are looked at. */
function orderAt({ orders, complaints }: Books, page: string): Order {
  const there = orders.find((order) => order.page === page);
  if (there) return there;
  const url = new URL(page);
  complaints.push(...violationsOf(url.searchParams, published.page));
  const fields = Object.fromEntries(url.searchParams);
  if (url.pathname !== `/RMS/pay/${merchantId}/`) complaints.push(`page ${url.pathname}`);
  if (fields.vcode !== worked("vcode", fields)) complaints.push("the vcode is wrong");
  const tranID = String(31_000_000 + orders.length);
  const order: Order = { page, fields: url.searchParams, tranID, status: null };
  orders.push(order);
  return order;
}

function callback(order: Order, amount: string, key: string): Sent {
  const fields = {
    tranID: order.tranID,
    orderid: order.fields.get("orderid") ?? "",
    status: order.status ?? "22",
    domain: merchantId,
    amount,
    currency: "RM",
    appcode: "",
    paydate: "2026-11-21 15:15:09",
  };
  const signed = { ...fields, key0: worked("key0", fields), secret_key: key };
  const body = new URLSearchParams({
    ...fields,
    nbcb: "1",
    error_code: "",
    error_desc: "",
    channel: "fpx_mb2u",
    skey: worked("skey", signed),
  });
  return { headers: { "content-type": "application/x-www-form-urlencoded" }, body: body.toString() };
}

/** What a guest does on a page, and what Fiuu says of it. */
function onPages(books: Books) {
  const at = (page: string) => orderAt(books, page);
  const amountOf = (page: string) => at(page).fields.get("amount") ?? "";
  return {
    async pay(page) {
      at(page).status = "00";
    },
    async decline(page) {
      at(page).status = "11";
    },
    expire: null,
    callback: async (page, altered) =>
      callback(at(page), altered ? inRinggit(altered.amountSen) : amountOf(page), secretKey),
    forged: async (page) => callback(at(page), amountOf(page), "a-thief"),
    isOpen: async () => true, // nothing closes a page of Fiuu's
    pagesOf: async () => 1,
  } satisfies Partial<Provider>;
}

function ofRefunds(books: Books) {
  const { refunds } = books;
  return {
    refundsOf: async (page) =>
      refunds
        .filter((refund) => refund.TxnID === orderAt(books, page).tranID)
        .map((refund) => Math.round(Number(refund.Amount) * 100)),
    async refundElsewhere(page) {
      const { tranID: TxnID, fields } = orderAt(books, page);
      refunds.push({ RefID: "portal", RefundID: "1", TxnID, Amount: fields.get("amount") ?? "" });
      return [];
    },
    refundsNotified: null,
    refundsComeBack: null,
    dispute: null,
  } satisfies Partial<Provider>;
}

const error = (code: string, desc: string): Answer => ({
  status: 200,
  body: { error_code: code, error_desc: desc },
});

const inRinggit = (sen: Sen): string => (sen / 100).toFixed(2);
