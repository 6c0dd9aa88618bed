import type { StaffChange } from "@pulau/contract/staff-changes.ts";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { RoomId } from "@pulau/domain/ids.ts";
import type { Quote } from "./calls.ts";
import type { RoomLine, StayBar } from "./chart-lines.ts";
import { hasOtherDays, type Move } from "./chart-move.ts";

/** A change of rooms that is planned for a stay. */
export type PlannedSplit = {
  readonly bar: StayBar;
  readonly own: RoomLine["room"];
  readonly next: RoomLine["room"];
  readonly on: Day;
};

type Rooms = { readonly from: Day; readonly own: RoomId; readonly roomId: RoomId };

/**
 * A move as a change of the booking: its days, as many further or more as those of the bar, and the very room, so that nobody
 * gets another one without a word; or the night from which on the room is that one. `from` is the chart's first day, `own` the room
 * that they have.
 */
export function changeOf(move: Move<StayBar>, { from, own, roomId }: Rooms): StaffChange {
  const { bar } = move;
  if (move.splits) {
    const next = { roomId, on: addDays(from, move.start) };
    return { split: { room: bar.position, roomId: own, was: null, next } };
  }
  const { booking } = bar;
  const start = booking.start + (move.start - bar.start);
  const end = booking.end + (move.end - bar.end);
  return {
    // Both, so that what somebody else has changed meanwhile changes nothing of what was asked.
    ...(hasOtherDays(move) && { checkIn: addDays(from, start), nights: end - start }),
    into: { room: bar.position, roomId },
  };
}

type Join = Pick<PlannedSplit, "on"> & {
  readonly bar: Pick<StayBar, "position">;
  readonly own: { readonly _id: RoomId };
  readonly next: { readonly _id: RoomId };
};

/** Guests stay in their own room, although a change into another was planned. */
export const joinOf = ({ bar, own, next, on }: Join): StaffChange => ({
  split: { room: bar.position, roomId: own._id, was: { roomId: next._id, on }, next: null },
});

/** Rooms of the same booking that would be others, besides the one that is moved: those are said before it is done. */
export const otherRooms = ({ before, after }: Quote, position: number): { from: string; to: string }[] =>
  (after?.rooms ?? []).flatMap(({ roomNo: to }, at) => {
    const from = before.rooms[at]?.roomNo;
    return at === position || from === undefined || from === to ? [] : [{ from, to }];
  });
