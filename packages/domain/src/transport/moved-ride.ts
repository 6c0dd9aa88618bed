import { addDays, type Day } from "../calendar/day.ts";
import type { PointId } from "../ids.ts";
import { addMinutes, type ClockTime, isBetween, minutesAt, minutesUntil } from "./clock.ts";
import type { Direction } from "./timetable.ts";
import type { RoadTimes, TransferTimes } from "./transfer-times.ts";

/** A boat as a ride meets it; without a time it waits for its guests. */
export type MetBoat = { readonly day: Day; readonly time: ClockTime | null };

export type Minutes = {
  /** Before a boat leaves, at which its guests must be at the jetty. */
  readonly boardMinutes: number;
  readonly crossingMinutes: number;
};

type Moving = {
  readonly direction: Direction;
  readonly was: MetBoat;
  readonly becomes: MetBoat;
  readonly road: RoadTimes;
  readonly minutes: Minutes;
};

/** A land transfer of a booking, as far as its times and ends go. */
export type Ride = TransferTimes & {
  readonly startPointId: PointId;
  readonly endPointId: PointId;
  readonly pickUpPoint: string;
  readonly dropLocation: string;
  readonly from: unknown;
  readonly to: unknown;
  readonly pickUpDay: Day;
  readonly dropDay: Day;
  readonly returnDay: Day | null;
};

/** Whether a ride brings guests to the boat of a way, or takes them home from it. */
export const meetsWay = (
  { direction, tripType }: Pick<Ride, "direction" | "tripType">,
  way: Direction,
): boolean => direction === way || (way === "back" && tripType === "return");

const apart = (a: ClockTime, b: ClockTime): number => Math.abs(minutesAt(a) - minutesAt(b));

/** Of the times at which a road is driven the nearest that fits; null where none does. */
function nearest(
  { departures, firstTime, lastTime }: RoadTimes,
  direction: Direction,
  wanted: ClockTime,
  /** The edge of what fits, which is tried where the wanted time does not. */
  edge: ClockTime | null,
  fits: (time: ClockTime) => boolean,
): ClockTime | null {
  const fixed = departures[direction];
  const times =
    fixed.length > 0 ? fixed : [wanted, edge, firstTime, lastTime].filter((time) => time !== null);
  const driven = (time: ClockTime) => fixed.length > 0 || isBetween(time, firstTime, lastTime);
  const [best] = times
    .filter((time) => driven(time) && fits(time))
    .toSorted((a, b) => apart(a, wanted) - apart(b, wanted));
  return best ?? null;
}

/** As far from the new boat as it was from the old one. */
const shifted = (time: ClockTime, was: MetBoat, becomes: MetBoat): ClockTime =>
  was.time === null || becomes.time === null
    ? time
    : addMinutes(time, minutesAt(becomes.time) - minutesAt(was.time));

/**
 * A ride that meets another boat than it did: on that boat's day, at the same distance from it or at the nearest time that its own
 * timetable has and that fits. A return of which only one way can be driven is that way alone. Null where nobody drives then.
 */
export function rideToMeet<R extends Ride>(ride: R, moving: Moving): R | null {
  return ride.direction === moving.direction ? firstLeg(ride, moving) : returnLeg(ride, moving);
}

function firstLeg<R extends Ride>(ride: R, { direction, was, becomes, road, minutes }: Moving): R | null {
  const long = minutesUntil(ride.pickUpTime, ride.dropTime);
  const wanted = shifted(ride.pickUpTime, was, becomes);
  const [edge, fits] =
    direction === "out" ? beforeBoarding(becomes, minutes, long) : afterLanding(becomes, minutes);
  const pickUpTime = nearest(road, direction, wanted, edge, fits);
  if (pickUpTime === null) return rideWithout(ride, direction, road);
  const dropTime = addMinutes(pickUpTime, long);
  const overnight = dropTime < pickUpTime ? 1 : 0;
  const days =
    direction === "out"
      ? { pickUpDay: addDays(becomes.day, -overnight), dropDay: becomes.day }
      : { pickUpDay: becomes.day, dropDay: addDays(becomes.day, overnight) };
  return { ...ride, pickUpTime, dropTime, ...days };
}

function returnLeg<R extends Ride>(ride: R, { was, becomes, road, minutes }: Moving): R {
  const wanted = shifted(ride.returnTime ?? ride.pickUpTime, was, becomes);
  const [edge, fits] = afterLanding(becomes, minutes);
  const returnTime = nearest(road, "back", wanted, edge, fits);
  return returnTime === null ? oneWay(ride) : { ...ride, returnTime, returnDay: becomes.day };
}

const oneWay = <R extends Ride>(ride: R): R => ({
  ...ride,
  tripType: "oneWay",
  returnTime: null,
  returnDay: null,
});

/** What is left of a ride that is not driven one way; null where that was all of it. */
export function rideWithout<R extends Ride>(
  ride: R,
  way: Direction,
  road: Pick<RoadTimes, "minutes">,
): R | null {
  if (ride.tripType === "oneWay") return null;
  return way === "back" ? oneWay(ride) : homeAlone(ride, road);
}

/** When and where somebody is picked up for one way. */
export type Leg<N> = { readonly day: Day; readonly time: ClockTime; readonly from: N; readonly to: N };

type Named<N> = Pick<
  Ride,
  "direction" | "tripType" | "pickUpDay" | "pickUpTime" | "returnDay" | "returnTime"
> & { readonly from: N; readonly to: N };

function legOf<N>(ride: Named<N> | null, way: Direction): Leg<N> | null {
  if (ride === null) return null;
  const { from, to, returnDay, returnTime } = ride;
  if (ride.direction === way) return { day: ride.pickUpDay, time: ride.pickUpTime.slice(0, 5), from, to };
  if (way === "out" || returnDay === null || returnTime === null) return null;
  return { day: returnDay, time: returnTime.slice(0, 5), from: to, to: from };
}

export type ChangedLeg<N> = { readonly was: Leg<N>; readonly becomes: Leg<N> | null };

/** The ways of rides that are at another time than they were, or not driven any more. Both lists name the same rides side by side. */
export const changedLegs = <N>(
  was: readonly Named<N>[],
  becomes: readonly (Named<N> | null)[],
): ChangedLeg<N>[] =>
  was.flatMap((ride, i) =>
    (["out", "back"] as const).flatMap((way) => {
      const [before, after] = [legOf(ride, way), legOf(becomes[i] ?? null, way)];
      const same = before?.day === after?.day && before?.time === after?.time;
      return before === null || same ? [] : [{ was: before, becomes: after }];
    }),
  );

type Window = readonly [edge: ClockTime | null, fits: (time: ClockTime) => boolean];

/** Up to when guests are picked up who must be at the jetty in time. */
function beforeBoarding({ time }: MetBoat, { boardMinutes }: Minutes, long: number): Window {
  if (time === null) return [null, () => true];
  const boarding = addMinutes(time, -boardMinutes);
  return [addMinutes(boarding, -long), (pickUp) => addMinutes(pickUp, long) <= boarding];
}

/** From when guests can be picked up at the jetty. */
function afterLanding({ time }: MetBoat, { crossingMinutes }: Minutes): Window {
  if (time === null) return [null, () => true];
  const ashore = addMinutes(time, crossingMinutes);
  return [ashore, (pickUp) => pickUp >= ashore];
}

/** The way home of a return, by itself: it begins where the first way ended. */
function homeAlone<R extends Ride>(ride: R, { minutes }: Pick<RoadTimes, "minutes">): R | null {
  if (ride.returnTime === null || ride.returnDay === null) return null;
  const dropTime = addMinutes(ride.returnTime, minutes);
  return {
    ...ride,
    direction: "back",
    tripType: "oneWay",
    startPointId: ride.endPointId,
    endPointId: ride.startPointId,
    from: ride.to,
    to: ride.from,
    pickUpPoint: ride.dropLocation,
    dropLocation: ride.pickUpPoint,
    pickUpDay: ride.returnDay,
    pickUpTime: ride.returnTime,
    dropDay: addDays(ride.returnDay, dropTime < ride.returnTime ? 1 : 0),
    dropTime,
    returnDay: null,
    returnTime: null,
  };
}
