import type { Sen } from "@pulau/domain/money/sen.ts";
import type { Db } from "../../../db/connect.ts";
import { and, eq, sql } from "../../../db/orm.ts";
import { bankCallback, bankRefund, bankSession } from "../../../db/schema/sandbox-bank.ts";
import { inTransaction, type Tx } from "../../../db/tx.ts";
import { signatureOf } from "../signature.ts";

export type BankSession = typeof bankSession.$inferSelect;

export type NewSession = Pick<
  BankSession,
  "reference" | "flow" | "amountSen" | "currency" | "description" | "callbackUrl" | "returnUrl" | "endsAt"
>;

/** Opens a page; the same reference gets the same page again. */
export async function openBankSession(db: Db, session: NewSession): Promise<BankSession> {
  const [made] = await db
    .insert(bankSession)
    .values({ ...session, state: "open", createdAt: sql`pulau_now()` })
    .onConflictDoNothing({ target: bankSession.reference })
    .returning();
  if (made) return made;
  const [there] = await db.select().from(bankSession).where(eq(bankSession.reference, session.reference));
  if (!there) throw new Error("a bank session was not written");
  return there;
}

/** A session as it stands now: one whose time is over is expired, whoever asks. */
export async function findBankSession(db: Db, id: string): Promise<BankSession | null> {
  await db
    .update(bankSession)
    .set({ state: "expired", settledAt: sql`pulau_now()` })
    .where(and(eq(bankSession.id, id), eq(bankSession.state, "open"), sql`ends_at <= pulau_now()`));
  const [found] = await db.select().from(bankSession).where(eq(bankSession.id, id));
  return found ?? null;
}

export type Verdict = {
  readonly state: "approved" | "declined" | "expired";
  readonly reason: string | null;
  /** Seconds after which each copy of the callback goes out; none at all for a bank that never tells. */
  readonly callbacks: readonly number[];
};

/**
 * Decides an open session and queues its signed callbacks in one transaction: what the bank took, it also tells, even
 * when it is killed in between. A decided session stays as it is.
 */
export function decideSession(
  db: Db,
  id: string,
  verdict: Verdict,
  merchantKey: string,
): Promise<BankSession | null> {
  return inTransaction(db, async (tx) => {
    const [decided] = await tx
      .update(bankSession)
      .set({ state: verdict.state, reason: verdict.reason, settledAt: sql`pulau_now()` })
      .where(and(eq(bankSession.id, id), eq(bankSession.state, "open")))
      .returning();
    if (decided) await queueCallbacks(tx, decided, verdict.callbacks, merchantKey);
    const [now] = decided ? [decided] : await tx.select().from(bankSession).where(eq(bankSession.id, id));
    return now ?? null;
  });
}

async function queueCallbacks(tx: Tx, session: BankSession, delays: readonly number[], merchantKey: string) {
  const fields = {
    session_id: session.id,
    reference: session.reference,
    state: session.state,
    amount_sen: String(session.amountSen),
    currency: session.currency,
    reason: session.reason ?? "",
  };
  const body = { ...fields, signature: signatureOf(fields, merchantKey) };
  for (const seconds of delays) {
    const dueAt = sql`pulau_now() + make_interval(secs => ${seconds})`;
    await tx.insert(bankCallback).values({ sessionId: session.id, url: session.callbackUrl, body, dueAt });
  }
}

/** Gives money of an approved session back, once per key and never more than was taken. */
export function refundSession(
  db: Db,
  wanted: { sessionId: string; amountSen: Sen; key: string },
): Promise<{ ok: true; id: string } | { ok: false; error: "unknown" | "too much" }> {
  return inTransaction(db, async (tx) => {
    const [session] = await tx
      .select()
      .from(bankSession)
      .where(eq(bankSession.id, wanted.sessionId))
      .for("update");
    if (session?.state !== "approved") return { ok: false, error: "unknown" };
    const given = await tx.select().from(bankRefund).where(eq(bankRefund.sessionId, wanted.sessionId));
    const same = given.find((refund) => refund.key === wanted.key);
    if (same) return { ok: true, id: same.id };
    const sum = given.reduce((total, refund) => total + refund.amountSen, 0);
    if (sum + wanted.amountSen > session.amountSen) return { ok: false, error: "too much" };
    const [made] = await tx
      .insert(bankRefund)
      .values({ ...wanted, at: sql`pulau_now()` })
      .returning({ id: bankRefund.id });
    if (!made) throw new Error("a bank refund was not written");
    return { ok: true, id: made.id };
  });
}
