import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Db } from "../../../db/connect.ts";
import { type Choice, choices } from "./choices.ts";
import { merchantOnly } from "./merchant-only.ts";
import { bankPage, bankStyle } from "./page.ts";
import {
  type BankSession,
  decideSession,
  findBankSession,
  openBankSession,
  refundSession,
  type Verdict,
} from "./sessions.ts";
import { bankLanguageOf } from "./words.ts";

const SessionBody = z.object({
  reference: z.uuid(),
  flow: z.string(),
  amountSen: z.int().positive(),
  currency: z.string().default("MYR"),
  description: z.string().max(200),
  callbackUrl: z.url(),
  returnUrl: z.url(),
  endsAt: z.iso.datetime().transform((text) => new Date(text)),
});
const RefundBody = z.object({ sessionId: z.uuid(), amountSen: z.int().positive(), key: z.string().max(100) });
const SessionParams = z.object({ id: z.uuid() });

const lateSeconds = 20;
const verdicts: Record<Choice, Verdict> = {
  approve: { state: "approved", reason: null, callbacks: [0] },
  decline: { state: "declined", reason: "declined_by_bank", callbacks: [0] },
  delay: { state: "approved", reason: null, callbacks: [lateSeconds] },
  repeat: { state: "approved", reason: null, callbacks: [0, 1, 2] },
  never: { state: "approved", reason: null, callbacks: [] },
};
const ended: Verdict = { state: "expired", reason: "ended_by_merchant", callbacks: [] };

/**
 * The sandbox bank: somebody else's server that happens to run in ours for demos and tests. Its calls and its page know
 * nothing of bookings.
 */
export function sandboxBank(
  app: FastifyInstance,
  { db, merchantKey }: { db: Db; merchantKey: string },
): void {
  const fromMerchant = { preHandler: merchantOnly(merchantKey) };
  const sessionOf = async (request: FastifyRequest) => {
    const params = SessionParams.safeParse(request.params);
    return params.success ? findBankSession(db, params.data.id) : null;
  };
  app.post("/sandbox-bank/api/sessions", fromMerchant, async (request, reply) => {
    const body = SessionBody.safeParse(request.body);
    if (!body.success) return reply.code(400).send({ error: "invalid session" });
    const session = await openBankSession(db, body.data);
    return { id: session.id, payUrl: `${new URL(session.returnUrl).origin}/sandbox-bank/pay/${session.id}` };
  });
  app.get("/sandbox-bank/api/sessions/:id", fromMerchant, async (request, reply) => {
    const session = await sessionOf(request);
    return sessionReply(reply, session);
  });
  app.post("/sandbox-bank/api/sessions/:id/end", fromMerchant, async (request, reply) => {
    const session = await sessionOf(request);
    return sessionReply(reply, session ? await decideSession(db, session.id, ended, merchantKey) : null);
  });
  app.post("/sandbox-bank/api/refunds", fromMerchant, async (request, reply) => {
    const body = RefundBody.safeParse(request.body);
    if (!body.success) return reply.code(400).send({ error: "invalid refund" });
    const refund = await refundSession(db, body.data);
    return refund.ok ? { id: refund.id } : reply.code(422).send({ error: refund.error });
  });
  app.get("/sandbox-bank/style.css", (_request, reply) => reply.type("text/css").send(bankStyle));
  app.get("/sandbox-bank/pay/:id", async (request, reply) => {
    const session = await sessionOf(request);
    if (!session) return reply.code(404).type("text/plain").send("No such payment.");
    return reply
      .type("text/html; charset=utf-8")
      .send(bankPage(session, bankLanguageOf(request.cookies["pulau.lang"])));
  });
  app.post("/sandbox-bank/pay/:id", async (request, reply) => {
    const session = await sessionOf(request);
    const choice = z.object({ choice: z.enum(choices) }).safeParse(request.body);
    if (!session || !choice.success) return reply.code(404).type("text/plain").send("No such payment.");
    await decideSession(db, session.id, verdicts[choice.data.choice], merchantKey);
    return reply.redirect(session.returnUrl, 303);
  });
}

function sessionReply(reply: FastifyReply, session: BankSession | null) {
  if (!session) return reply.code(404).send({ error: "unknown session" });
  const { id, reference, state, amountSen, currency, reason } = session;
  return { id, reference, state, amountSen, currency, reason };
}
