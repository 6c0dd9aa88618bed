import type { InboxId } from "@pulau/domain/ids.ts";
import { decideNotification } from "@pulau/domain/money/payment-notification.ts";
import { z } from "zod";
import type { Db } from "../../../db/connect.ts";
import { and, eq, isNull } from "../../../db/orm.ts";
import { gatewayInbox, needsPerson, payment } from "../../../db/schema/payments.ts";
import type { Tx } from "../../../db/tx.ts";
import type { GatewayMessage } from "../../../gateways/port.ts";
import { capturePayment } from "./capture-payment.ts";
import { movePayment, type PaymentRow } from "./move-payment.ts";
import { payForOf } from "./pay-for.ts";
import type { LockedPayable } from "./payable.ts";
import { lockPayable } from "./payables.ts";

/** Stored news, as it was written to the inbox. */
export const Message = z.object({
  eventId: z.string(),
  gatewayRef: z.string(),
  paymentId: z.string().nullable(),
  amountSen: z.int(),
  currency: z.string(),
  state: z.enum(["paid", "declined", "expired"]),
  reason: z.string().nullable(),
  captureRef: z.string().nullable().default(null),
});

/** The news came before our own payment was written: it waits, and the job is tried again. */
export class PaymentNotRecorded extends Error {}

/**
 * Applies one stored message exactly once. `paid` is final and beats whatever came before or comes after it; so the end
 * is the same in every order. What does not fit its payment (amount, currency, session) changes nothing and is put
 * before a person.
 */
export async function applyMessage(tx: Tx, inboxId: InboxId): Promise<void> {
  const [stored] = await tx
    .select()
    .from(gatewayInbox)
    .where(and(eq(gatewayInbox.id, inboxId), isNull(gatewayInbox.appliedAt)))
    // Whoever took the gateway's call may be at it while its job begins: the second finds it applied.
    .for("update");
  if (!stored) return;
  const message = Message.parse(stored.body);
  const known = await findPayment(tx, stored.gateway, message);
  if (!known) throw new PaymentNotRecorded(`payment of ${stored.gateway} ${stored.gatewayRef}`);
  const locked = await lockPayable(tx, payForOf(known));
  const [row] = await tx.select().from(payment).where(eq(payment.id, known.id)).for("update");
  if (!locked || !row) throw new Error(`payment ${known.id} has lost what it pays for`);
  const outcome = await apply(tx, stored, message, row, locked);
  await tx.update(gatewayInbox).set({ appliedAt: locked.now, outcome }).where(eq(gatewayInbox.id, inboxId));
}

/** The payment that news is about: by our own id where the gateway repeats it, else by the gateway's number. */
export async function findPayment(
  tx: Db | Tx,
  gateway: string,
  message: GatewayMessage,
): Promise<PaymentRow | null> {
  const byRef = and(eq(payment.gateway, gateway), eq(payment.gatewayRef, message.gatewayRef));
  const ours = z.uuid().safeParse(message.paymentId);
  if (message.paymentId !== null && !ours.success) return null;
  const [found] = await tx
    .select()
    .from(payment)
    .where(ours.success ? eq(payment.id, ours.data) : byRef);
  return found ?? null;
}

async function apply(
  tx: Tx,
  { gateway, id: inboxId }: { gateway: string; id: InboxId },
  message: GatewayMessage,
  row: PaymentRow,
  locked: LockedPayable,
): Promise<string> {
  const decision = decideNotification(row, { ...message, gateway });
  switch (decision.does) {
    case "ignore":
      return decision.outcome;
    case "flagForStaff":
      await flagForStaff(tx, { ...decision, inboxId }, message, row, locked);
      return decision.outcome;
    case "fail":
      return fail(tx, decision.event, message, row, locked);
    case "capture": {
      const { amountSen, gatewayRef, captureRef } = message;
      return capturePayment(tx, locked, { row, amountSen, gatewayRef, captureRef });
    }
  }
}

async function flagForStaff(
  tx: Tx,
  { kind, inboxId, putsAside }: { kind: string; inboxId: InboxId; putsAside: boolean },
  message: GatewayMessage,
  row: PaymentRow,
  locked: LockedPayable,
): Promise<void> {
  await tx.insert(needsPerson).values({
    kind,
    ...payForOf(row),
    facts: {
      inboxId,
      paymentId: row.id,
      asked: row.amountSen,
      said: message.amountSen,
      currency: message.currency,
      amountSen: message.amountSen,
    },
    at: locked.now,
  });
  if (!putsAside) return;
  // Whoever waits is told that somebody looks at it. What fits may still come, and is asked for.
  await movePayment(tx, { row }, "putAside");
  await locked.refresh(tx);
}

async function fail(
  tx: Tx,
  event: "decline" | "expire",
  message: GatewayMessage,
  row: PaymentRow,
  locked: LockedPayable,
): Promise<string> {
  const state = await movePayment(tx, { row }, event, { reason: message.reason, settledAt: locked.now });
  const { amountSen, gateway } = row;
  if (state === "declined") await locked.note(tx, "paymentDeclined", { amountSen, gateway });
  await locked.refresh(tx);
  return state;
}
