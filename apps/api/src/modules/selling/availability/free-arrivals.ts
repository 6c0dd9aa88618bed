import { arrivalsFree } from "@pulau/domain/availability/fully-free.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import { paxOf } from "@pulau/domain/party/beds.ts";
import type { Occupants } from "@pulau/domain/party/party.ts";
import { type RoomSupply, roomsToCount } from "./room-supply.ts";

type Counts = ReturnType<typeof arrivalsFree>;

/** Every package of a search asks the same of the same rooms: they are counted once for each length. */
const counted = new WeakMap<RoomSupply, Map<string, Counts>>();

/** For each arrival day how many rooms of each type are free for a party for so many nights. */
export function countArrivals(
  supply: RoomSupply,
  { occupants, days, nights }: { occupants: Occupants; days: readonly Day[]; nights: number },
): Counts {
  const known = counted.get(supply) ?? new Map<string, Counts>();
  counted.set(supply, known);
  const key = `${paxOf(occupants)} ${nights} ${days.join(" ")}`;
  const counts = known.get(key) ?? arrivalsFree(roomsToCount(supply, occupants), supply.taken, days, nights);
  known.set(key, counts);
  return counts;
}
