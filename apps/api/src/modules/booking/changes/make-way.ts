import { type StandInRoom, seatParked } from "@pulau/domain/availability/seat-parked.ts";
import { roomOfNight } from "@pulau/domain/booking/earlier-rooms.ts";
import { hasRoomIn } from "@pulau/domain/booking/parked.ts";
import { roomSpan } from "@pulau/domain/booking/room-dates.ts";
import { type Day, nightsOf } from "@pulau/domain/calendar/day.ts";
import type { BookingId, RoomId } from "@pulau/domain/ids.ts";
import { paxOf } from "@pulau/domain/party/beds.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { sql } from "../../../db/orm.ts";
import type { HeldRoom, HeldStay } from "../../../db/schema/holds.ts";
import type { Tx } from "../../../db/tx.ts";
import { lockBooking, replaceStay } from "../bookings/public.ts";
import { claimRooms, claimsOf, type RoomClaim } from "../holds/public.ts";
import { bookedClaim } from "./booked-claim.ts";
import { tellLacking } from "./tell-lacking.ts";

/** A room and a night that shall be somebody else's. */
export type WantedNight = { readonly roomId: RoomId; readonly night: Day };
type Seated = { readonly bookingId: BookingId; readonly before: HeldStay; readonly claim: RoomClaim };

/**
 * Claims rooms for stays as `claimRooms` does, and has guests who are parked make way: whoever is claimed in one of these nights
 * gets another room of their type for it. Everybody who is parked has a room afterwards, or nothing is changed.
 *
 * The bookings that make way are locked by id, after those of the claims.
 *
 * @returns `SOLD_OUT` also when a night is owed to guests for whom none is left, by `rule` `owedToParked`
 */
export async function claimRoomsOf(tx: Tx, claims: readonly RoomClaim[]): Promise<Result<true, "SOLD_OUT">> {
  const wanted = claims.flatMap(({ stay }) => nightsClaimed(stay));
  if (await isOwed(tx, claims)) return refuse("SOLD_OUT", { rule: "owedToParked" });
  const seated = await seatAside(tx, { wanted, holds: claims.map(({ holdId }) => holdId) });
  if (seated.some(({ before, claim }) => lackingOf(claim.stay) > lackingOf(before)))
    return refuse("SOLD_OUT", { rule: "owedToParked" });
  const claimed = await claimRooms(tx, [...claims, ...seated.map(({ claim }) => claim)]);
  if (!claimed.ok) return claimed;
  for (const { bookingId, claim } of seated) {
    await replaceStay(tx, bookingId, claim.stay);
    await tellLacking(tx, bookingId, claim.stay);
  }
  return ok(true);
}

/**
 * Has the guests who are parked leave these nights, for a closure that shall have them. Where no room of their type is left they
 * stay, or are without one if they may be (`mayLack`), which a person has to see to.
 *
 * @returns `SOLD_OUT` when somebody was faster; the transaction has to end then
 */
export async function leaveNights(
  tx: Tx,
  wanted: readonly WantedNight[],
  { mayLack }: { readonly mayLack: boolean },
): Promise<Result<true, "SOLD_OUT">> {
  const seated = await seatAside(tx, { wanted, holds: [] });
  const isSeated = ({ before, claim }: Seated) => lackingOf(claim.stay) <= lackingOf(before);
  return reseat(tx, mayLack || seated.every(isSeated) ? seated : []);
}

/** Gives parked guests rooms that have come free since, for nights on which they had none. */
export async function seatLacking(tx: Tx, bookingId: BookingId): Promise<Result<true, "SOLD_OUT">> {
  const seated = await seat(
    tx,
    bookingId,
    { wanted: [], holds: [] },
    ({ parked }) => parked?.lacking !== undefined,
  );
  return reseat(tx, seated && lackingOf(seated.claim.stay) < lackingOf(seated.before) ? [seated] : []);
}

async function reseat(tx: Tx, seated: readonly Seated[]): Promise<Result<true, "SOLD_OUT">> {
  if (seated.length === 0) return ok(true);
  const claimed = await claimRooms(
    tx,
    seated.map(({ claim }) => claim),
  );
  if (!claimed.ok) return claimed;
  for (const { bookingId, claim } of seated) {
    await replaceStay(tx, bookingId, claim.stay);
    await tellLacking(tx, bookingId, claim.stay);
  }
  return ok(true);
}

const lackingOf = ({ rooms }: HeldStay): number =>
  rooms.reduce((sum, { parked }) => sum + (parked?.lacking?.length ?? 0), 0);

function nightsClaimed(stay: HeldStay): WantedNight[] {
  const { roomIds, nights } = claimsOf(stay);
  return roomIds.flatMap((roomId, i) => {
    const night = nights[i];
    return night ? [{ roomId, night }] : [];
  });
}

const tableOf = (wanted: readonly WantedNight[]) => sql`unnest(
  ${sql.param(wanted.map(({ roomId }) => roomId))}::uuid[], ${sql.param(wanted.map(({ night }) => night))}::date[])`;

/** Whether a claim would have a night of a type on which somebody parked lacks a room, without having had one of that type. */
async function isOwed(tx: Tx, claims: readonly RoomClaim[]): Promise<boolean> {
  for (const { holdId, stay } of claims) {
    const { rows } = await tx.execute(sql`
      SELECT 1 FROM ${tableOf(nightsClaimed(stay))} AS w(room_id, night) JOIN room r ON r.id = w.room_id
      JOIN booking_room p ON p.room_type_id = r.room_type_id AND p.parked -> 'lacking' ? w.night::text
      JOIN booking b ON b.id = p.booking_id AND b.hold_id <> ${holdId}
      WHERE p.parked IS NOT NULL AND NOT EXISTS (
        SELECT FROM room_night n JOIN room mine ON mine.id = n.room_id
        WHERE n.hold_id = ${holdId} AND n.night = w.night AND mine.room_type_id = r.room_type_id) LIMIT 1`);
    if (rows.length > 0) return true;
  }
  return false;
}

type Leaving = { readonly wanted: readonly WantedNight[]; readonly holds: readonly string[] };

/** Everybody who is parked in one of these nights, in other rooms. */
async function seatAside(tx: Tx, leaving: Leaving): Promise<Seated[]> {
  const { wanted, holds } = leaving;
  if (wanted.length === 0) return [];
  const { rows } = await tx.execute<{ id: BookingId }>(sql`
    SELECT DISTINCT b.id FROM booking_room p JOIN booking b ON b.id = p.booking_id
    JOIN room_night n ON n.hold_id = b.hold_id
    JOIN ${tableOf(wanted)} AS w(room_id, night) ON w.room_id = n.room_id AND w.night = n.night
    WHERE p.parked IS NOT NULL AND b.hold_id <> ALL(${sql.param([...holds])}::uuid[]) ORDER BY b.id`);
  const keys = new Set(wanted.map(keyOf));
  const seated: Seated[] = [];
  for (const { id } of rows) {
    const taken = [...wanted, ...seated.flatMap(({ claim }) => nightsClaimed(claim.stay))];
    const others = [...holds, ...seated.map(({ claim }) => claim.holdId)];
    const found = await seat(tx, id, { wanted: taken, holds: others }, (place, nights) =>
      nights.some(
        (night) => hasRoomIn(place, night) && keys.has(keyOf({ roomId: roomOfNight(place, night), night })),
      ),
    );
    if (found) seated.push(found);
  }
  return seated;
}

const keyOf = ({ roomId, night }: WantedNight): string => `${roomId} ${night}`;

/** A booking with those of its parked places that need other rooms in rooms that are free for them; null where none does. */
async function seat(
  tx: Tx,
  bookingId: BookingId,
  leaving: Leaving,
  needsOther: (place: HeldRoom, nights: readonly Day[]) => boolean,
): Promise<Seated | null> {
  const locked = await lockBooking(tx, bookingId);
  const claim = locked && bookedClaim(locked.row);
  if (!locked || !claim) return null;
  const { row, stay } = locked;
  let rooms: readonly HeldRoom[] = stay.rooms;
  for (const [position, place] of stay.rooms.entries()) {
    const span = roomSpan(place, stay);
    const nights = nightsOf(span.checkIn, span.checkOut);
    if (!place.parked || !needsOther(place, nights)) continue;
    const others = nightsClaimed({ ...stay, rooms: rooms.filter((_, at) => at !== position) });
    const free = await loadStandIns(tx, place, {
      nights,
      wanted: [...leaving.wanted, ...others],
      holds: [...leaving.holds, row.holdId],
    });
    rooms = rooms.toSpliced(position, 1, withStandIns(place, seatParked(nights, free, place)));
  }
  if (rooms === stay.rooms) return null;
  return { bookingId, before: stay, claim: { ...claim, stay: { ...stay, rooms: [...rooms] } } };
}

function withStandIns(
  place: HeldRoom,
  { roomId, roomNo, earlier, lacking }: ReturnType<typeof seatParked>,
): HeldRoom {
  const { earlier: _, parked, ...rest } = place;
  if (!parked) return place;
  const { staffId, at } = parked;
  return {
    ...rest,
    roomId,
    roomNo,
    ...(earlier.length > 0 && { earlier }),
    parked: { staffId, at, ...(lacking.length > 0 && { lacking }) },
  };
}

/** The rooms of a place's type that sleep its guests, with the nights in each that somebody has or shall have; its own first. */
async function loadStandIns(
  tx: Tx,
  place: HeldRoom,
  { nights, wanted, holds }: Leaving & { readonly nights: readonly Day[] },
): Promise<StandInRoom[]> {
  const { rows } = await tx.execute<{ roomId: RoomId; roomNo: string; taken: Day[] }>(sql`
    SELECT r.id AS "roomId", r.room_no AS "roomNo", (
      SELECT coalesce(json_agg(n.night), '[]') FROM room_night n
      WHERE n.room_id = r.id AND n.night = ANY(${sql.param([...nights])}::date[])
        AND (n.expires_at IS NULL OR n.expires_at > pulau_now())
        AND (n.hold_id IS NULL OR n.hold_id <> ALL(${sql.param([...holds])}::uuid[]))) AS taken
    FROM room r WHERE r.room_type_id = ${place.roomTypeId} AND r.active_status AND r.max_pax >= ${paxOf(place.occupants)}
    ORDER BY r.id <> ${place.roomId}, r.room_no`);
  return rows.map(({ taken, ...room }) => ({
    ...room,
    taken: new Set([
      ...taken,
      ...wanted.filter(({ roomId }) => roomId === room.roomId).map(({ night }) => night),
    ]),
  }));
}
