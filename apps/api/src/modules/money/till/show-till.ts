import type { Reply } from "@pulau/contract/route.ts";
import type { tillRoute } from "@pulau/contract/till.ts";
import { may, type Permissions } from "@pulau/domain/access/permissions.ts";
import { soldStates } from "@pulau/domain/booking/booking-moves.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { BookingId, StaffId } from "@pulau/domain/ids.ts";
import { undoMinutes } from "@pulau/domain/till/may-charge.ts";
import { taxesOfStay, taxesOfVisitor } from "@pulau/domain/till/stay-taxes.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import { shownRoomNo } from "../../../db/shown-room.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { loadResortLists } from "../../selling/catalogue/public.ts";

type Till = Reply<typeof tillRoute>;

type Asking = {
  readonly staffId: StaffId;
  readonly permissions: Permissions;
  /** A booking that is wanted beside those in house; whoever may correct charges gets it. */
  readonly stay?: BookingId | undefined;
};

/**
 * What the outlets sell today, which guests are in house to charge it to, and what whoever asks has just charged. A booking
 * that is asked for is among them where it may be charged at all.
 */
export async function showTill(db: Db, { staffId, permissions, stay }: Asking): Promise<Till> {
  const { timeZone } = await loadSettings(db);
  const today = await loadToday(db, timeZone);
  const alsoStay = may(permissions, "charges", "write") && stay ? stay : null;
  const [outlets, stays, ownSlips, waiting, { taxes }] = await Promise.all([
    loadOutlets(db),
    loadStays(db, { today, alsoStay }),
    loadOwnSlips(db, staffId),
    loadWaiting(db, staffId),
    loadResortLists(db),
  ]);
  return {
    outlets,
    stays: stays.map(({ persons, ...found }) => ({
      ...found,
      taxIds: taxesOfStay(taxes, { ...found, persons }, today).map(({ id }) => id),
    })),
    ownSlips,
    waiting,
    taxes: [...taxes] as Till["taxes"],
    visitorTaxIds: taxesOfVisitor(taxes, today).map(({ id }) => id),
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

/** In which states a booking is charged without its guests in house. */
const awayStates = soldStates.filter((state) => state !== "inHouse");

type StayFound = Omit<Till["stays"][number], "taxIds"> & { readonly persons: number };
type Wanted = { readonly today: Day; readonly alsoStay: BookingId | null };

/**
 * Who is in house, in the rooms that are theirs today: on the last day of one too, and after the stay's last day until they
 * check out. Of two that have a room today, whoever sleeps there tonight comes first. A booking that is asked for comes with its
 * rooms whatever the day.
 */
async function loadStays(db: Db, { today, alsoStay }: Wanted): Promise<readonly StayFound[]> {
  const { rows } = await db.execute<StayFound>(sql`
    WITH here AS (
      SELECT b.id AS booking_id, br.position, ${shownRoomNo(sql`br`, sql`r`)} AS room_no,
        coalesce(br.check_out, b.check_out) > ${today}::date AS tonight
      FROM booking b JOIN booking_room br ON br.booking_id = b.id JOIN room r ON r.id = br.room_id
      WHERE b.id = ${alsoStay} AND b.state::text = ANY(${sql.param(awayStates)}::text[])
        OR b.state = 'inHouse' AND coalesce(br.check_in, b.check_in) <= ${today}
        AND (coalesce(br.check_out, b.check_out) >= ${today} OR coalesce(br.check_out, b.check_out) >= b.check_out)
    )
    SELECT b.id AS "_id", b.booking_no AS "bookingNo", b.booking_name AS "bookingName", b.state, b.check_in AS "checkIn",
      b.check_out AS "checkOut", b.persons,
      (SELECT coalesce(json_agg(h.room_no ORDER BY h.position), '[]') FROM here h WHERE h.booking_id = b.id) AS rooms,
      (SELECT coalesce(json_agg(json_build_object('_id', g.id, 'fullName', g.full_name, 'roomNo', h.room_no)
          ORDER BY g.position), '[]')
        FROM booking_guest g LEFT JOIN here h ON h.booking_id = b.id AND h.position = g.room
        WHERE g.booking_id = b.id) AS guests,
      (SELECT coalesce(json_agg(json_build_object('letter', f.letter, 'name', f.name) ORDER BY f.letter), '[]')
        FROM booking_folio f WHERE f.booking_id = b.id) AS folios,
      EXISTS (SELECT FROM folio_share s WHERE s.booking_id = b.id AND s.of = 'all') AS "sharesCharges"
    FROM booking b LEFT JOIN LATERAL (
      SELECT h.room_no, h.tonight FROM here h WHERE h.booking_id = b.id ORDER BY h.room_no LIMIT 1
    ) first ON true
    WHERE b.state = 'inHouse' OR b.id = ${alsoStay} AND b.state::text = ANY(${sql.param(awayStates)}::text[])
    ORDER BY first.room_no, first.tonight DESC, b.booking_no`);
  return rows;
}

type OwnSlipFound = Omit<Till["ownSlips"][number], "at"> & { readonly at: Date };

/** What somebody charged in the minutes in which they may take it back, and that still stands; newest first. */
async function loadOwnSlips(db: Db, staffId: StaffId): Promise<Till["ownSlips"]> {
  const { rows } = await db.execute<OwnSlipFound>(sql`
    SELECT s.id AS "_id", s.at, b.booking_name AS "bookingName", (
      SELECT coalesce(json_agg(${shownRoomNo(sql`br`, sql`r`)} ORDER BY br.position), '[]')
      FROM booking_room br JOIN room r ON r.id = br.room_id WHERE br.booking_id = b.id
    ) AS rooms, c.total_sen::int AS "totalSen"
    FROM outlet o JOIN charge_slip s ON s.outlet_id = o.id JOIN booking b ON b.id = s.booking_id
      CROSS JOIN LATERAL (
        SELECT sum(c.total_sen) AS total_sen FROM booking_charge c
        WHERE c.slip_id = s.id AND c.off_at IS NULL
      ) c
    WHERE s.staff_id = ${staffId} AND s.at > pulau_now() - make_interval(mins => ${undoMinutes})
      AND c.total_sen IS NOT NULL
    ORDER BY s.at DESC, s.id DESC`);
  return rows.map(({ at, ...slip }) => ({ ...slip, at: new Date(at).toISOString() }));
}

/** What somebody asked for on phones and is not paid yet; newest first. */
async function loadWaiting(db: Db, staffId: StaffId): Promise<Till["waiting"]> {
  const { rows } = await db.execute<Till["waiting"][number]>(sql`
    SELECT p.id AS "_id", p.created_at AS at, p.facts -> 'name' AS outlet, p.total_sen::int AS "totalSen"
    FROM purchase p WHERE p.flow = 'till' AND p.state IN ('open', 'paid') AND p.facts ->> 'staffId' = ${staffId}
    ORDER BY p.created_at DESC, p.id DESC`);
  return rows.map(({ at, ...sale }) => ({ ...sale, at: new Date(at).toISOString() }));
}
