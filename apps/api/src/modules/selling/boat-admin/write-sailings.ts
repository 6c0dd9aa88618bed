import { addDays, type Day, nightsOf } from "@pulau/domain/calendar/day.ts";
import type { BoatId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { plannedSailings, sailingsAhead, type Timetable } from "@pulau/domain/transport/timetable.ts";
import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { lockAllSailings } from "../../ground/timetables/public.ts";
import { type BoatSailings, findOnBoard, lockSailings, sailingsBooked } from "./lock-sailings.ts";
import { isSame, plannedRows } from "./planned-rows.ts";

export type SailedBoat = {
  readonly id: BoatId;
  readonly kind: "ferry" | "charter";
  readonly activeStatus: boolean;
  readonly seats: number;
  /** Boats of a charter each day and way. */
  readonly daily: number | null;
};

export type SailingsWritten = { readonly made: number; readonly closed: number; readonly kept: number };

type Refusal = "SAILINGS_BOOKED" | "SEATS_TAKEN" | "DEFAULT_SAILING_TWICE";

/**
 * Makes the sailings of a boat from today to the horizon what its timetables say. One that is dropped is offered to
 * nobody from then on, but never removed: a guest who was just choosing it is told that the boat is full.
 *
 * The stocks are locked by id first, so whoever is claiming one finishes and is seen; whoever comes later meets the new
 * capacity. Boats that are saved at once take turns: the default sailing of a day is one of them all.
 *
 * @param keepBooked what is dropped goes on for who has a place; otherwise `SAILINGS_BOOKED` lists them
 * @returns `SEATS_TAKEN`: more places are taken on a day than there would be; `DEFAULT_SAILING_TWICE`: another boat has
 *   the default sailing of a day and way
 */
export async function writeSailings(
  tx: Tx,
  boat: SailedBoat,
  timetables: readonly Timetable[],
  { keepBooked = false } = {},
): Promise<Result<SailingsWritten, Refusal>> {
  await lockAllSailings(tx);
  const { timeZone } = await loadSettings(tx);
  const today = await loadToday(tx, timeZone);
  const last = await lockSailings(tx, boat.id, today);
  const horizon = addDays(today, sailingsAhead);
  const days = nightsOf(today, last !== null && last > horizon ? addDays(last, 1) : horizon);
  const planned = JSON.stringify(boat.activeStatus ? plannedSailings(boat.kind, timetables, days) : []);
  const sailings: BoatSailings = { boatId: boat.id, today, planned };
  const onBoard = await findOnBoard(tx, sailings);
  if (onBoard.length > 0 && !keepBooked) return sailingsBooked(onBoard);
  const capacity = boat.kind === "ferry" ? boat.seats : (boat.daily ?? 1);
  const short = await findShort(tx, sailings, capacity);
  if (short) return refuse("SEATS_TAKEN", short);
  const written = await write(tx, sailings, capacity);
  const twice = await findDefaultTwice(tx, boat.id, today);
  return twice ? refuse("DEFAULT_SAILING_TWICE", twice) : ok({ ...written, kept: keptOf(onBoard) });
}

const keptOf = (onBoard: readonly { day: Day; direction: string; time: string | null }[]): number =>
  new Set(onBoard.map(({ day, direction, time }) => `${day} ${direction} ${time}`)).size;

type Short = { day: Day; direction: string; time: string | null; taken: number };

/** The planned day on which most places are taken, where these are more than there will be. */
async function findShort(
  tx: Tx,
  { boatId, today, planned }: BoatSailings,
  capacity: number,
): Promise<Short | undefined> {
  const { rows } = await tx.execute<Short>(sql`
    SELECT s.day, s.direction, left(s.time::text, 5) AS time, k.held + k.sold AS taken
    FROM sailing s JOIN stock k ON k.id = s.id JOIN ${plannedRows(planned)} ON ${isSame}
    WHERE s.boat_id = ${boatId} AND s.day >= ${today} AND k.held + k.sold > least(p.seats, ${capacity})
    ORDER BY k.held + k.sold DESC, s.day LIMIT 1`);
  return rows[0];
}

async function write(
  tx: Tx,
  { boatId, today, planned }: BoatSailings,
  capacity: number,
): Promise<{ made: number; closed: number }> {
  const { rows } = await tx.execute<{ closed: number }>(sql`
    WITH wanted AS MATERIALIZED (
      SELECT s.id, s.active_status AS was, p.day IS NOT NULL AS sails, p."isDefault", p."fromJetty", p."toJetty",
        least(p.seats, ${capacity}) AS capacity
      FROM sailing s LEFT JOIN ${plannedRows(planned)} ON ${isSame}
      WHERE s.boat_id = ${boatId} AND s.day >= ${today}
    ), capacities AS (
      UPDATE stock k SET capacity = CASE WHEN w.sails THEN w.capacity ELSE k.held + k.sold END
      FROM wanted w WHERE k.id = w.id
        AND k.capacity <> CASE WHEN w.sails THEN w.capacity ELSE k.held + k.sold END
    ), faces AS (
      UPDATE sailing s SET active_status = w.sails, is_default = w.sails AND w."isDefault",
        from_jetty = coalesce(w."fromJetty", s.from_jetty), to_jetty = coalesce(w."toJetty", s.to_jetty)
      FROM wanted w WHERE s.id = w.id AND (s.active_status, s.is_default, s.from_jetty, s.to_jetty)
        IS DISTINCT FROM (w.sails, w.sails AND w."isDefault", coalesce(w."fromJetty", s.from_jetty),
          coalesce(w."toJetty", s.to_jetty))
    )
    SELECT count(*) FILTER (WHERE was AND NOT sails)::int AS closed FROM wanted`);
  const made = await tx.execute(sql`
    WITH lacking AS MATERIALIZED (
      SELECT gen_random_uuid() AS id, p.* FROM ${plannedRows(planned)} WHERE NOT EXISTS (
        SELECT FROM sailing s WHERE s.boat_id = ${boatId} AND ${isSame})
    ), stocks AS (
      INSERT INTO stock (id, kind, capacity) SELECT id, 'sailing', least(seats, ${capacity}) FROM lacking
    )
    INSERT INTO sailing (id, boat_id, direction, day, time, from_jetty, to_jetty, is_default)
    SELECT id, ${boatId}::uuid, direction, day, time, "fromJetty", "toJetty", "isDefault" FROM lacking`);
  return { made: made.rowCount ?? 0, closed: rows[0]?.closed ?? 0 };
}

/** A day and way on which a sailing of this boat and one of another are both the default. */
async function findDefaultTwice(tx: Tx, boatId: BoatId, today: Day) {
  const { rows } = await tx.execute<{ day: Day; direction: string; boat: string }>(sql`
    SELECT s.day, s.direction, b.name ->> 'en' AS boat FROM sailing s
    JOIN sailing o ON o.day = s.day AND o.direction = s.direction AND o.is_default AND o.active_status AND o.id <> s.id
    JOIN boat b ON b.id = o.boat_id
    WHERE s.boat_id = ${boatId} AND s.day >= ${today} AND s.is_default AND s.active_status AND b.active_status
    ORDER BY s.day LIMIT 1`);
  return rows[0];
}
