import type { BoardedBooking } from "@pulau/contract/problem.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { BoatId } from "@pulau/domain/ids.ts";
import type { Failure } from "@pulau/domain/result.ts";
import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";
import { lockStocks } from "../../ground/stock/public.ts";
import { isSame, plannedRows } from "./planned-rows.ts";

export type BoatSailings = {
  readonly boatId: BoatId;
  readonly today: Day;
  /** What its timetables want from today on, as JSON. */
  readonly planned: string;
};

/** As many as a refusal lists. */
const mostListed = 100;

/**
 * Locks every sailing of a boat from a day on, by id, and lets go of claims whose time is over, so that only who has a
 * place counts.
 * @returns the last day that it has a sailing on
 */
export async function lockSailings(tx: Tx, boatId: BoatId, from: Day): Promise<Day | null> {
  await lockStocks(tx, sql`SELECT id FROM sailing WHERE boat_id = ${boatId} AND day >= ${from}`);
  const { rows } = await tx.execute<{ last: Day | null }>(
    sql`SELECT max(day) AS last FROM sailing WHERE boat_id = ${boatId}`,
  );
  return rows[0]?.last ?? null;
}

/** Who has a place on a sailing that is offered and that the timetables no longer want, by day. */
export async function findOnBoard(
  tx: Tx,
  { boatId, today, planned }: BoatSailings,
): Promise<BoardedBooking[]> {
  const { rows } = await tx.execute<BoardedBooking>(sql`
    SELECT b.id AS "bookingId", b.booking_no AS "bookingNo", b.booking_name AS "bookingName",
      s.day, s.direction, left(s.time::text, 5) AS time, c.pieces
    FROM sailing s JOIN stock_claim c ON c.stock_id = s.id LEFT JOIN booking b ON b.hold_id = c.hold_id
    WHERE s.boat_id = ${boatId} AND s.day >= ${today} AND s.active_status
      AND NOT EXISTS (SELECT FROM ${plannedRows(planned)} WHERE ${isSame})
    ORDER BY s.day, s.direction, s.time, b.booking_no`);
  return rows;
}

/** The refusal that lists them, the first hundred. */
export const sailingsBooked = (
  onBoard: readonly BoardedBooking[],
): { ok: false; failure: Failure<"SAILINGS_BOOKED"> } => ({
  ok: false,
  failure: {
    code: "SAILINGS_BOOKED",
    facts: { count: onBoard.length },
    onBoard: onBoard.slice(0, mostListed),
  },
});
