import { BookingJson } from "@pulau/contract/drafts.ts";
import type { HeldRoom } from "../../../db/schema/holds.ts";

/** What the wizard begins a change from, which asks for the types of the rooms that its guests have now. */
export function jsonOfRooms(
  before: BookingJson,
  places: readonly Pick<HeldRoom, "roomTypeId">[],
): BookingJson {
  const rooms = BookingJson.parse(before).rooms.map((choice, i) => ({
    ...choice,
    roomTypeId: places[i]?.roomTypeId ?? choice.roomTypeId,
  }));
  return { ...before, rooms };
}
