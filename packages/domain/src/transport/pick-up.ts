import type { Words } from "../catalogue/words.ts";
import type { TransferId } from "../ids.ts";

/** How the guests of a ride stand: expected, in the vehicle, or not where they should be. */
export const pickUpMarks = ["waiting", "pickedUp", "notHere"] as const;
export type PickUpMark = (typeof pickUpMarks)[number];

/** One way of a booked transfer: of a return each way is a ride of its own. */
export type RideKey = { readonly transferId: TransferId; readonly way: "out" | "back" };

/** The same as one text, for a map. */
export const rideText = ({ transferId, way }: RideKey): string => `${transferId} ${way}`;

type Ride = {
  readonly time: string;
  readonly place: Words;
  readonly meetAt: string;
  readonly mark: PickUpMark;
};

export type Stop<R extends Ride> = Pick<Ride, "time" | "place" | "meetAt"> & {
  readonly rides: readonly R[];
  /** Whether nobody is expected there any more: who is not there counts as done, for the desk knows. */
  readonly done: boolean;
};

/** The stops of a driver's day in the order of their times: who waits at one place at one time is one stop. */
export function stopsOf<R extends Ride>(rides: readonly R[]): Stop<R>[] {
  const byStop = new Map<string, R[]>();
  for (const ride of rides) {
    const key = JSON.stringify([ride.time, ride.place.en, ride.meetAt]);
    byStop.set(key, [...(byStop.get(key) ?? []), ride]);
  }
  const stops = [...byStop.values()].flatMap((at) => {
    const [first] = at;
    if (!first) return [];
    const { time, place, meetAt } = first;
    return [{ time, place, meetAt, rides: at, done: at.every(({ mark }) => mark !== "waiting") }];
  });
  return stops.toSorted((a, b) => order(a).localeCompare(order(b)));
}

const order = ({ time, place, meetAt }: Pick<Ride, "time" | "place" | "meetAt">): string =>
  [time, place.en, meetAt].join(" ");

/** A flight's number as people type it into a meeting point or a note: two letters of the airline and up to four digits. */
const flight = /\b([A-Z]{2}|[A-Z]\d|\d[A-Z])[ -]?(\d{2,4})\b/;

/** The flight that guests come with or leave by, where one of these texts tells it. */
export function flightIn(...texts: readonly string[]): string | null {
  for (const text of texts) {
    const found = flight.exec(text);
    if (found) return `${found[1]} ${found[2]}`;
  }
  return null;
}
