import type { Reply } from "@pulau/contract/route.ts";
import type { tillRoute } from "@pulau/contract/till.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import { undoMinutes } from "@pulau/domain/till/may-charge.ts";
import { taxesOfStay } from "@pulau/domain/till/stay-taxes.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { loadResortLists } from "../../selling/catalogue/public.ts";

type Till = Reply<typeof tillRoute>;

/** What the outlets sell today, and which guests are in house to charge it to. */
export async function showTill(db: Db): Promise<Till> {
  const { timeZone } = await loadSettings(db);
  const today = await loadToday(db, timeZone);
  const [outlets, stays, { taxes }] = await Promise.all([
    loadOutlets(db),
    loadStays(db, today),
    loadResortLists(db),
  ]);
  return {
    outlets,
    stays: stays.map(({ checkIn, persons, ...stay }) => ({
      ...stay,
      taxIds: taxesOfStay(taxes, { checkIn, checkOut: stay.checkOut, persons }, today).map(({ id }) => id),
    })),
    taxes: [...taxes] as Till["taxes"],
    undoMinutes,
  };
}

async function loadOutlets(db: Db): Promise<Till["outlets"]> {
  const { rows } = await db.execute<Till["outlets"][number]>(sql`
    SELECT o.id AS "_id", o.name, o.icon, coalesce((
      SELECT json_agg(json_build_object('_id', i.id, 'name', i.name, 'category', i.category, 'sen', i.sen,
        'taxGroup', i.tax_group, 'pictures', i.pictures) ORDER BY i.position, i.list_no)
      FROM outlet_item i WHERE i.outlet_id = o.id AND i.active_status), '[]') AS items
    FROM outlet o WHERE o.active_status ORDER BY o.position, o.list_no`);
  return rows;
}

type StayFound = Omit<Till["stays"][number], "taxIds"> & { readonly checkIn: Day; readonly persons: number };

/**
 * Who is in house, in the rooms that are theirs today: on the last day of one too, and after the stay's last day until they
 * check out. Of two that have a room today, whoever sleeps there tonight comes first.
 */
async function loadStays(db: Db, today: Day): Promise<readonly StayFound[]> {
  const { rows } = await db.execute<StayFound>(sql`
    WITH here AS (
      SELECT b.id AS booking_id, br.position, r.room_no,
        coalesce(br.check_out, b.check_out) > ${today}::date AS tonight
      FROM booking b JOIN booking_room br ON br.booking_id = b.id JOIN room r ON r.id = br.room_id
      WHERE b.state = 'inHouse' AND coalesce(br.check_in, b.check_in) <= ${today}
        AND (coalesce(br.check_out, b.check_out) >= ${today} OR coalesce(br.check_out, b.check_out) >= b.check_out)
    )
    SELECT b.id AS "_id", b.booking_no AS "bookingNo", b.booking_name AS "bookingName", b.check_in AS "checkIn",
      b.check_out AS "checkOut", b.persons,
      (SELECT coalesce(json_agg(h.room_no ORDER BY h.position), '[]') FROM here h WHERE h.booking_id = b.id) AS rooms,
      (SELECT coalesce(json_agg(json_build_object('_id', g.id, 'fullName', g.full_name, 'roomNo', h.room_no)
          ORDER BY g.position), '[]')
        FROM booking_guest g LEFT JOIN here h ON h.booking_id = b.id AND h.position = g.room
        WHERE g.booking_id = b.id) AS guests
    FROM booking b LEFT JOIN LATERAL (
      SELECT h.room_no, h.tonight FROM here h WHERE h.booking_id = b.id ORDER BY h.room_no LIMIT 1
    ) first ON true
    WHERE b.state = 'inHouse'
    ORDER BY first.room_no, first.tonight DESC, b.booking_no`);
  return rows;
}
