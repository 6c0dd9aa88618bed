import type { BookingJson } from "@pulau/contract/drafts.ts";
import { addDays, type Day, daysBetween, earliest, latest } from "@pulau/domain/calendar/day.ts";

type Stay = Pick<BookingJson, "checkIn" | "nights">;
type Rooms = BookingJson["rooms"];
type AddOns = BookingJson["addOns"];

/**
 * The rooms and add-ons of a booking whose dates are moved: a room's own nights and an add-on's day keep their place in
 * the stay, as far as the stay still has them. Without known dates, rooms have the stay's and dated add-ons go.
 */
export function moveDatedChoices(
  { rooms, addOns, ...was }: Stay & { readonly rooms: Rooms; readonly addOns: AddOns },
  stay: Stay,
): { rooms: Rooms; addOns: AddOns } {
  if (was.checkIn === null || stay.checkIn === null || stay.nights === null) {
    return { rooms: rooms.map(withoutDates), addOns: addOns.filter(({ day }) => day === null) };
  }
  const shift = daysBetween(was.checkIn, stay.checkIn);
  const [first, last] = [stay.checkIn, addDays(stay.checkIn, stay.nights)];
  const move = (day: Day): Day => latest(first, earliest(last, addDays(day, shift)));
  return {
    rooms: rooms.map((room) => {
      const from = room.checkIn && move(room.checkIn);
      const until = room.checkOut && move(room.checkOut);
      const nights = daysBetween(from ?? first, until ?? last);
      const own = nights > 0 ? { ...(from && { checkIn: from }), ...(until && { checkOut: until }) } : {};
      return { ...withoutDates(room), ...own };
    }),
    addOns: addOns.map((addOn) => (addOn.day === null ? addOn : { ...addOn, day: move(addOn.day) })),
  };
}

const withoutDates = ({ checkIn: _, checkOut: __, ...room }: Rooms[number]) => room;
