import type { BookingId, DisruptionId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { loadNow } from "../../../db/clock.ts";
import { eq } from "../../../db/orm.ts";
import { disruptedCrossing } from "../../../db/schema/disrupted-crossings.ts";
import { disruption } from "../../../db/schema/disruptions.ts";
import type { HeldCrossing, HeldStay } from "../../../db/schema/holds.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { note as noteHistory } from "../../booking/bookings/public.ts";
import { isBeingPaid, rewriteStay } from "../../booking/changes/public.ts";
import { refreshPaymentStatus, restoreBalance } from "../../money/payments/public.ts";
import { settleCommissions } from "../../partners/commission/public.ts";
import { boatText } from "./boat-text.ts";
import { auditSailing, setSailing } from "./cancel-sailings.ts";
import { sendsBack } from "./decide-parties.ts";
import { type CrossingRow, loadCrossings, lockDisruption } from "./disruption-rows.ts";
import { lockBookings, lockSailings } from "./lock-disruption.ts";
import { claimRides } from "./move-rides.ts";
import { moveSeats } from "./move-seats.ts";
import { ridesBefore, stocksOfMoved } from "./restore-rides.ts";
import { type LockedBookings, renamed, rideRuleOf, ruleOf } from "./settle-parties.ts";

type TakingBack = {
  readonly disruptionId: DisruptionId;
  readonly staffId: StaffId;
  readonly reason: string;
  readonly mayRefund: boolean;
};

type Standing = LockedBookings extends ReadonlyMap<BookingId, infer B> ? B : never;
type Refusals = "NOT_FOUND" | "WRONG_STATE" | "SAILING_GONE" | "NOT_ALLOWED" | "PAYMENT_UNDER_WAY";

/**
 * The sailings go after all, whole or not at all: everybody has the old seat and price again and is told. A booking that was
 * changed since stays as it is. Money that went back stays with the guest: the old price is owed again. `SAILING_GONE` once
 * anything of it has left.
 */
export async function takeBackDisruption(
  tx: Tx,
  { disruptionId, staffId, reason, mayRefund }: TakingBack,
): Promise<Result<{ restored: number; left: number }, Refusals>> {
  const bookings = (await loadCrossings(tx, disruptionId)).map(({ bookingId }) => bookingId);
  const locked = await lockBookings(tx, bookings, staffId);
  const found = await lockDisruption(tx, disruptionId);
  if (!found) return refuse("NOT_FOUND");
  if (found.row.takenBackAt !== null) return refuse("WRONG_STATE");
  const crossings = await loadCrossings(tx, disruptionId);
  const targets = crossings.flatMap(({ becomes }) => becomes?.stockId ?? []);
  const concerned = new Set([...found.sailings, ...crossings.map(({ was }) => was.stockId), ...targets]);
  const sailings = await lockSailings(tx, [...concerned], stocksOfMoved(crossings));
  // One of a boat that was deleted since is no longer there.
  if (sailings.length < concerned.size || sailings.some(({ gone }) => gone)) return refuse("SAILING_GONE");
  // Rides go back with the ways that do, and with no others.
  const asLeft = crossings.filter((row) => isAsLeft(row, locked.get(row.bookingId)));
  const rides = await ridesBefore(tx, asLeft, locked);
  const back = asLeft.filter((row) => row.rides === null || rides.get(row.bookingId) != null);
  if (!mayRefund && back.some((row) => sendsBack(row) || row.rideSen > 0)) return refuse("NOT_ALLOWED");
  for (const { bookingId, solution, rideSen } of back)
    if ((sendsBack({ solution }) || rideSen > 0) && (await isBeingPaid(tx, bookingId)))
      return refuse("PAYMENT_UNDER_WAY");
  const at = await loadNow(tx);
  await tx
    .update(disruption)
    .set({ takenBackAt: at, takenBackBy: staffId })
    .where(eq(disruption.id, disruptionId));
  await setSailing(tx, found.sailings, null);
  await moveSeats(
    tx,
    back.filter(({ solution }) => solution !== "later").map((row) => seatBack(row, locked)),
  );
  for (const [bookingId, rows] of Map.groupBy(back, (row) => row.bookingId)) {
    const standing = locked.get(bookingId);
    if (standing) await restoreBooking(tx, { staffId, at, disruptionId, rides }, rows, standing);
  }
  await tellEverybody(tx, crossings, back, { staffId, at, disruptionId });
  for (const row of sailings.filter(({ sailingId }) => found.sailings.includes(sailingId)))
    await auditSailing(tx, row, { staffId, at, sails: true, note: reason });
  return ok({ restored: back.length, left: crossings.length - back.length });
}

/** Whether the booking still is as the disruption has left it. */
function isAsLeft(
  { direction, becomes, was, solution }: CrossingRow,
  standing: Standing | undefined,
): boolean {
  if (!standing) return false;
  const { row, stay, now } = standing;
  const isDue = row.state === "awaitingPayment" && row.payUntil !== null && row.payUntil > now;
  const isOnBoard = row.state === "confirmed" || row.state === "inHouse" || isDue;
  if (!isOnBoard && !(row.state === "completed" && direction === "back")) return false;
  const has = stay.crossings.find((crossing) => crossing.direction === direction);
  const left = solution === "later" ? was : becomes;
  // A party that is another number since would get back the seats of before.
  return has?.stockId === left?.stockId && has?.seats === left?.seats && has?.boats === left?.boats;
}

function seatBack({ bookingId, was, becomes }: CrossingRow, locked: LockedBookings) {
  const row = locked.get(bookingId)?.row;
  if (!row) throw new Error(`booking ${bookingId} is not locked`);
  return {
    holdId: row.holdId,
    from: becomes?.stockId ?? null,
    to: was.stockId,
    pieces: was.kind === "charter" ? was.boats : was.seats,
    until: row.state === "awaitingPayment" ? row.payUntil : null,
  };
}

type Act = { readonly staffId: StaffId; readonly at: Date; readonly disruptionId: DisruptionId };
type Restoring = Act & { readonly rides: Awaited<ReturnType<typeof ridesBefore>> };

async function restoreBooking(
  tx: Tx,
  { rides, ...act }: Restoring,
  rows: readonly CrossingRow[],
  standing: Standing,
): Promise<void> {
  const moved = rows.filter(({ solution }) => solution !== "later");
  if (moved.length === 0) return;
  const { row, stay: before } = standing;
  const steps = [before];
  for (const crossing of moved) steps.push(withBoatOf(steps.at(-1) ?? before, crossing));
  const driven = moved.some((crossing) => crossing.rides) ? rides.get(row.id) : null;
  const boats = steps.at(-1) ?? before;
  const stay = driven ? { ...boats, transfers: [...driven] } : boats;
  if (driven) await claimRides(tx, row, before.transfers ?? [], driven);
  const differenceSen = stay.quote.totalSen - before.quote.totalSen;
  const { staffId, at } = act;
  await rewriteStay(tx, standing, { stay, staffId, differenceSen, refundSen: 0 });
  // What the booking costs is that of its lines; what was charged in house stands beside them in the total.
  const totalAt = (step: HeldStay = before) => row.totalSen + step.quote.totalSen - before.quote.totalSen;
  for (const [i, { was, becomes }] of moved.entries()) {
    const [to, from] = [boatText(was), becomes && boatText(becomes)];
    await noteHistory(tx, {
      bookingId: row.id,
      what: "boatRestored",
      at,
      staffId,
      before: { boat: from, totalSen: totalAt(steps[i]) },
      after: { boat: to, totalSen: totalAt(steps[i + 1]) },
      historyFacts: { to, ...(from !== null && { from }) },
    });
  }
  if (differenceSen === 0) return;
  await restoreBalance(tx, row);
  await settleCommissions(tx, row.id);
  await refreshPaymentStatus(tx, row.id);
  await enqueue(tx, "issue-invoice", { bookingId: row.id });
}

/** The stay with its old boat, and without the lines that took its price and that of its land transfer off. */
function withBoatOf(stay: HeldStay, { was, becomes, disruptionId }: CrossingRow): HeldStay {
  const others = stay.crossings.filter(({ direction }) => direction !== was.direction);
  const crossings: HeldCrossing[] = was.direction === "out" ? [was, ...others] : [...others, was];
  const rules: readonly string[] = [ruleOf(disruptionId, was), rideRuleOf(disruptionId, was)];
  const taken = stay.quote.lines.filter((line) => rules.includes(line.ruleId));
  const sen = taken.reduce((sum, { amountSen }) => sum - amountSen, 0);
  const lines = stay.quote.lines.filter((line) => !rules.includes(line.ruleId));
  const quote = { ...stay.quote, lines, totalSen: stay.quote.totalSen + sen };
  return { ...stay, crossings, quote: becomes ? renamed(quote, becomes, was) : quote };
}

/** Who is as before hears it by mail; who has changed their booking since has nothing to hear. */
async function tellEverybody(
  tx: Tx,
  crossings: readonly CrossingRow[],
  back: readonly CrossingRow[],
  { disruptionId, at }: Act,
): Promise<void> {
  for (const row of crossings)
    await tx
      .update(disruptedCrossing)
      .set({ restored: back.includes(row) ? "yes" : "no" })
      .where(eq(disruptedCrossing.id, row.id));
  for (const bookingId of new Set(back.map((row) => row.bookingId)))
    await enqueue(tx, "send-mail", { template: "boat-sails", bookingId, disruptionId, at: at.toISOString() });
}
