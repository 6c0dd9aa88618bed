import { mostMoves, type tidyUpRoute } from "@pulau/contract/room-moves.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { type TidyRoom, type TidyStay, tidyUp } from "@pulau/domain/availability/tidy-up.ts";
import { upcomingStates } from "@pulau/domain/booking/booking-moves.ts";
import type { Span } from "@pulau/domain/booking/room-dates.ts";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { Words } from "@pulau/domain/catalogue/catalogue.ts";
import type { BookingId, BuildingId, HoldId, RoomId } from "@pulau/domain/ids.ts";
import { oneOf } from "../../../db/booking-states.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { rowsOfRooms } from "./chart-rows.ts";

type Plan = Reply<typeof tidyUpRoute>;
type TidyAsk = { readonly from: Day; readonly days: number; readonly buildingId?: BuildingId | undefined };
type RoomRow = Omit<TidyRoom, "fixed"> & { readonly roomNo: string; readonly roomTypeName: Words };
type StayRow = TidyStay & {
  readonly holdId: HoldId;
  readonly bookingId: BookingId;
  readonly position: number;
  readonly bookingNo: string;
  readonly bookingName: string;
};

/**
 * Which stays could have another room of their type so that gaps close: bookings of one room for all of their nights, that
 * come after today and whose room was promised to nobody. Rooms of a party stay beside each other, and whoever comes today
 * has a room that is being made ready. Whatever else has nights stays where it is.
 */
export async function planTidyUp(db: Db, { from, days, buildingId }: TidyAsk): Promise<Plan> {
  const { timeZone } = await loadSettings(db);
  const tomorrow = addDays(await loadToday(db, timeZone), 1);
  const first = from < tomorrow ? tomorrow : from;
  const to = addDays(from, days);
  const rooms = await loadRooms(db, buildingId);
  const numbers = new Map(rooms.map((room) => [room.roomId, room]));
  const stays = (await loadStays(db, { first, to })).filter(({ roomId }) => numbers.has(roomId));
  const last = stays.map(({ checkOut }) => checkOut).reduce(laterOf, to);
  const fixed = await loadFixed(db, { first, last, stays });
  const plan = tidyUp(
    rooms.map((room) => ({ ...room, fixed: fixed.get(room.roomId) ?? [] })),
    stays,
    { from: first, to, most: mostMoves },
  );
  return {
    gapsBefore: plan.gapsBefore,
    gapsAfter: plan.gapsAfter,
    moves: plan.moves.flatMap(({ stay, roomId }) => {
      const [before, into] = [numbers.get(stay.roomId), numbers.get(roomId)];
      if (!before || !into) return [];
      const { bookingId, position, bookingNo, bookingName, checkIn, checkOut } = stay;
      const { roomTypeId, roomTypeName, roomNo } = into;
      const names = { bookingNo, bookingName, fromNo: before.roomNo, roomNo, roomTypeId, roomTypeName };
      return [{ bookingId, room: position, from: stay.roomId, roomId, ...names, checkIn, checkOut }];
    }),
  };
}

const laterOf = (a: Day, b: Day): Day => (a < b ? b : a);

/** In the order of the chart, so that of equal rooms the first is chosen. */
async function loadRooms(db: Db, buildingId: BuildingId | undefined): Promise<RoomRow[]> {
  const { rows } = await db.execute<RoomRow>(sql`
    SELECT r.id AS "roomId", r.room_no AS "roomNo", r.room_type_id AS "roomTypeId", t.name AS "roomTypeName",
      r.max_pax AS "maxPax", r.active_status AS "isUsable"
    FROM (${rowsOfRooms}) r JOIN room_type t ON t.id = r.room_type_id
    WHERE ${buildingId ? sql`r.building_id = ${buildingId}` : sql`true`} ORDER BY r.row`);
  return rows;
}

async function loadStays(
  db: Db,
  { first, to }: { readonly first: Day; readonly to: Day },
): Promise<StayRow[]> {
  const { rows } = await db.execute<StayRow>(sql`
    SELECT b.id AS "bookingId", b.hold_id AS "holdId", b.booking_no AS "bookingNo", b.booking_name AS "bookingName",
      br.position, br.room_id AS "roomId", b.check_in AS "checkIn", b.check_out AS "checkOut",
      ((br.occupants ->> 'adult')::int + (br.occupants ->> 'child')::int + (br.occupants ->> 'toddler')::int) AS pax
    FROM booking b JOIN booking_room br ON br.booking_id = b.id
    WHERE b.state IN ${oneOf(upcomingStates)} AND b.state <> 'inHouse' AND b.check_in >= ${first} AND b.check_in < ${to}
      AND br.locked IS NULL AND br.parked IS NULL AND br.earlier IS NULL AND br.next IS NULL AND br.check_in IS NULL AND br.check_out IS NULL
      AND (SELECT count(*) FROM booking_room other WHERE other.booking_id = b.id) = 1
    ORDER BY b.check_in, b.booking_no`);
  return rows;
}

/** The nights of everybody else and of rooms that are closed, those that follow each other as one. */
async function loadFixed(
  db: Db,
  { first, last, stays }: { readonly first: Day; readonly last: Day; readonly stays: readonly StayRow[] },
): Promise<Map<RoomId, Span[]>> {
  const holdIds = stays.map(({ holdId }) => holdId);
  const { rows } = await db.execute<Span & { roomId: RoomId }>(sql`
    SELECT n.room_id AS "roomId", min(n.night) AS "checkIn", max(n.night) + 1 AS "checkOut"
    FROM (
      SELECT room_id, night, night - row_number() OVER (PARTITION BY room_id ORDER BY night)::int AS run
      FROM room_night
      WHERE night >= ${first} AND night < ${last} AND (expires_at IS NULL OR expires_at > pulau_now())
        AND (hold_id IS NULL OR hold_id <> ALL(${sql.param(holdIds)}::uuid[]))
    ) n GROUP BY n.room_id, n.run`);
  return Map.groupBy(rows, ({ roomId }) => roomId);
}
