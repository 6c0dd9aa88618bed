import type { foundThingStaysRoute } from "@pulau/contract/found-things.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { sleptStates } from "@pulau/domain/booking/booking-moves.ts";
import type { FoundThingId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { oneOf } from "../../../db/booking-states.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";

type Stays = Reply<typeof foundThingStaysRoute>;

/** Most stays before a thing was found that it may have been left by. */
const mostStays = 5;

/**
 * Who had slept in the room of a found thing by the day it was found, the last first: also those who were moved into another
 * room since.
 */
export async function showStays(db: Db, foundId: FoundThingId): Promise<Result<Stays, "NOT_FOUND">> {
  const { rows } = await db.execute<{ stays: Stays["stays"] }>(sql`
    SELECT (SELECT coalesce(json_agg(json_build_object('bookingId', s.id, 'bookingNo', s.booking_no, 'bookingName', s.booking_name,
        'mobile', s.mobile, 'checkIn', s.check_in, 'checkOut', s.check_out, 'here', s.state = 'inHouse')
        ORDER BY s.check_in DESC, s.id), '[]')
      FROM (
        SELECT DISTINCT b.id, b.booking_no, b.booking_name, b.mobile, b.check_in, b.check_out, b.state
        FROM booking b JOIN booking_room br ON br.booking_id = b.id
        WHERE b.state IN ${oneOf(sleptStates)} AND coalesce(br.check_in, b.check_in) <= f.found_on
          AND (br.room_id = f.room_id AND coalesce((br.earlier -> -1 ->> 'to')::date, b.check_in) <= f.found_on
            OR EXISTS (SELECT FROM jsonb_array_elements(br.earlier) WITH ORDINALITY was(room, nr)
              WHERE room ->> 'roomId' = f.room_id::text
                AND (nr = 1 OR (br.earlier -> (nr::int - 2) ->> 'to')::date <= f.found_on)))
        ORDER BY b.check_in DESC, b.id LIMIT ${mostStays}
      ) s) AS stays
    FROM found_thing f WHERE f.id = ${foundId}`);
  const [found] = rows;
  return found ? ok(found) : refuse("NOT_FOUND");
}
