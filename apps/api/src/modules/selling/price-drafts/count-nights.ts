import type { sleptNightsRoute } from "@pulau/contract/price-draft.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { claimingStates } from "@pulau/domain/booking/booking-moves.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { OptionId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { oneOf } from "../../../db/booking-states.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";

type Counted = Reply<typeof sleptNightsRoute>;
type OptionNights = {
  readonly optionId: OptionId;
  readonly from: Day;
  readonly to: Day;
  readonly weekdays?: string | undefined;
};

/** Who sleeps on some days by an option: bookings that are not called off, and holds that still run. */
export async function countNights(db: Db, request: OptionNights): Promise<Result<Counted, "NOT_FOUND">> {
  const { optionId, from, to, weekdays } = request;
  const { rows } = await db.execute<Counted & { known: boolean }>(sql`
    WITH night AS (
      SELECT day::date FROM generate_series(${from}::date, ${to}::date, interval '1 day') AS day
      WHERE ${weekdays ?? "1,2,3,4,5,6,7"} LIKE '%' || extract(isodow FROM day)::text || '%'
    )
    SELECT EXISTS (SELECT FROM package_option WHERE id = ${optionId}) AS known,
      (SELECT count(*)::int FROM booking b
        WHERE b.option_id = ${optionId} AND b.state IN ${oneOf(claimingStates)}
          AND EXISTS (SELECT FROM night WHERE day >= b.check_in AND day < b.check_out)) AS bookings,
      (SELECT count(*)::int FROM stay_hold h
        WHERE h.kind = 'stay' AND h.state = 'live' AND h.expires_at > pulau_now()
          AND h.stay ->> 'optionId' = ${optionId}
          AND EXISTS (SELECT FROM night
            WHERE day >= (h.stay ->> 'checkIn')::date AND day < (h.stay ->> 'checkOut')::date)) AS holds`);
  const [found] = rows;
  if (!found?.known) return refuse("NOT_FOUND");
  return ok({ bookings: found.bookings, holds: found.holds });
}
