import { roomSpan } from "@pulau/domain/booking/room-dates.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { HeldRoom } from "../../../db/schema/holds.ts";
import type { CurrentBooking } from "./current-booking.ts";

/** From which day a place's guests sleep in another room when they are moved today, and when their nights began. */
export function moveDay(
  { row, stay }: Pick<CurrentBooking, "row" | "stay">,
  place: HeldRoom,
  today: Day,
): { readonly on: Day; readonly from: Day } {
  const { checkIn: from } = roomSpan(place, stay);
  return { on: row.state === "inHouse" && today > from ? today : from, from };
}
