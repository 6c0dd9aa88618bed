import { soldStates } from "@pulau/domain/booking/booking-moves.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { MealPlan } from "@pulau/domain/catalogue/meals.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { oneOf } from "../../../db/booking-states.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import { roomOn } from "../../../db/room-on.ts";
import { shownRoomNo } from "../../../db/shown-room.ts";

/** Nights that somebody sleeps here, and with which meals: from the first until the day on which they leave. */
type Nights = { readonly plan: MealPlan; readonly first: Day; readonly until: Day };
type OfBooking = { readonly bookingId: BookingId; readonly bookingNo: string };

export type NightHeads = {
  readonly night: Day;
  readonly plan: MealPlan;
  readonly adults: number;
  readonly children: number;
  readonly toddlers: number;
  readonly infants: number;
  readonly vegetarians: number;
};
export type DietGuest = Nights &
  OfBooking & {
    readonly name: string;
    readonly chineseName: string | null;
    readonly room: string;
    readonly vegetarian: boolean;
    readonly allergies: string | null;
  };
export type EatersRequest = Nights &
  OfBooking & { readonly bookingName: string; readonly rooms: readonly string[]; readonly text: string };

export type Eaters = {
  readonly heads: readonly NightHeads[];
  readonly guests: readonly DietGuest[];
  readonly requests: readonly EatersRequest[];
};

/**
 * Who sleeps in a room, and until when: of a confirmed booking whoever is still expected, and nobody for the nights that
 * are over; of guests in house everybody, also past their check-out; of guests who left only the nights before that.
 */
const sleepers = (span: { from: Day; last: Day; today: Day; timeZone: string }) => sql`
  SELECT * FROM (
    SELECT b.id AS booking_id, b.booking_no, b.booking_name, b.special_request, o.meals AS plan, br.position, ${shownRoomNo(sql`br`, sql`r`)} AS room_no,
      br.occupants,
      CASE b.state WHEN 'confirmed' THEN greatest(coalesce(br.check_in, b.check_in), b.expected_on, ${span.today}::date)
        ELSE coalesce(br.check_in, b.check_in) END AS first,
      CASE WHEN b.state = 'completed'
          THEN least(br.check_out, b.check_out, (b.checked_out_at AT TIME ZONE ${span.timeZone})::date)
        WHEN b.state = 'inHouse' AND coalesce(br.check_out, b.check_out) = b.check_out
          THEN greatest(b.check_out, ${span.today}::date)
        ELSE coalesce(br.check_out, b.check_out) END AS until
    FROM booking b JOIN package_option o ON o.id = b.option_id
    JOIN booking_room br ON br.booking_id = b.id JOIN room r ON r.id = ${roomOn(sql`br`, sql`greatest(b.check_in, ${span.from}::date)`)}
    WHERE b.state IN ${oneOf(soldStates)} AND b.check_in <= ${span.last}
      AND (b.check_out >= ${span.from} OR b.state = 'inHouse')
  ) s WHERE first < until AND first <= ${span.last} AND until >= ${span.from} AND plan <> 'none'`;

/** What the guests of the room `s` eat, as far as a rooming list that is not whole tells it too. */
const dietsOf = sql`
  SELECT full_name, chinese_name, vegetarian, allergies, position AS place FROM booking_guest g
  WHERE g.booking_id = s.booking_id AND g.room = s.position
  UNION ALL
  SELECT known ->> 'fullName', known ->> 'chineseName', (known ->> 'vegetarian')::boolean, known ->> 'allergies', position
  FROM guest_entry e WHERE e.booking_id = s.booking_id AND e.room = s.position`;

const sum = (kind: "adult" | "child" | "toddler" | "infant") =>
  sql`coalesce(sum((occupants ->> ${sql.raw(`'${kind}'`)})::int), 0)`;

/** The nights whose meals touch the days, the night before the first among them: one query. */
export async function loadEaters(
  db: Db,
  span: { readonly from: Day; readonly last: Day; readonly today: Day; readonly timeZone: string },
): Promise<Eaters> {
  const { rows } = await db.execute<Eaters>(sql`
    WITH sleeper AS MATERIALIZED (${sleepers(span)}), heads AS (
      SELECT n.night::date AS night, plan, ${sum("adult")} AS adults, ${sum("child")} AS children,
        ${sum("toddler")} AS toddlers, ${sum("infant")} AS infants, coalesce(sum(diet.vegetarians), 0) AS vegetarians
      FROM sleeper s
      CROSS JOIN LATERAL (
        SELECT count(*) AS vegetarians FROM (${dietsOf}) p WHERE p.vegetarian
      ) diet
      CROSS JOIN LATERAL generate_series(
        greatest(s.first, ${span.from}::date - 1)::timestamp, least(s.until - 1, ${span.last}::date)::timestamp,
        interval '1 day') AS n(night)
      GROUP BY 1, 2
    ), diet AS (
      SELECT s.plan, s.first, s.until, s.booking_id, s.booking_no, s.room_no, s.position, p.*
      FROM sleeper s CROSS JOIN LATERAL (
        ${dietsOf}
      ) p WHERE p.vegetarian OR p.allergies IS NOT NULL
    ), note AS (
      SELECT plan, min(first) AS first, max(until) AS until, booking_id, booking_no, booking_name, special_request,
        json_agg(room_no ORDER BY position) AS rooms
      FROM sleeper WHERE special_request <> '' GROUP BY plan, booking_id, booking_no, booking_name, special_request
    )
    SELECT
      (SELECT coalesce(json_agg(h), '[]') FROM heads h) AS heads,
      (SELECT coalesce(json_agg(json_build_object('plan', plan, 'first', first, 'until', until, 'bookingId', booking_id,
        'bookingNo', booking_no, 'name', full_name, 'chineseName', chinese_name, 'room', room_no,
        'vegetarian', vegetarian, 'allergies', allergies) ORDER BY room_no, booking_id, place), '[]') FROM diet) AS guests,
      (SELECT coalesce(json_agg(json_build_object('plan', plan, 'first', first, 'until', until, 'bookingId', booking_id,
        'bookingNo', booking_no, 'bookingName', booking_name, 'rooms', rooms, 'text', special_request)
        ORDER BY booking_name, booking_id), '[]') FROM note) AS requests`);
  if (!rows[0]) throw new Error("the kitchen's guests were not answered");
  return rows[0];
}
