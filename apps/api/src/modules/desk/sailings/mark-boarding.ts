import type { Departure, OtherMark } from "@pulau/contract/sailings.ts";
import { madeAt } from "@pulau/domain/calendar/made-at.ts";
import type { BoardingActId, BookingId, GuestId, StaffId, StockId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { type BoardingMark, latestActs } from "@pulau/domain/transport/boarding.ts";
import { othersThan } from "@pulau/domain/transport/crew-acts.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { loadNow } from "../../../db/clock.ts";
import { sql } from "../../../db/orm.ts";
import { boardingAct } from "../../../db/schema/boarding.ts";
import type { Tx } from "../../../db/tx.ts";
import {
  type DepartureKey,
  findDeparture,
  lockSailing,
  mayBoard,
  namedInLog,
  sailingStates,
} from "./departure.ts";
import { findKept } from "./kept-manifests.ts";
import { loadActs, type MarkedGuest } from "./load-acts.ts";
import { namedGuests } from "./on-board.ts";

export type Marking = {
  readonly departure: DepartureKey;
  readonly staffId: StaffId;
  /** Made by the device: the same act has one effect. */
  readonly actId: BoardingActId;
  readonly guests: readonly GuestId[];
  readonly mark: BoardingMark;
  /** When it was done, where it is sent later than that. */
  readonly at: Date | undefined;
  /** When its list was read. */
  readonly seen: Date | undefined;
  readonly device: string;
};

type Marked = {
  readonly overtaken: OtherMark[];
  readonly replaced: OtherMark[];
  readonly afterClosing: boolean;
};
type Refusals = "NOT_FOUND" | "KEY_REUSED" | "WRONG_STATE" | "TOO_EARLY";

/**
 * Marks guests of a sailing. The latest act by its own time holds, so that a phone which had no signal does not undo what
 * a colleague did after it; who was overtaken so is told. `NOT_FOUND` where somebody is not on the boat, and `KEY_REUSED`
 * where the act has marked others before, or otherwise. `WRONG_STATE` on a sailing that is cancelled, `TOO_EARLY` before
 * the day of the boat.
 */
export async function markBoarding(tx: Tx, marking: Marking): Promise<Result<Marked, Refusals>> {
  const { departure, actId, mark, staffId, device } = marking;
  if (!(await lockSailing(tx, departure.sailingId))) return refuse("NOT_FOUND");
  const sails = await findDeparture(tx, departure);
  if (!sails) return refuse("NOT_FOUND");
  const boards = await mayBoard(tx, sails);
  if (!boards.ok) return boards;
  const acts = await loadActs(tx, departure);
  const guestIds = [...new Set(marking.guests)];
  const done = await loadAct(tx, actId);
  const kept = await findKept(tx, departure);
  const reply = { ...others(acts, marking), afterClosing: kept !== null };
  if (done.length > 0) return isSame(done, departure, guestIds, mark) ? ok(reply) : refuse("KEY_REUSED");
  const guests = await loadNamed(tx, departure, guestIds);
  if (guests.length < guestIds.length) return refuse("NOT_FOUND");
  const now = await loadNow(tx);
  const at = madeAt(marking.at?.toISOString(), now);
  const rows = guests.map((guest) => ({ ...guest, actId, mark, at, receivedAt: now, staffId, device }));
  await tx.insert(boardingAct).values(rows.map((row) => ({ ...row, sailingId: departure.sailingId })));
  await audit(tx, marking, { sails, acts, guests });
  return ok(reply);
}

type Named = { readonly guestId: GuestId; readonly guestName: string; readonly bookingId: BookingId };

async function loadNamed(
  tx: Tx,
  { sailingId, party }: DepartureKey,
  guestIds: readonly GuestId[],
): Promise<Named[]> {
  const { rows } = await tx.execute<Named>(sql`
    SELECT g.id AS "guestId", g.name AS "guestName", g.booking_id AS "bookingId" FROM ${namedGuests} g
    JOIN booking b ON b.id = g.booking_id
    WHERE g.id = ANY(${sql.param(guestIds)}::uuid[]) AND b.state IN ${sailingStates} AND (${party}::uuid IS NULL OR b.id = ${party}::uuid)
      AND EXISTS (SELECT FROM booking_crossing c WHERE c.booking_id = b.id AND c.stock_id = ${sailingId})
    ORDER BY b.booking_no, g.name, g.id`);
  return rows;
}

type Done = { readonly guestId: GuestId; readonly sailingId: StockId; readonly mark: BoardingMark };

async function loadAct(tx: Tx, actId: BoardingActId): Promise<Done[]> {
  const { rows } = await tx.execute<Done>(sql`
    SELECT guest_id AS "guestId", sailing_id AS "sailingId", mark FROM boarding_act WHERE act_id = ${actId}`);
  return rows;
}

const isSame = (
  done: readonly Done[],
  { sailingId }: DepartureKey,
  guestIds: readonly GuestId[],
  mark: BoardingMark,
): boolean =>
  done.length === guestIds.length &&
  done.every((act) => act.sailingId === sailingId && act.mark === mark && guestIds.includes(act.guestId));

const others = (acts: readonly MarkedGuest[], marking: Marking): Pick<Marked, "overtaken" | "replaced"> => {
  const theirs = acts.filter((act) => act.actId !== marking.actId && marking.guests.includes(act.guestId));
  return othersThan([...latestActs(theirs).values()], marking);
};

async function audit(
  tx: Tx,
  { departure, staffId, mark }: Marking,
  { sails, acts, guests }: { sails: Departure; acts: readonly MarkedGuest[]; guests: readonly Named[] },
): Promise<void> {
  const latest = latestActs(acts);
  const before = [...new Set(guests.map(({ guestId }) => latest.get(guestId)?.mark ?? "waiting"))].sort();
  await auditChange(tx, {
    staffId,
    act: "guestsMarked",
    subject: "sailing",
    subjectId: departure.sailingId,
    before: { boardingMark: before.length === 1 ? before[0] : before },
    after: { boardingMark: mark },
    facts: { ...namedInLog(sails), person: guests.map(({ guestName }) => guestName).join(", ") },
  });
}
