import type { OtherPickUp } from "@pulau/contract/pick-ups.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import { madeAt } from "@pulau/domain/calendar/made-at.ts";
import type { BookingId, PickUpActId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { latestBy, othersThan } from "@pulau/domain/transport/crew-acts.ts";
import { type PickUpMark, type RideKey, rideText } from "@pulau/domain/transport/pick-up.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { loadNow } from "../../../db/clock.ts";
import { sql } from "../../../db/orm.ts";
import { pickUpAct } from "../../../db/schema/pick-ups.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { loadPickUpActs, type MarkedRide } from "./load-acts.ts";
import { drivenStates, ridesOn } from "./load-pick-ups.ts";

export type PickingUp = {
  readonly day: Day;
  readonly staffId: StaffId;
  /** Made by the device: the same act has one effect. */
  readonly actId: PickUpActId;
  readonly rides: readonly RideKey[];
  readonly mark: PickUpMark;
  /** When it was done, where it is sent later than that. */
  readonly at: Date | undefined;
  /** When its list was read. */
  readonly seen: Date | undefined;
  readonly device: string;
};

type Marked = { readonly overtaken: OtherPickUp[]; readonly replaced: OtherPickUp[] };

/**
 * Marks the guests of rides. The latest act by its own time holds, and who was overtaken so is told. `NOT_FOUND` where a ride
 * is not driven on that day any more, `KEY_REUSED` where the act has marked others before, or otherwise, and `TOO_EARLY` before
 * its day. The bookings are locked, so that of two acts one knows the other, and none marks a ride that is moved meanwhile.
 */
export async function markPickUps(
  tx: Tx,
  marking: PickingUp,
): Promise<Result<Marked, "NOT_FOUND" | "KEY_REUSED" | "TOO_EARLY">> {
  const { day, actId, mark, staffId, device } = marking;
  const { timeZone } = await loadSettings(tx);
  if (day > (await loadToday(tx, timeZone))) return refuse("TOO_EARLY", { rule: "pickUp", day });
  const wanted = new Map(marking.rides.map((ride) => [rideText(ride), ride]));
  await lockBookings(tx, marking.rides);
  const acts = await loadPickUpActs(tx, day);
  const done = await loadAct(tx, actId);
  if (done.length > 0) {
    const isSame =
      done.length === wanted.size &&
      done.every((act) => act.day === day && act.mark === mark && wanted.has(rideText(act)));
    return isSame ? ok(others(acts, marking)) : refuse("KEY_REUSED");
  }
  const rides = (await loadRides(tx, marking)).filter((ride) => wanted.has(rideText(ride)));
  if (rides.length < wanted.size) return refuse("NOT_FOUND");
  const now = await loadNow(tx);
  const at = madeAt(marking.at?.toISOString(), now);
  await tx.insert(pickUpAct).values(
    rides.map(({ transferId, way, bookingId }) => ({
      actId,
      transferId,
      way,
      day,
      bookingId,
      mark,
      device,
      at,
      receivedAt: now,
      staffId,
    })),
  );
  await audit(tx, marking, { acts, rides });
  return ok(others(acts, marking));
}

const idsOf = (rides: readonly RideKey[]) =>
  sql`ANY(${sql.param(rides.map(({ transferId }) => transferId))}::uuid[])`;

async function lockBookings(tx: Tx, rides: readonly RideKey[]): Promise<void> {
  await tx.execute(sql`
    SELECT 1 FROM booking b WHERE b.id IN (SELECT booking_id FROM booking_transfer WHERE id = ${idsOf(rides)})
    ORDER BY b.id FOR NO KEY UPDATE`);
}

type Ride = RideKey & {
  readonly bookingId: BookingId;
  readonly bookingNo: string;
  readonly time: string;
  readonly place: string;
};

async function loadRides(tx: Tx, { day, rides }: PickingUp): Promise<Ride[]> {
  const { rows } = await tx.execute<Ride>(sql`
    SELECT r.transfer_id AS "transferId", r.way, b.id AS "bookingId", b.booking_no AS "bookingNo",
      left(r.time::text, 5) AS time, r.place ->> 'en' AS place
    FROM ${ridesOn(sql`${day}::date`)} r JOIN booking b ON b.id = r.booking_id
    WHERE r.transfer_id = ${idsOf(rides)} AND b.state IN ${drivenStates} ORDER BY r.time, b.booking_no`);
  return rows;
}

type Done = RideKey & { readonly day: Day; readonly mark: PickUpMark };

async function loadAct(tx: Tx, actId: PickUpActId): Promise<Done[]> {
  const { rows } = await tx.execute<Done>(
    sql`SELECT transfer_id AS "transferId", way, day, mark FROM pick_up_act WHERE act_id = ${actId}`,
  );
  return rows;
}

const others = (acts: readonly MarkedRide[], marking: PickingUp): Marked => {
  const own = new Set(marking.rides.map(rideText));
  const theirs = acts.filter((act) => act.actId !== marking.actId && own.has(rideText(act)));
  return othersThan([...latestBy(theirs, rideText).values()], marking);
};

async function audit(
  tx: Tx,
  { day, mark, staffId }: PickingUp,
  { acts, rides }: { acts: readonly MarkedRide[]; rides: readonly Ride[] },
): Promise<void> {
  const latest = latestBy(acts, rideText);
  for (const ride of rides)
    await auditChange(tx, {
      staffId,
      act: "guestsPickedUp",
      subject: "booking",
      subjectId: ride.bookingId,
      before: { pickUpMark: latest.get(rideText(ride))?.mark ?? "waiting" },
      after: { pickUpMark: mark },
      facts: { name: ride.place, day, time: ride.time, bookingNo: ride.bookingNo },
    });
}
