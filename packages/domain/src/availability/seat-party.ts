import type { Occupants } from "../party/party.ts";
import type { RoomFill } from "./fewest-rooms.ts";

type Seats = { readonly fill: RoomFill; readonly occupants: Record<keyof Occupants, number> };

/** Puts `count` persons one by one into the room with the fewest of their kind that has a place left. */
const place = (
  rooms: readonly Seats[],
  count: number,
  kind: keyof Occupants,
  hasPlace: (room: Seats) => boolean,
): void => {
  for (let i = 0; i < count; i += 1) {
    const open = rooms.filter(hasPlace).sort((a, b) => a.occupants[kind] - b.occupants[kind]);
    const room = open[0];
    if (!room) throw new Error("more persons than places in the chosen rooms");
    room.occupants[kind] += 1;
  }
};

/**
 * Puts a party into chosen rooms: an adult in each first, then the other adults evenly, children in the beds that are
 * left, infants where the most adults are. There must be at least as many adults as rooms. Where adults and children were
 * not told apart, a fill's adults are all who use a bed.
 */
export const seatParty = (party: Occupants, fills: readonly RoomFill[]): Seats[] => {
  const rooms = fills.map((fill) => ({
    fill,
    occupants: { adult: 0, child: 0, toddler: fill.toddler, infant: 0 },
  }));
  const bedLeft = ({ fill, occupants }: Seats): boolean =>
    occupants.adult + occupants.child < fill.adult + fill.child;
  place(rooms, party.adult, "adult", ({ fill, occupants }) => occupants.adult < fill.adult);
  place(rooms, party.child, "child", bedLeft);
  place(
    rooms.toSorted((a, b) => b.occupants.adult - a.occupants.adult),
    party.infant,
    "infant",
    () => true,
  );
  return rooms;
};
