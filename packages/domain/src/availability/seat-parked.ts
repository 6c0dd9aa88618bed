import type { EarlierRoom } from "../booking/earlier-rooms.ts";
import type { Day } from "../calendar/day.ts";
import type { RoomId } from "../ids.ts";

/** A room of the type that parked guests are claimed in, with the nights that somebody else has in it. */
export type StandInRoom = {
  readonly roomId: RoomId;
  readonly roomNo: string;
  readonly taken: ReadonlySet<Day>;
};

/** The rooms that stand in for parked guests, as a place keeps them, and the nights for which there is none. */
export type StandIns = {
  readonly roomId: RoomId;
  readonly roomNo: string;
  readonly earlier: EarlierRoom[];
  readonly lacking: Day[];
};

/**
 * Finds a room for each night of guests who are parked: nobody moves from room to room by it, so it may be another one each
 * night. The room of the night before is kept as long as it is free; else the one that is free for the most nights from there.
 *
 * @param nights in order, at least one
 * @param rooms those that would do; of equal ones the first is taken
 * @param own the room that is named where no night has one
 */
export function seatParked(
  nights: readonly Day[],
  rooms: readonly StandInRoom[],
  own: { readonly roomId: RoomId; readonly roomNo: string },
): StandIns {
  const runs: { room: { roomId: RoomId; roomNo: string }; from: Day }[] = [];
  const lacking: Day[] = [];
  let current: StandInRoom | undefined;
  for (const [at, night] of nights.entries()) {
    if (current && !current.taken.has(night)) continue;
    current = longestFree(rooms, nights.slice(at));
    if (current) runs.push({ room: current, from: night });
    else lacking.push(night);
  }
  const last = runs.at(-1)?.room ?? own;
  return {
    roomId: last.roomId,
    roomNo: last.roomNo,
    earlier: runs.slice(1).map(({ from }, i) => {
      const { roomId, roomNo } = runs[i]?.room ?? own;
      return { roomId, roomNo, to: from };
    }),
    lacking,
  };
}

/** The room that is free for the most of these nights on end, from the first on. */
function longestFree(rooms: readonly StandInRoom[], nights: readonly Day[]): StandInRoom | undefined {
  const freeNights = ({ taken }: StandInRoom) => {
    const end = nights.findIndex((night) => taken.has(night));
    return end < 0 ? nights.length : end;
  };
  const [best] = rooms
    .map((room) => ({ room, free: freeNights(room) }))
    .filter(({ free }) => free > 0)
    .sort((a, b) => b.free - a.free);
  return best?.room;
}
