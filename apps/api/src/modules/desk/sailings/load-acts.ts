import type { BoardingActId, BookingId, GuestId } from "@pulau/domain/ids.ts";
import type { BoardingMark } from "@pulau/domain/transport/boarding.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";
import type { DepartureKey } from "./departure.ts";

export type MarkedGuest = {
  readonly actId: BoardingActId;
  readonly guestId: GuestId;
  readonly name: string;
  readonly bookingId: BookingId;
  readonly bookingNo: string;
  readonly mark: BoardingMark;
  readonly at: string;
  readonly receivedAt: string;
  readonly by: string | null;
  readonly device: string;
};

const utc = sql.raw(`AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`);

/** Who was marked on a sailing, by whom and when. */
export async function loadActs(db: Db | Tx, { sailingId, party }: DepartureKey): Promise<MarkedGuest[]> {
  const { rows } = await db.execute<MarkedGuest>(sql`
    SELECT a.act_id AS "actId", a.guest_id AS "guestId", a.guest_name AS name, a.booking_id AS "bookingId",
      b.booking_no AS "bookingNo", a.mark, to_char(a.at ${utc}) AS at, to_char(a.received_at ${utc}) AS "receivedAt",
      u.name AS by, a.device
    FROM boarding_act a JOIN booking b ON b.id = a.booking_id LEFT JOIN staff_user u ON u.id = a.staff_id
    WHERE a.sailing_id = ${sailingId} AND (${party}::uuid IS NULL OR a.booking_id = ${party}::uuid)`);
  return rows;
}
