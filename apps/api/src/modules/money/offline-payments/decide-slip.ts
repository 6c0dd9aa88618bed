import { untilNextSlip } from "@pulau/domain/booking/verification.ts";
import type { PaymentId, StaffId } from "@pulau/domain/ids.ts";
import { isOfflineWay } from "@pulau/domain/money/offline-ways.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { eq } from "../../../db/orm.ts";
import { offlinePayment, payment } from "../../../db/schema/payments.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import {
  capturePayment,
  endNeed,
  type LockedPayable,
  lockPayable,
  movePayment,
  type PaymentEffect,
  type PaymentRow,
  payForOf,
} from "../payments/public.ts";
import { waitingOf } from "./deadline.ts";

type Refusals = "NOT_FOUND" | "WRONG_STATE";
type Waiting = { readonly locked: LockedPayable; readonly row: PaymentRow };

/** A slip that waits for staff, under the locks of what it pays for and of its payment. */
async function lockSlip(tx: Tx, paymentId: PaymentId): Promise<Result<Waiting, Refusals>> {
  const [known] = await tx.select().from(payment).where(eq(payment.id, paymentId));
  if (!known || !isOfflineWay(known.gateway)) return refuse("NOT_FOUND");
  const locked = await lockPayable(tx, payForOf(known));
  const [row] = await tx.select().from(payment).where(eq(payment.id, paymentId)).for("update");
  if (!locked || !row) return refuse("NOT_FOUND");
  return row.state === "awaitingVerification" ? ok({ locked, row }) : refuse("WRONG_STATE");
}

export type Verify = {
  readonly paymentId: PaymentId;
  readonly staffId: StaffId;
  /** What the bank shows, which may be more or less than the guest said. */
  readonly amountSen: Sen;
  readonly note: string;
};

/**
 * Staff saw the money in the bank: it is captured with the amount that arrived, and does what every captured money does.
 * Less than was agreed waits for the rest, more than is owed goes back by hand.
 */
export async function verifySlip(
  tx: Tx,
  decision: Verify,
): Promise<Result<{ outcome: PaymentEffect }, Refusals>> {
  const found = await lockSlip(tx, decision.paymentId);
  if (!found.ok) return found;
  const { locked, row } = found.value;
  const { paymentId, staffId, amountSen, note } = decision;
  const { now: at } = locked;
  await tx.update(offlinePayment).set({ decidedBy: staffId }).where(eq(offlinePayment.paymentId, paymentId));
  await endNeed(tx, { about: { paymentId }, staffId, at, outcome: "verified", note });
  await auditChange(tx, {
    staffId,
    act: "slipVerified",
    subject: "payment",
    subjectId: paymentId,
    at,
    before: { paymentState: row.state },
    after: { paymentState: "captured" },
    facts: { amountSen, claimedSen: row.amountSen },
  });
  const outcome = await capturePayment(tx, locked, { row, amountSen, gatewayRef: null, captureRef: null });
  const { bookingId } = locked.of;
  if (bookingId && outcome !== "confirmed" && outcome !== "returned")
    await enqueue(tx, "send-mail", { template: "slip-verified", bookingId, paymentId, amountSen });
  return ok({ outcome });
}

export type RefuseSlip = {
  readonly paymentId: PaymentId;
  readonly staffId: StaffId;
  readonly reason: string;
};

/**
 * The money is not in the bank, or the slip can't be read: the guest is told why, and gets some hours for another one.
 * What was kept for this slip alone is kept no longer.
 */
export async function refuseSlip(tx: Tx, decision: RefuseSlip): Promise<Result<{ done: true }, Refusals>> {
  const found = await lockSlip(tx, decision.paymentId);
  if (!found.ok) return found;
  const { locked, row } = found.value;
  const { paymentId, staffId, reason } = decision;
  const { now: at } = locked;
  await movePayment(tx, { row }, "decline", { reason, settledAt: at });
  await tx.update(offlinePayment).set({ decidedBy: staffId }).where(eq(offlinePayment.paymentId, paymentId));
  await endNeed(tx, { about: { paymentId }, staffId, at, outcome: "refused", note: reason });
  const sides = { before: { paymentState: row.state }, after: { paymentState: "declined" } };
  await auditChange(tx, {
    staffId,
    act: "slipRefused",
    subject: "payment",
    subjectId: paymentId,
    at,
    ...sides,
    facts: { reason },
  });
  await locked.note(tx, "slipRefused", { amountSen: row.amountSen, note: reason }, { staffId, ...sides });
  await shortenWait(tx, locked);
  await locked.refresh(tx);
  const { bookingId } = locked.of;
  if (bookingId)
    await enqueue(tx, "send-mail", { template: "slip-refused", bookingId, reason, event: paymentId });
  return ok({ done: true });
}

async function shortenWait(tx: Tx, locked: LockedPayable): Promise<void> {
  const { offline, timeZone } = await loadSettings(tx);
  const waiting = await waitingOf(tx, locked, timeZone);
  if (waiting === null) return;
  const until = untilNextSlip(waiting, offline);
  if (!(await locked.keepUntil(tx, until))) return;
  const { bookingId, purchaseId } = locked.of;
  // The job that ends it was planned for the later deadline.
  if (bookingId) await enqueue(tx, "lapse-booking", { bookingId }, { startAfter: until });
  if (purchaseId) await enqueue(tx, "lapse-purchase", { purchaseId }, { startAfter: until });
}
