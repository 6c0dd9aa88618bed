import { untilVerified } from "@pulau/domain/booking/verification.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { FileId, OwnerId, PaymentId } from "@pulau/domain/ids.ts";
import { offersAt } from "@pulau/domain/money/offers.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { and, eq } from "../../../db/orm.ts";
import { needsPerson, offlinePayment, payment } from "../../../db/schema/payments.ts";
import type { Tx } from "../../../db/tx.ts";
import { useFile } from "../../ground/files/public.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { beginPayment, type LockedPayable, lockPayable, onlyIdOf, paidFor } from "../payments/public.ts";
import { waitingOf } from "./deadline.ts";
import type { PaymentTarget } from "./payment-target.ts";

export type Slip = {
  readonly amountSen: Sen;
  /** The day on which the guest sent the money. */
  readonly paidOn: Day;
  readonly reference: string;
  readonly slipId: FileId;
};

type Refusals =
  | "NOT_FOUND"
  | "WRONG_STATE"
  | "NOT_PAID_IN_TIME"
  | "AMOUNT_NOT_OFFERED"
  | "PAYMENT_UNDER_WAY"
  | "INVALID_INPUT";

/**
 * Takes the slip of a bank transfer: the payment waits for the eyes of staff, and what it pays for stays kept until then,
 * up to a cap. Any amount up to what is owed will do; less than was agreed is a part. One slip at a time.
 */
export async function sendSlip(
  tx: Tx,
  slip: Slip & { readonly target: PaymentTarget; readonly ownerId: OwnerId },
): Promise<Result<{ paymentId: PaymentId; keptUntil: string | null }, Refusals>> {
  const { target, ownerId, amountSen } = slip;
  const locked = await lockPayable(tx, target.of);
  if (locked?.ownerId !== ownerId) return refuse("NOT_FOUND");
  const settings = await loadSettings(tx);
  const allowed = await mayPay(tx, locked, { target, amountSen, most: settings.offline.slips });
  if (!allowed.ok) return allowed;
  if (slip.paidOn > (await loadToday(tx, settings.timeZone))) return wrongField("paidOn", "dayAhead");
  const { now } = locked;
  const kept = await useFile(tx, { fileId: slip.slipId, by: { ownerId }, at: now });
  if (!kept.ok) return wrongField("slipId", "slip");
  const until = await keep(tx, locked, settings);
  if (!until.ok) return until;
  const paymentId = await write(tx, locked, slip);
  await locked.note(tx, "slipSent", { amountSen });
  await locked.refresh(tx);
  return ok({ paymentId, keptUntil: until.value?.toISOString() ?? null });
}

const wrongField = (path: string, rule: string) =>
  ({ ok: false, failure: { code: "INVALID_INPUT", fields: [{ path, rule }] } }) as const;

async function mayPay(
  tx: Tx,
  locked: LockedPayable,
  { target, amountSen, most }: { target: PaymentTarget; amountSen: Sen; most: number },
): Promise<Result<true, Refusals>> {
  if (!target.byTransfer) return refuse("WRONG_STATE", { rule: "notByTransfer" });
  const offers = offersAt(locked, locked.now);
  if (!offers.ok) return offers;
  const owedSen = Math.max(...offers.value.map((offer) => offer.amountSen));
  if (amountSen > owedSen) return refuse("AMOUNT_NOT_OFFERED", { rule: "owed", owedSen });
  const earlier = await tx
    .select({ state: payment.state })
    .from(payment)
    .innerJoin(offlinePayment, eq(offlinePayment.paymentId, payment.id))
    .where(and(paidFor(target.of), eq(offlinePayment.way, "transfer")));
  if (earlier.some(({ state }) => state === "awaitingVerification")) return refuse("PAYMENT_UNDER_WAY");
  return earlier.length < most ? ok(true) : refuse("WRONG_STATE", { rule: "slips" });
}

type Settings = Awaited<ReturnType<typeof loadSettings>>;

async function keep(
  tx: Tx,
  locked: LockedPayable,
  { offline, timeZone }: Settings,
): Promise<Result<Date | null, "NOT_PAID_IN_TIME">> {
  const waiting = await waitingOf(tx, locked, timeZone);
  if (waiting === null) return ok(null);
  const until = untilVerified(waiting, offline);
  return (await locked.keepUntil(tx, until)) ? ok(until) : refuse("NOT_PAID_IN_TIME");
}

async function write(
  tx: Tx,
  { of, offers, now }: LockedPayable,
  { target, ...slip }: Slip & { readonly target: PaymentTarget },
): Promise<string> {
  const { amountSen, paidOn, reference, slipId } = slip;
  const same = offers.find((offer) => offer.amountSen === amountSen);
  const made = await beginPayment(tx, "slip", {
    ...onlyIdOf(of),
    flow: target.flow,
    gateway: "transfer",
    amountSen,
    note: reference,
    createdAt: now,
    part: same?.part ?? (offers[0]?.part === "balance" ? "balance" : "deposit"),
  });
  await tx.insert(offlinePayment).values({
    paymentId: made.id,
    way: "transfer",
    paidOn,
    reference,
    slipId,
    claimedSen: amountSen,
  });
  await tx.insert(needsPerson).values({
    kind: "SLIP_TO_VERIFY",
    ...onlyIdOf(of),
    facts: { paymentId: made.id, amountSen, paidOn, reference },
    at: now,
  });
  return made.id;
}
