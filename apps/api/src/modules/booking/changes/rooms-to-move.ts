import type { Reply } from "@pulau/contract/route.ts";
import type { roomsToMoveRoute } from "@pulau/contract/staff-changes.ts";
import { mayChange } from "@pulau/domain/booking/change-window.ts";
import { nightsOfOwnRoom } from "@pulau/domain/booking/earlier-rooms.ts";
import { roomSpan } from "@pulau/domain/booking/room-dates.ts";
import type { Words } from "@pulau/domain/catalogue/catalogue.ts";
import type { BookingId, StaffId } from "@pulau/domain/ids.ts";
import { roomHolds } from "@pulau/domain/party/beds.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { eq, sql } from "../../../db/orm.ts";
import type { HeldRoom } from "../../../db/schema/holds.ts";
import { staffUser } from "../../../db/schema/staff.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { loadRoomTypes } from "../holds/public.ts";
import { findCurrentBooking } from "./current-booking.ts";
import { roomsBeside } from "./rooms-beside.ts";

type Rooms = Reply<typeof roomsToMoveRoute>["rooms"];
type RoomToMove = Omit<Rooms[number], "verdict" | "otherType"> & {
  maxPax: number;
  activeStatus: boolean;
  taken: boolean;
  roomTypeName: Words;
};

/**
 * Every other room, by type and number, with whether the guests of one place of a booking could move into it: for the
 * nights that are ahead of them. Only the move itself decides, here somebody may be faster.
 */
export async function roomsToMove(
  db: Db,
  { bookingId, staffId, position }: { bookingId: BookingId; staffId: StaffId; position: number },
): Promise<Result<Reply<typeof roomsToMoveRoute>, "NOT_FOUND" | "WRONG_STATE">> {
  const standing = await findCurrentBooking(db, bookingId, { who: "staff", staffId });
  const place = standing?.stay.rooms[position];
  if (!standing || !place) return refuse("NOT_FOUND");
  const { row, stay } = standing;
  const may = mayChange(row, [], { who: "staff" });
  if (!may.ok) return refuse("WRONG_STATE", { state: row.state });
  const { timeZone } = await loadSettings(db);
  const today = await loadToday(db, timeZone);
  const span = nightsOfOwnRoom(place, roomSpan(place, stay));
  const from = row.state === "inHouse" && today > span.checkIn ? today : span.checkIn;
  const types = await loadRoomTypes(db, [place]);
  const { rows } = await db.execute<RoomToMove>(sql`
    SELECT r.id AS "roomId", r.room_no AS "roomNo", t.id AS "roomTypeId", t.name AS "roomTypeName",
      r.max_pax AS "maxPax", r.active_status AS "activeStatus",
      EXISTS (SELECT FROM room_night n WHERE n.room_id = r.id AND n.night >= ${from} AND n.night < ${span.checkOut}
        AND (n.expires_at IS NULL OR n.expires_at > pulau_now()) AND n.hold_id IS DISTINCT FROM ${row.holdId}) AS taken,
      (${from > today} OR (r.cleaning <> 'dirty' AND NOT EXISTS (
        SELECT FROM booking_room x JOIN booking o ON o.id = x.booking_id
        WHERE x.room_id = r.id AND o.state = 'inHouse' AND o.id <> ${row.id}
          AND coalesce(x.check_in, o.check_in) <= ${today}))) AS ready
    FROM room r JOIN room_type t ON t.id = r.room_type_id
    WHERE r.id <> ${place.roomId}
    ORDER BY t.id <> ${place.roomTypeId}, t.priority, t.room_code, r.room_no`);
  const beside = roomsBeside(stay, position);
  const rooms = rows.map(({ maxPax, activeStatus, taken: byOthers, ...found }) => {
    const type = types.get(found.roomTypeId);
    const otherType = found.roomTypeId !== place.roomTypeId;
    const bedOptionId = otherType ? undefined : place.bedOptionId;
    const sleeps = type && roomHolds({ ...type, maxPax }, { ...place, bedOptionId }).ok;
    const taken = byOthers || beside.has(found.roomId);
    const verdict = !activeStatus ? "outOfService" : taken ? "taken" : sleeps ? "fits" : "tooSmall";
    return { ...found, otherType, verdict } as const;
  });
  return ok({ rooms, lock: await lockOf(db, place) });
}

/** Why a place stays in its room, if that was promised, with the name of who promised it. */
async function lockOf(db: Db, { locked }: HeldRoom): Promise<Reply<typeof roomsToMoveRoute>["lock"]> {
  if (!locked) return null;
  const [person] = await db
    .select({ name: staffUser.name })
    .from(staffUser)
    .where(eq(staffUser.id, locked.staffId));
  return { reason: locked.reason, at: locked.at, by: person?.name ?? null };
}
