import type { Sen } from "@pulau/domain/money/sen.ts";
import { z } from "zod";
import { type Gateway, GatewayDown, type GatewayMessage, notificationIdOf, RefundRefused } from "../port.ts";
import { isSigned } from "./signature.ts";

const Session = z.object({
  id: z.string(),
  reference: z.string(),
  state: z.enum(["open", "approved", "declined", "expired"]),
  amountSen: z.int(),
  currency: z.string(),
  reason: z.string().nullable(),
});
const Opened = z.object({ id: z.string(), payUrl: z.string() });
const RefusedBody = z.object({ error: z.string() });
const Refunded = z.object({ id: z.string() });

const acknowledgement = { type: "application/json", body: '{"received":true}' } as const;
const callTimeoutMs = 10_000;
const words = { approved: "paid", declined: "declined", expired: "expired" } as const;

export type SandboxAddress = {
  /** Where the bank listens, e.g. `http://127.0.0.1:3000`. */
  readonly url: string;
  /** The merchant's key: it opens the bank's calls and signs its callbacks. */
  readonly merchantKey: string;
};

/** The client of the sandbox bank: it speaks HTTP to it like to any other gateway, also when both run in one process. */
export function sandboxGateway({ url, merchantKey }: SandboxAddress): Gateway {
  const call = async <S extends z.ZodType>(
    schema: S,
    method: string,
    path: string,
    body?: object,
  ): Promise<z.infer<S>> => {
    const answer = await send(`${url}/sandbox-bank/api${path}`, method, merchantKey, body);
    const parsed = schema.safeParse(answer);
    if (!parsed.success) throw new GatewayDown("the bank's answer has another form");
    return parsed.data;
  };
  const finalOf = (session: z.infer<typeof Session>): GatewayMessage | null =>
    session.state === "open" ? null : messageOf({ ...session, state: session.state });
  return {
    id: "sandbox",
    methods: [],
    isTest: true,
    takes: { leastSen: 1, mostSen: 100_000_000_00 },
    sessionMinutes: 15,
    pollEverySeconds: 6,
    canRetryAfterDecline: false,
    async openSession(page) {
      const { flow, amountSen, description, callbackUrl, returnUrl } = page;
      const opened = await call(Opened, "POST", "/sessions", {
        flow,
        amountSen,
        description,
        callbackUrl,
        returnUrl,
        reference: page.paymentId,
        endsAt: page.endsAt.toISOString(),
      });
      return { gatewayRef: opened.id, redirectUrl: opened.payUrl };
    },
    async readSession({ gatewayRef }) {
      return finalOf(await call(Session, "GET", `/sessions/${gatewayRef}`));
    },
    async endSession({ gatewayRef }) {
      const final = finalOf(await call(Session, "POST", `/sessions/${gatewayRef}/end`));
      if (!final) throw new GatewayDown("the bank did not close its page");
      return final;
    },
    async refund({ gatewayRef, refundSen, key }) {
      const body = { sessionId: gatewayRef, amountSen: refundSen, key };
      const refund = await call(Refunded, "POST", "/refunds", body);
      return { gatewayRef: refund.id };
    },
    readCallback({ fields }) {
      const message = isSigned(fields, merchantKey) ? parseCallback(fields) : null;
      return message && { message, answer: acknowledgement };
    },
  };
}

async function send(address: string, method: string, key: string, body?: object): Promise<unknown> {
  try {
    const answer = await fetch(address, {
      method,
      headers: { authorization: `Bearer ${key}`, ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(callTimeoutMs),
    });
    if (answer.status === 422) throw new RefundRefused(RefusedBody.parse(await answer.json()).error);
    if (!answer.ok) throw new GatewayDown(`the bank answered ${answer.status}`);
    return await answer.json();
  } catch (error) {
    throw error instanceof GatewayDown || error instanceof RefundRefused
      ? error
      : new GatewayDown("the bank can't be reached", { cause: error });
  }
}

const Callback = z.object({
  session_id: z.string(),
  reference: z.string(),
  state: z.enum(["approved", "declined", "expired"]),
  amount_sen: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
  currency: z.string(),
  reason: z.string(),
});

function parseCallback(body: Readonly<Record<string, string>>): GatewayMessage | null {
  const parsed = Callback.safeParse(body);
  if (!parsed.success) return null;
  const { session_id: id, amount_sen: amountSen, reason, ...rest } = parsed.data;
  return messageOf({ id, amountSen, reason: reason || null, ...rest });
}

const messageOf = (session: {
  id: string;
  reference: string;
  state: keyof typeof words;
  amountSen: Sen;
  currency: string;
  reason: string | null;
}): GatewayMessage => ({
  eventId: notificationIdOf({ ref: session.id, ...session }),
  gatewayRef: session.id,
  paymentId: session.reference,
  amountSen: session.amountSen,
  currency: session.currency,
  state: words[session.state],
  reason: session.reason,
  captureRef: null,
});
