import type { Day } from "@pulau/domain/calendar/day.ts";
import type { BookingId, PickUpActId } from "@pulau/domain/ids.ts";
import type { PickUpMark, RideKey } from "@pulau/domain/transport/pick-up.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";

export type MarkedRide = RideKey & {
  readonly actId: PickUpActId;
  readonly bookingId: BookingId;
  readonly name: string;
  readonly mark: PickUpMark;
  readonly at: string;
  readonly receivedAt: string;
  readonly by: string | null;
  readonly device: string;
};

const utc = sql.raw(`AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`);

/** What drivers marked of the rides of a day, by whom and when. */
export async function loadPickUpActs(db: Db | Tx, day: Day): Promise<MarkedRide[]> {
  const { rows } = await db.execute<MarkedRide>(sql`
    SELECT a.act_id AS "actId", a.transfer_id AS "transferId", a.way, a.booking_id AS "bookingId", b.booking_name AS name,
      a.mark, to_char(a.at ${utc}) AS at, to_char(a.received_at ${utc}) AS "receivedAt", u.name AS by, a.device
    FROM pick_up_act a JOIN booking b ON b.id = a.booking_id JOIN staff_user u ON u.id = a.staff_id
    WHERE a.day = ${day}`);
  return rows;
}
