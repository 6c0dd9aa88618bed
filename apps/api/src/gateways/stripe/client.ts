import { createRequire } from "node:module";
import type StripeLibrary from "stripe";
import type { Stripe } from "stripe";
import {
  type Callback,
  type Gateway,
  GatewayDown,
  type GatewayNotification,
  KeysRefused,
  RefundRefused,
  type RefundRequest,
  UnknownPage,
  type VerifiedCallback,
} from "../port.ts";
import { disputed } from "./disputes.ts";
import type { StripeKeys } from "./keys.ts";
import { hasFailed, refundNotification } from "./refunds.ts";
import { finalOf } from "./sessions.ts";

/** Stripe's library is two hundred files: it is loaded where there are keys, at the first use. */
const library = (): typeof StripeLibrary => createRequire(import.meta.url)("stripe");

/** Stripe wants a page to live half an hour at least; five minutes more let a lost call be repeated as it was. */
const sessionMinutes = 35;
const sessionMs = sessionMinutes * 60_000;
const locales = { en: "en", my: "ms", cn: "zh" } as const;

/**
 * Stripe: a Checkout Session in ringgit for card, FPX and GrabPay. It closes its page by itself; where the booking has
 * less time than Stripe's least, the page is ended by us.
 */
export function stripeGateway({ secretKey, webhookSecrets, url }: StripeKeys): Gateway {
  const stripe = new (library())(secretKey, {
    maxNetworkRetries: 1,
    timeout: 15_000,
    telemetry: false,
    appInfo: { name: "Pulau" },
    ...(url !== undefined && addressOf(url)),
  });
  const load = async (id: string) => {
    const load = () => stripe.checkout.sessions.retrieve(id, { expand: ["payment_intent"] });
    const found = await callStripe(load).catch(unlessRefused);
    // Another account's, whose keys were given before: what became of it nobody can say by these.
    if (!found) throw new UnknownPage("Stripe does not know this page");
    return found;
  };
  const isTest = /^(sk|rk)_test_/.test(secretKey);
  return {
    id: "stripe",
    methods: ["card", "fpx", "eWallet"],
    isTest,
    takes: { leastSen: 200, mostSen: 99_999_999 },
    sessionMinutes,
    pollEverySeconds: 20,
    canRetryAfterDecline: false,
    async openSession(wanted) {
      const endsAt = Math.max(wanted.endsAt.getTime(), wanted.startedAt.getTime() + sessionMs);
      const marks = { paymentId: wanted.paymentId, flow: wanted.flow };
      const session = await callStripe(() =>
        stripe.checkout.sessions.create(
          {
            mode: "payment",
            allowed_payment_method_types: ["card", "fpx", "grabpay"],
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: "myr",
                  unit_amount: wanted.amountSen,
                  product_data: { name: wanted.description },
                },
              },
            ],
            // What is shown and charged stays ringgit: what comes back is compared to the sen.
            adaptive_pricing: { enabled: false },
            client_reference_id: wanted.paymentId,
            metadata: marks,
            payment_intent_data: { description: wanted.description, metadata: marks },
            customer_email: wanted.payer.email,
            locale: locales[wanted.payer.language],
            expires_at: Math.floor(endsAt / 1000),
            success_url: wanted.returnUrl,
            cancel_url: wanted.returnUrl,
          },
          { idempotencyKey: `open-${wanted.paymentId}` },
        ),
      );
      if (!session.url) throw new GatewayDown("Stripe opened no page");
      return { gatewayRef: session.id, redirectUrl: session.url };
    },
    async readSession({ gatewayRef }) {
      return finalOf(await load(gatewayRef));
    },
    async endSession({ gatewayRef }) {
      const ended = await callStripe(() => stripe.checkout.sessions.expire(gatewayRef)).catch(unlessRefused);
      const final = finalOf(ended?.status === "expired" ? ended : await load(gatewayRef));
      if (!final) throw new GatewayDown("Stripe has not decided yet");
      return final;
    },
    refund: (refund) => refundOnce(stripe, refund),
    tryKeys: () => tryKeys(stripe),
    readCallback: (callback) => readCallback(callback, { stripe, webhookSecrets, isTest }),
  };
}

const addressOf = (url: string) => {
  const { hostname, port, protocol } = new URL(url);
  return { host: hostname, port, protocol: protocol === "http:" ? ("http" as const) : ("https" as const) };
};

/** Stripe says no to the request itself; nothing else may be taken for a no. */
class StripeRefused extends Error {}

async function callStripe<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const { errors } = library();
    if (error instanceof errors.StripeInvalidRequestError) {
      throw new StripeRefused(error.code ?? error.message, { cause: error });
    }
    if (error instanceof errors.StripeError) {
      throw new GatewayDown(`Stripe: ${error.type}`, { cause: error });
    }
    throw error;
  }
}

/** Reads pages of ours, which a restricted key for them may do as well. */
async function tryKeys(stripe: Stripe): Promise<{ found: null }> {
  try {
    await stripe.checkout.sessions.list({ limit: 1 });
    return { found: null };
  } catch (error) {
    const { errors } = library();
    const isRefused =
      error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError;
    if (isRefused) throw new KeysRefused(error.message, { cause: error });
    throw new GatewayDown("Stripe can't be reached", { cause: error });
  }
}

/** Only an open page can be expired: what it became is asked instead. */
function unlessRefused(error: unknown): null {
  if (error instanceof StripeRefused) return null;
  throw error;
}

/**
 * Stripe forgets its idempotency keys after a day, and a refund may be tried for longer than that: one that was made
 * carries its key as a mark, and is looked for first. One that failed or was refused since is tried anew, under a key
 * that says how often: for a day Stripe would repeat its first answer to the old one, and take no other amount.
 */
async function refundOnce(stripe: Stripe, wanted: RefundRequest): Promise<{ gatewayRef: string }> {
  const intent = wanted.captureRef;
  if (!intent) throw new RefundRefused("no_payment_intent");
  try {
    const made = await callStripe(() => stripe.refunds.list({ payment_intent: intent, limit: 100 }));
    const ours = made.data.filter((refund) => refund.metadata?.refundId === wanted.key);
    const same = ours.find((item) => !hasFailed(item));
    const tries = ours.length + wanted.refusals;
    const again = tries === 0 ? "" : `-${tries}`;
    const refund =
      same ??
      (await callStripe(() =>
        stripe.refunds.create(
          { payment_intent: intent, amount: wanted.refundSen, metadata: { refundId: wanted.key } },
          { idempotencyKey: `refund-${wanted.key}${again}` },
        ),
      ));
    if (hasFailed(refund)) throw new RefundRefused(refund.failure_reason ?? "unknown");
    return { gatewayRef: refund.id };
  } catch (error) {
    throw error instanceof StripeRefused ? new RefundRefused(error.message, { cause: error }) : error;
  }
}

const acknowledgement = { type: "application/json", body: '{"received":true}' } as const;

type Reader = Pick<StripeKeys, "webhookSecrets"> & { readonly stripe: Stripe; readonly isTest: boolean };

/** Test mode may sign with a secret that is still named here: what moved no real money says nothing about real money. */
function readCallback(callback: Callback, reader: Reader): VerifiedCallback | null {
  const event = signedEvent(callback, reader);
  if (!event) return null;
  return {
    message: event.livemode === reader.isTest ? null : messageOfEvent(event),
    answer: acknowledgement,
  };
}

function signedEvent(
  { rawBody, headers }: Callback,
  { stripe, webhookSecrets }: Reader,
): Stripe.Event | null {
  const signature = headers["stripe-signature"];
  if (typeof signature !== "string") return null;
  for (const secret of webhookSecrets) {
    try {
      return stripe.webhooks.constructEvent(rawBody, signature, secret);
    } catch {
      // Another address's secret, or nobody's.
    }
  }
  return null;
}

/** Delayed ways to pay complete their page first and are paid, or not, later: only `paid` is money. */
function messageOfEvent(event: Stripe.Event): GatewayNotification | null {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.expired":
      return finalOf(event.data.object);
    case "checkout.session.async_payment_failed":
      return finalOf(event.data.object, { unpaidIsDeclined: true });
    case "refund.created":
    case "refund.updated":
    case "refund.failed":
      return refundNotification(event.data.object);
    case "charge.dispute.created":
    case "charge.dispute.updated":
    case "charge.dispute.funds_withdrawn":
    case "charge.dispute.funds_reinstated":
    case "charge.dispute.closed":
      return disputed(event.data.object);
    default:
      return null;
  }
}
