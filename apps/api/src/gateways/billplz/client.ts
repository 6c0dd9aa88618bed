import { callGateway, jsonOf } from "../call-gateway.ts";
import {
  type Bank,
  type Callback,
  type Gateway,
  GatewayDown,
  KeysRefused,
  RefundByHand,
  type SessionRequest,
  UnknownPage,
  type VerifiedCallback,
} from "../port.ts";
import { banksOf } from "./banks.ts";
import { Bill, BillCallback, Collection, messageOf } from "./bills.ts";
import type { BillplzKeys } from "./keys.ts";
import { isXSigned } from "./signature.ts";

const hourMs = 3_600_000;

/**
 * Billplz: a bill for one payment. A bill has no hour at which it closes, so we delete it; and a failed try leaves it
 * due, so the guest can go on on the same page. FPX money can't be called back: refunds are bank transfers by the resort.
 */
export function billplzGateway(keys: BillplzKeys): Gateway {
  const host = keys.url ?? (keys.isTest ? "https://www.billplz-sandbox.com" : "https://www.billplz.com");
  const authorization = `Basic ${Buffer.from(`${keys.apiKey}:`).toString("base64")}`;
  const call = (method: string, path: string, form?: Record<string, string>) =>
    callGateway("Billplz", `${host}/api/v3${path}`, {
      method,
      headers: { authorization, accept: "application/json" },
      ...(form && { body: new URLSearchParams(form) }),
    });
  const billOf = async (method: string, path: string, form?: Record<string, string>) => {
    const answer = await call(method, path, form);
    if (answer.status === 404) throw new UnknownPage("Billplz does not know this bill");
    const bill = Bill.safeParse(jsonOf(answer));
    if (!bill.success) throw new GatewayDown(`Billplz answered ${answer.status}, and no bill`);
    return bill.data;
  };
  const read = async (id: string) => {
    const bill = await billOf("GET", `/bills/${encodeURIComponent(id)}`);
    if (bill.state === "due") return null;
    return bill.state === "paid" ? messageOf(bill, "paid") : messageOf(bill, "expired");
  };
  let known: { readonly at: number; readonly banks: readonly Bank[] } | null = null;
  return {
    id: "billplz",
    methods: ["fpx"],
    isTest: keys.isTest,
    takes: { leastSen: 100, mostSen: 3_000_000 },
    sessionMinutes: 20,
    pollEverySeconds: 60,
    canRetryAfterDecline: true,
    async openSession(session) {
      const bill = await billOf("POST", "/bills", billFields(keys.collectionId, session));
      const page = new URL(bill.url);
      if (session.bank !== null) page.searchParams.set("auto_submit", "true");
      return { gatewayRef: bill.id, redirectUrl: page.href };
    },
    readSession: ({ gatewayRef }) => read(gatewayRef),
    async endSession({ gatewayRef }) {
      // 422 says that it can't be deleted, because it is paid or gone: what it is tells the bill itself.
      await call("DELETE", `/bills/${encodeURIComponent(gatewayRef)}`);
      const final = await read(gatewayRef);
      if (!final) throw new GatewayDown("Billplz did not delete its bill");
      return final;
    },
    refund: () => Promise.reject(new RefundByHand("Billplz sends no money back")),
    readCallback: (callback) => readCallback(callback, keys),
    async banks() {
      if (known && Date.now() - known.at < hourMs) return known.banks;
      const banks = banksOf(jsonOf(await call("GET", "/fpx_banks")));
      if (!banks) throw new GatewayDown("Billplz listed no banks");
      known = { at: Date.now(), banks };
      return banks;
    },
    async tryKeys() {
      const answer = await call("GET", `/collections/${encodeURIComponent(keys.collectionId)}`);
      if (answer.status === 401) throw new KeysRefused("Access denied");
      if (answer.status === 404) throw new KeysRefused("Collection not found");
      const collection = Collection.safeParse(jsonOf(answer));
      if (!collection.success) throw new GatewayDown(`Billplz answered ${answer.status}, and no collection`);
      return { found: collection.data.title };
    },
    isSignedReturn: (fields) => isXSigned(onlyBillplz(fields), keys.xSignatureKey),
  };
}

const billFields = (collectionId: string, session: SessionRequest): Record<string, string> => ({
  collection_id: collectionId,
  name: session.payer.name.slice(0, 255),
  email: session.payer.email,
  ...(session.payer.mobile && { mobile: session.payer.mobile }),
  amount: String(session.amountSen),
  description: session.description.slice(0, 200),
  callback_url: session.callbackUrl,
  redirect_url: session.returnUrl,
  deliver: "false",
  // A bank's code makes the bill go on to that bank by itself.
  ...(session.bank !== null && { reference_1_label: "Bank Code", reference_1: session.bank }),
  reference_2_label: "Payment",
  reference_2: session.paymentId,
});

const acknowledgement = { type: "text/plain", body: "OK" } as const;

function readCallback({ fields }: Callback, keys: BillplzKeys): VerifiedCallback | null {
  const parsed = BillCallback.safeParse(fields);
  if (!isXSigned(fields, keys.xSignatureKey) || !parsed.success) return null;
  const bill = parsed.data;
  if (bill.collection_id !== keys.collectionId) return { message: null, answer: acknowledgement };
  if (bill.paid === "true" && bill.state === "paid") {
    return { message: messageOf(bill, "paid"), answer: acknowledgement };
  }
  if (bill.state === "deleted") return { message: messageOf(bill, "expired"), answer: acknowledgement };
  const undecided = bill.transaction_status === "pending";
  return {
    message: undecided ? null : messageOf(bill, "declined", "payment_failed"),
    answer: acknowledgement,
  };
}

/** The way back may carry fields of others, e.g. of a mail program, which Billplz did not sign. */
const onlyBillplz = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name.startsWith("billplz[")));
