import type { StaffChange } from "@pulau/contract/staff-changes.ts";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { RoomId } from "@pulau/domain/ids.ts";
import type { Quote } from "./calls.ts";
import type { StayBar } from "./chart-lines.ts";
import { hasOtherDays, type Move } from "./chart-move.ts";

/**
 * A move as a change of the booking: its days, as many further or more as those of the bar, and the very room, so that nobody
 * gets another one without a word. `from` is the chart's first day.
 */
export function changeOf(
  move: Move<StayBar>,
  { from, roomId }: { readonly from: Day; readonly roomId: RoomId },
): StaffChange {
  const { bar } = move;
  const { booking } = bar;
  const start = booking.start + (move.start - bar.start);
  const end = booking.end + (move.end - bar.end);
  return {
    // Both, so that what somebody else has changed meanwhile changes nothing of what was asked.
    ...(hasOtherDays(move) && { checkIn: addDays(from, start), nights: end - start }),
    into: { room: bar.position, roomId },
  };
}

/** Rooms of the same booking that would be others, besides the one that is moved: those are said before it is done. */
export const otherRooms = ({ before, after }: Quote, position: number): { from: string; to: string }[] =>
  (after?.rooms ?? []).flatMap(({ roomNo: to }, at) => {
    const from = before.rooms[at]?.roomNo;
    return at === position || from === undefined || from === to ? [] : [{ from, to }];
  });
