import type { PaymentId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { z } from "zod";
import { equalInConstantTime } from "../../plugins/constant-time.ts";
import { callGateway, type GatewayAnswer, jsonOf } from "../call-gateway.ts";
import {
  type Callback,
  type Gateway,
  GatewayDown,
  KeysRefused,
  notificationIdOf,
  type SessionRequest,
  type VerifiedCallback,
} from "../port.ts";
import { ringgitText } from "../ringgit.ts";
import type { FiuuSettings } from "./keys.ts";
import { messageOf, Notification, orderIdOf, Requeried } from "./orders.ts";
import { refundOnce } from "./refunds.ts";
import { type FiuuKeys, requerySkeyOf, skeyOf, vcodeOf, vrfKeyOf } from "./signatures.ts";

const hosts = {
  live: { pay: "https://pay.fiuu.com", api: "https://api.fiuu.com" },
  test: { pay: "https://sandbox-payment.fiuu.com", api: "https://sandbox-api.fiuu.com" },
} as const;

/**
 * Fiuu: a signed address of its pay page. It is opened without a call, and nothing can close it: once we have given an
 * attempt up, money that still comes in lands or goes back by itself.
 */
export function fiuuGateway(settings: FiuuSettings): Gateway {
  const { pay, api } = settings.url
    ? { pay: settings.url, api: settings.url }
    : hosts[settings.isTest ? "test" : "live"];
  const post = (path: string, form: Record<string, string>) =>
    callGateway("Fiuu", `${api}${path}`, { method: "POST", body: new URLSearchParams(form) });
  const read = async (session: { paymentId: PaymentId; amountSen: Sen }) => {
    const oID = orderIdOf(session.paymentId);
    const amount = ringgitText(session.amountSen);
    const skey = requerySkeyOf(settings, { oID, amount });
    const answer = await post("/RMS/query/q_by_oid.php", {
      oID,
      amount,
      skey,
      domain: settings.merchantId,
      type: "2",
    });
    const json = jsonOf(answer);
    const refusal = keyRefusalOf(json);
    if (refusal !== null) throw new GatewayDown(`Fiuu: ${refusal}`);
    if (isUnknownOrder(json)) return null;
    const requeried = Requeried.safeParse(json);
    if (
      !requeried.success ||
      !equalInConstantTime(requeried.data.VrfKey, vrfKeyOf(settings, requeried.data))
    ) {
      throw new GatewayDown("Fiuu's answer is not its own");
    }
    const { OrderID, TranID, StatCode, Amount, Currency, ErrorDesc } = requeried.data;
    return messageOf({
      orderId: OrderID,
      tranId: TranID,
      status: StatCode,
      amount: Amount,
      currency: Currency,
      reason: ErrorDesc ?? null,
    });
  };
  return {
    id: "fiuu",
    methods: ["card", "fpx", "eWallet"],
    isTest: settings.isTest,
    takes: { leastSen: 101, mostSen: 3_000_000 },
    sessionMinutes: 20,
    pollEverySeconds: 300,
    unknownIsUnpaid: true,
    canRetryAfterDecline: false,
    async openSession(session) {
      const page = new URL(`${pay}/RMS/pay/${encodeURIComponent(settings.merchantId)}/`);
      page.search = new URLSearchParams(pageFields(settings, session)).toString();
      return { gatewayRef: orderIdOf(session.paymentId), redirectUrl: page.href };
    },
    readSession: read,
    async endSession(session) {
      const final = await read(session);
      if (final) return final;
      const { gatewayRef, paymentId, amountSen } = session;
      const news = { amountSen, currency: "MYR", state: "expired" as const };
      return {
        ...news,
        eventId: notificationIdOf({ ref: gatewayRef, ...news }),
        gatewayRef,
        paymentId,
        reason: "given_up",
        captureRef: null,
      };
    },
    refund: (refund) => refundOnce(settings, post, refund),
    tryKeys: () => tryKeys(settings, post),
    readCallback: (callback) => readCallback(settings, callback),
  };
}

/** What the pay page is opened with; the buyer's name and address are its own demand. */
function pageFields(keys: FiuuKeys, session: SessionRequest): Record<string, string> {
  const amount = ringgitText(session.amountSen);
  const orderid = orderIdOf(session.paymentId);
  return {
    amount,
    orderid,
    bill_name: session.payer.name.slice(0, 128),
    bill_email: session.payer.email.slice(0, 128),
    bill_mobile: session.payer.mobile ?? "",
    bill_desc: session.description,
    country: "MY",
    currency: "MYR",
    vcode: vcodeOf(keys, { amount, orderid }),
    returnurl: session.returnUrl,
    cancelurl: session.returnUrl,
    notifyurl: session.callbackUrl,
    callbackurl: session.callbackUrl,
  };
}

const Refusal = z.object({ error_code: z.string().optional(), error_desc: z.string().optional() });

/** Asks about an order that there never was: who is known is told that nothing is found, anybody else why not. */
async function tryKeys(
  keys: FiuuKeys,
  post: (path: string, form: Record<string, string>) => Promise<GatewayAnswer>,
): Promise<{ found: null }> {
  const order = { oID: "PULAUCHECK", amount: ringgitText(101) };
  const skey = requerySkeyOf(keys, order);
  const answer = await post("/RMS/query/q_by_oid.php", {
    ...order,
    skey,
    domain: keys.merchantId,
    type: "2",
  });
  const json = jsonOf(answer);
  const refusal = keyRefusalOf(json) ?? merchantRefusalOf(json);
  if (refusal !== null) throw new KeysRefused(refusal);
  if (!isUnknownOrder(json))
    throw new GatewayDown(`Fiuu answered ${answer.status}, and nothing about an order`);
  return { found: null };
}

/** What it says of a question that was signed by a key which it does not take; null for any other answer. */
function keyRefusalOf(json: unknown): string | null {
  const reason = Refusal.safeParse(json).data?.error_desc ?? "";
  return /skey|signature|hash/i.test(reason) ? reason : null;
}

/** The same of a merchant whom it does not know. Where a page is asked about, such words may stand in any answer. */
function merchantRefusalOf(json: unknown): string | null {
  const reason = Refusal.safeParse(json).data?.error_desc ?? "";
  return /merchant|domain|denied|unauthori/i.test(reason) ? reason : null;
}

/** Nobody has tried to pay this order yet. */
const isUnknownOrder = (json: unknown): boolean =>
  typeof json === "object" &&
  json !== null &&
  !("StatCode" in json) &&
  ("error_code" in json || "error" in json);

const acknowledgement = { type: "text/plain", body: "CBTOKEN:MPSTATOK" } as const;

function readCallback(keys: FiuuKeys, { fields }: Callback): VerifiedCallback | null {
  const parsed = Notification.safeParse(fields);
  if (!parsed.success) return null;
  const notification = parsed.data;
  if (
    notification.domain !== keys.merchantId ||
    !equalInConstantTime(notification.skey, skeyOf(keys, notification))
  )
    return null;
  const { orderid: orderId, tranID: tranId, status, amount, currency } = notification;
  const reason = notification.error_desc || notification.error_code || null;
  return {
    message: messageOf({ orderId, tranId, status, amount, currency, reason }),
    answer: acknowledgement,
  };
}
