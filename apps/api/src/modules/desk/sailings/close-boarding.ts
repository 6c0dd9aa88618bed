import type { BookingId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { countPassengers, type MissingMark, missingMarks } from "@pulau/domain/transport/boarding.ts";
import { loadOf } from "@pulau/domain/transport/load.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { loadNow } from "../../../db/clock.ts";
import { boardingAct, keptManifest } from "../../../db/schema/boarding.ts";
import type { Tx } from "../../../db/tx.ts";
import type { Sealer } from "../../../plugins/seal.ts";
import { type DepartureKey, findDeparture, lockSailing, mayBoard, namedInLog } from "./departure.ts";
import { findKept } from "./kept-manifests.ts";
import { loadCrew } from "./load-crew.ts";
import { loadPassengers, type WholePassenger } from "./load-passengers.ts";
import { loadRule } from "./passenger-weights.ts";

export type Closing = {
  readonly departure: DepartureKey;
  /** Null: by itself, after departure. */
  readonly staffId: StaffId | null;
  /** What becomes of those who are missing; null leaves them as they are. */
  readonly missing: MissingMark | null;
  /** The same of single parties. */
  readonly parties?: readonly { readonly bookingId: BookingId; readonly mark: MissingMark }[];
};

type Refusals = "NOT_FOUND" | "WRONG_STATE" | "TOO_EARLY";

/**
 * Closes boarding: the manifest is kept as it is now. `WRONG_STATE` where somebody has closed it before, or where it does
 * not sail; `TOO_EARLY` before its day.
 */
export async function closeBoarding(
  tx: Tx,
  sealer: Sealer,
  { departure, staffId, missing, parties = [] }: Closing,
): Promise<Result<{ done: true }, Refusals>> {
  const { sailingId, party } = departure;
  if (!(await lockSailing(tx, sailingId))) return refuse("NOT_FOUND");
  const sails = await findDeparture(tx, departure);
  if (!sails) return refuse("NOT_FOUND");
  const boards = await mayBoard(tx, sails);
  if (!boards.ok) return boards;
  if (await findKept(tx, departure)) return refuse("WRONG_STATE");
  const now = await loadNow(tx);
  const rule = await loadRule(tx, sails);
  if (missing !== null) {
    const waiting = (await loadPassengers(tx, sealer, departure, rule)).filter(
      ({ mark }) => mark === "waiting",
    );
    const markOfParty = new Map(parties.map(({ bookingId, mark }) => [bookingId, mark]));
    const act = { sailingId, at: now, receivedAt: now, staffId };
    await markMissing(tx, waiting, { ...act, markOf: (bookingId) => markOfParty.get(bookingId) ?? missing });
  }
  const passengers = await loadPassengers(tx, sealer, departure, rule);
  const load = rule && loadOf(passengers, rule);
  const counts = countPassengers(passengers);
  const sealed = sealer.seal(JSON.stringify(passengers));
  const crew = (await loadCrew(tx, departure)).map(({ name }) => name);
  await tx
    .insert(keptManifest)
    .values({ sailingId, bookingId: party, closedAt: now, closedBy: staffId, counts, load, crew, sealed });
  await auditChange(tx, {
    staffId,
    act: "boardingClosed",
    subject: "sailing",
    subjectId: sailingId,
    at: now,
    before: { boardingClosed: false },
    after: { boardingClosed: true, aboard: counts.aboard, notAboard: counts.listed - counts.aboard },
    facts: namedInLog(sails),
  });
  return ok({ done: true });
}

type Act = Pick<typeof boardingAct.$inferInsert, "sailingId" | "at" | "receivedAt" | "staffId"> & {
  readonly markOf: (bookingId: BookingId) => MissingMark;
};

async function markMissing(
  tx: Tx,
  waiting: readonly WholePassenger[],
  { markOf, ...act }: Act,
): Promise<void> {
  // One act has one mark.
  const actIds = new Map(missingMarks.map((mark) => [mark, crypto.randomUUID()]));
  const rows = waiting.flatMap(({ guestId, name, bookingId }) => {
    const mark = markOf(bookingId);
    const actId = actIds.get(mark);
    if (guestId === null || name === null || actId === undefined) return [];
    return [{ ...act, actId, mark, guestId, guestName: name, bookingId }];
  });
  if (rows.length > 0) await tx.insert(boardingAct).values(rows);
}
