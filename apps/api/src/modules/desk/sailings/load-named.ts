import type { BookingId, GuestId } from "@pulau/domain/ids.ts";
import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";
import { type DepartureKey, sailingStates } from "./departure.ts";
import { namedGuests } from "./on-board.ts";

export type Named = { readonly guestId: GuestId; readonly guestName: string; readonly bookingId: BookingId };

/** Guests of a sailing by their ids; who is not on it, or has no name, is left out. */
export async function loadNamed(
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
