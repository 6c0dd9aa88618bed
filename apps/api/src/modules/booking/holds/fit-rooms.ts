import type { RoomChoice } from "@pulau/contract/party.ts";
import { checkRoomDates, type Span } from "@pulau/domain/booking/room-dates.ts";
import { childBedsOf } from "@pulau/domain/catalogue/child-beds.ts";
import type { Rate } from "@pulau/domain/catalogue/rates.ts";
import type { RoomTypeId } from "@pulau/domain/ids.ts";
import { roomHolds } from "@pulau/domain/party/beds.ts";
import { occupantsAddUp } from "@pulau/domain/party/kinds.ts";
import type { AgeBand, Traveller } from "@pulau/domain/party/party.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { SleepingType } from "./room-types.ts";

export type RoomsRequest = {
  readonly rooms: readonly RoomChoice[];
  readonly stay: Span;
  readonly travellers: readonly Traveller[];
  readonly bands: readonly AgeBand[];
  readonly roomTypes: ReadonlyMap<RoomTypeId, SleepingType>;
  /** The prices that decide whether children's beds can be chosen; null for a stay that is booked already. */
  readonly rates: readonly Rate[] | null;
};

/** Whether the chosen rooms sleep exactly these people on the stay's nights; facts name the first room that doesn't. */
export function fitRooms(
  request: RoomsRequest,
): Result<true, "PARTY_MISMATCH" | "ROOM_TOO_SMALL" | "ROOM_DATES"> {
  const { rooms, stay, travellers, bands, roomTypes, rates } = request;
  if (!occupantsAddUp(rooms, travellers, bands)) return refuse("PARTY_MISMATCH");
  for (const [index, room] of rooms.entries()) {
    const type = roomTypes.get(room.roomTypeId);
    if (!type) return refuse("PARTY_MISMATCH", { room: index });
    const { roomTypeId } = room;
    const childBeds = rates && childBedsOf(rates, { roomTypeId, bedTypes: type.bedTypes });
    const holds = roomHolds({ ...type, ...(childBeds && { childBeds }) }, room);
    if (!holds.ok) return refuse(holds.failure.code, { ...holds.failure.facts, room: index });
  }
  const dates = checkRoomDates(rooms, stay);
  return dates.ok ? ok(true) : dates;
}
