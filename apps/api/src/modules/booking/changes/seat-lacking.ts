import { comingStates } from "@pulau/domain/booking/booking-moves.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { oneOf } from "../../../db/booking-states.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import { inTransaction } from "../../../db/tx.ts";
import { seatLacking } from "./make-way.ts";

/**
 * Gives guests who are parked without a room those that have come free since, the one who arrives first before the others. Until it
 * is done nobody else can be sold these nights.
 */
export async function seatAllLacking(db: Db): Promise<void> {
  const { rows } = await db.execute<{ id: BookingId }>(sql`
    SELECT DISTINCT b.id, b.check_in FROM booking_room p JOIN booking b ON b.id = p.booking_id
    WHERE p.parked IS NOT NULL AND p.parked ? 'lacking' AND b.state IN ${oneOf(comingStates)}
    ORDER BY b.check_in, b.id`);
  // Somebody who is faster is refused by the keys; the next look finds what is left.
  for (const { id } of rows) await inTransaction(db, (tx) => seatLacking(tx, id));
}
