import type { Choice, DisruptionBody, Totals } from "@pulau/contract/disruptions.ts";
import type { DisruptionId, StaffId, StockId } from "@pulau/domain/ids.ts";
import { ok, type Result } from "@pulau/domain/result.ts";
import type { DisruptionReason } from "@pulau/domain/transport/disruption.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { loadNow } from "../../../db/clock.ts";
import { sql } from "../../../db/orm.ts";
import { disruptedSailing } from "../../../db/schema/disrupted-crossings.ts";
import { disruption } from "../../../db/schema/disruptions.ts";
import type { Tx } from "../../../db/tx.ts";
import { boatText } from "./boat-text.ts";
import { decideParties, totalsOf } from "./decide-parties.ts";
import { lockBookings, lockSailings, releaseHolds } from "./lock-disruption.ts";
import { stocksOfRides } from "./move-rides.ts";
import { loadParties } from "./parties.ts";
import { mustSail, type SailingRow } from "./sailing-rows.ts";
import { settleParties } from "./settle-parties.ts";

export type Cancelling = DisruptionBody & { readonly staffId: StaffId; readonly mayRefund: boolean };

const reasons: Record<DisruptionReason, string> = {
  weather: "Boat cancelled: weather",
  seaState: "Boat cancelled: rough sea",
  engine: "Boat cancelled: engine",
  other: "Boat cancelled",
};

/** What stands beside money that goes back. */
export const becauseOf = (reason: DisruptionReason, note: string): string =>
  [reasons[reason], note].filter(Boolean).join(". ");

/**
 * Cancels sailings and helps everybody on them, whole or not at all: from its commit on nobody buys a seat or boards, seats are
 * moved, prices and money are in the books, and the mails are queued. Somebody aboard who is not named waits on the list.
 * `PLACES_GONE` when a place was taken meanwhile: then nothing is changed.
 */
export async function cancelSailings(
  tx: Tx,
  { sailings, reason, note, choices, staffId, mayRefund }: Cancelling,
): Promise<Result<{ _id: DisruptionId; totals: Totals }>> {
  const locked = await lockBookings(tx, actedOn(choices), staffId);
  await releaseHolds(tx, sailings);
  const stays = [...locked.values()].map(({ stay }) => stay);
  const rides = await stocksOfRides(tx, stays, placesOf(choices));
  const rows = await lockSailings(tx, [...sailings, ...placesOf(choices)], rides);
  const cancelled = mustSail(
    rows.filter(({ sailingId }) => sailings.includes(sailingId)),
    sailings,
  );
  if (!cancelled.ok) return cancelled;
  const at = await loadNow(tx);
  const disruptionId = await writeDisruption(tx, { sailings, reason, note, at, staffId });
  const places = rows.filter(({ sailingId }) => !sailings.includes(sailingId));
  const parties = await loadParties(tx, sailings);
  const known = choices.filter(({ bookingId }) => locked.has(bookingId));
  const decided = decideParties({ parties, choices: known, places, mayRefund });
  if (!decided.ok) return decided;
  const act = { disruptionId, staffId, at, because: becauseOf(reason, note), mayRefund };
  const settled = await settleParties(tx, act, decided.value, locked);
  if (!settled.ok) return settled;
  for (const row of cancelled.value) await auditSailing(tx, row, { staffId, at, sails: false, note });
  return ok({ _id: disruptionId, totals: totalsOf(decided.value) });
}

/** Bookings that get something, and so are locked first. */
export const actedOn = (choices: readonly Choice[]) =>
  choices.filter(({ solution }) => solution !== "later").map(({ bookingId }) => bookingId);

export const placesOf = (choices: readonly Choice[]): StockId[] =>
  choices.flatMap(({ to }) => (to === undefined ? [] : [to]));

async function writeDisruption(
  tx: Tx,
  { sailings, ...row }: typeof disruption.$inferInsert & { readonly sailings: readonly StockId[] },
): Promise<DisruptionId> {
  const [made] = await tx.insert(disruption).values(row).returning({ id: disruption.id });
  if (!made) throw new Error("no disruption was written");
  await tx
    .insert(disruptedSailing)
    .values(sailings.map((sailingId) => ({ disruptionId: made.id, sailingId })));
  await setSailing(tx, sailings, made.id);
  return made.id;
}

/** Closes sailings for a disruption, or with none opens them again. */
export async function setSailing(
  tx: Tx,
  sailings: readonly StockId[],
  disruptionId: DisruptionId | null,
): Promise<void> {
  const list = sql`ANY(${sql.param(sailings)}::uuid[])`;
  await tx.execute(sql`UPDATE stock SET closed = ${disruptionId !== null} WHERE id = ${list}`);
  await tx.execute(sql`UPDATE sailing SET disruption_id = ${disruptionId}::uuid WHERE id = ${list}`);
}

/** That a sailing goes, or goes no more, as the audit log tells it. */
export async function auditSailing(
  tx: Tx,
  row: SailingRow,
  { staffId, at, sails, note }: { staffId: StaffId; at: Date; sails: boolean; note: string },
): Promise<void> {
  await auditChange(tx, {
    staffId,
    act: sails ? "sailingRestored" : "sailingCancelled",
    subject: "sailing",
    subjectId: row.sailingId,
    at,
    before: { boatSails: !sails },
    after: { boatSails: sails },
    facts: { name: boatText(row), ...(note && { note }) },
  });
}
