import type { Day } from "../calendar/day.ts";
import type { Words } from "../catalogue/words.ts";
import type { ClockTime } from "./clock.ts";

/** A land transfer as far as its rides go. */
export type BookedTransfer = {
  readonly from: Words;
  readonly to: Words;
  readonly pickUpPoint: string;
  readonly pickUpDay: Day;
  readonly pickUpTime: ClockTime;
  readonly dropLocation: string;
  readonly returnDay: Day | null;
  readonly returnTime: ClockTime | null;
};

/** One ride: when and where somebody is picked up, and where it leads. */
export type Ride = {
  readonly day: Day;
  readonly time: ClockTime;
  readonly from: Words;
  readonly to: Words;
  readonly meetAt: string;
  readonly setDownAt: string;
};

/** The rides of a transfer; a return has two, and the second begins where the first ended. */
export function ridesOf(transfer: BookedTransfer): Ride[] {
  const { from, to, pickUpPoint, dropLocation, returnDay, returnTime } = transfer;
  const there = { day: transfer.pickUpDay, time: transfer.pickUpTime, from, to };
  const rides: Ride[] = [{ ...there, meetAt: pickUpPoint, setDownAt: dropLocation }];
  if (returnDay === null || returnTime === null) return rides;
  const home = { day: returnDay, time: returnTime, from: to, to: from };
  return [...rides, { ...home, meetAt: dropLocation, setDownAt: pickUpPoint }];
}
