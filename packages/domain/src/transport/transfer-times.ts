import { addDays, type Day } from "../calendar/day.ts";
import { addMinutes, type ClockTime, isBetween, minutesUntil } from "./clock.ts";

/** When a guest is picked up and set down; `returnTime` is the pick-up for the way back of a return. */
export type TransferTimes = {
  readonly direction: "out" | "back";
  readonly tripType: "oneWay" | "return";
  readonly pickUpTime: ClockTime;
  readonly dropTime: ClockTime;
  readonly returnTime: ClockTime | null;
};

/** The pick-up times of each way; none where it is driven at any time of its hours. */
export type Departures = {
  readonly out: readonly ClockTime[];
  readonly back: readonly ClockTime[];
};

/** How long a road takes, and between which times it is driven, or at which. */
export type RoadTimes = {
  readonly minutes: number;
  readonly firstTime: ClockTime;
  readonly lastTime: ClockTime;
  readonly departures: Departures;
};

/** When the stay's boats leave; null for a charter, which waits for its guests. */
export type BoatTimes = {
  readonly out: ClockTime | null;
  readonly back: ClockTime | null;
  /** Minutes before a boat leaves at which its guests must be at the jetty. */
  readonly boardMinutes: number;
  /** Minutes that a crossing takes. */
  readonly crossingMinutes: number;
};

export const transferRules = [
  "rideTooShort",
  "notDriven",
  "notADeparture",
  "missesBoat",
  "beforeBoat",
] as const;

/** What is wrong with a transfer's times: where, and the nearest time that would do. */
export type TransferFault = {
  readonly field: "pickUpTime" | "dropTime" | "returnTime";
  /**
   * `rideTooShort`: the road takes longer, or the drop time is hours after it; `notDriven`: nobody drives then;
   * `notADeparture`: it leaves at other times of the day;
   * `missesBoat`: too late at the jetty; `beforeBoat`: the boat is not back by then.
   */
  readonly rule: (typeof transferRules)[number];
  /** The time to keep to: the first or last that is right. */
  readonly at: ClockTime;
};

/** A ride may take so much longer than its road, for stops and lunch; what is longer was mistyped. */
const slackMinutes = 360;

/** The first thing that is wrong with the times of a transfer, or null. A boat that has no time asks nothing. */
export function transferFault(times: TransferTimes, road: RoadTimes, boats: BoatTimes): TransferFault | null {
  const { pickUpTime, dropTime } = times;
  const ride = minutesUntil(pickUpTime, dropTime);
  const noRide = notDriven("pickUpTime", pickUpTime, road, times.direction);
  if (noRide) return noRide;
  if (ride < road.minutes || ride > road.minutes + slackMinutes)
    return { field: "dropTime", rule: "rideTooShort", at: addMinutes(pickUpTime, road.minutes) };
  if (times.direction === "back") return beforeBoat("pickUpTime", pickUpTime, boats);
  const boarding = boats.out === null ? null : addMinutes(boats.out, -boats.boardMinutes);
  if (boarding !== null && dropTime > boarding)
    return { field: "pickUpTime", rule: "missesBoat", at: addMinutes(boarding, -road.minutes) };
  if (times.tripType === "oneWay" || times.returnTime === null) return null;
  const noRideHome = notDriven("returnTime", times.returnTime, road, "back");
  return noRideHome ?? beforeBoat("returnTime", times.returnTime, boats);
}

/** That nobody drives at this time, and the nearest at which somebody does; null where it is driven. */
function notDriven(
  field: "pickUpTime" | "returnTime",
  time: ClockTime,
  { firstTime, lastTime, departures }: RoadTimes,
  direction: keyof Departures,
): TransferFault | null {
  const [first, ...others] = departures[direction];
  if (first !== undefined) {
    if (time === first || others.includes(time)) return null;
    const apart = (departure: ClockTime) =>
      Math.min(minutesUntil(time, departure), minutesUntil(departure, time));
    const nearest = others.reduce((near, other) => (apart(other) < apart(near) ? other : near), first);
    return { field, rule: "notADeparture", at: nearest };
  }
  if (isBetween(time, firstTime, lastTime)) return null;
  return { field, rule: "notDriven", at: time < firstTime ? firstTime : lastTime };
}

function beforeBoat(
  field: "pickUpTime" | "returnTime",
  time: ClockTime,
  { back, crossingMinutes }: BoatTimes,
): TransferFault | null {
  const ashore = back === null ? null : addMinutes(back, crossingMinutes);
  return ashore !== null && time < ashore ? { field, rule: "beforeBoat", at: ashore } : null;
}

/** On which days a transfer is ridden. */
export type TransferDays = {
  readonly pickUpDay: Day;
  readonly dropDay: Day;
  readonly returnDay: Day | null;
};

/**
 * To the island guests are set down on the day of check-in, so that an overnight coach picks them up the evening before;
 * homeward they are picked up on the day of check-out.
 */
export function transferDays(
  times: TransferTimes,
  { checkIn, checkOut }: { checkIn: Day; checkOut: Day },
): TransferDays {
  const overnight = times.dropTime < times.pickUpTime ? 1 : 0;
  if (times.direction === "back")
    return { pickUpDay: checkOut, dropDay: addDays(checkOut, overnight), returnDay: null };
  return {
    pickUpDay: addDays(checkIn, -overnight),
    dropDay: checkIn,
    returnDay: times.tripType === "return" ? checkOut : null,
  };
}
