/** A time of day at the resort, `HH:MM`. */
export type ClockTime = string;

const minutesOfDay = 1_440;

/** Minutes since midnight. */
export const minutesAt = (time: ClockTime): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The time so many minutes later, past midnight if need be; a negative count goes back. */
export const addMinutes = (time: ClockTime, minutes: number): ClockTime => {
  const at = (((minutesAt(time) + minutes) % minutesOfDay) + minutesOfDay) % minutesOfDay;
  return `${String(Math.floor(at / 60)).padStart(2, "0")}:${String(at % 60).padStart(2, "0")}`;
};

/** Minutes from one time to the next occurrence of another; 0 when they are the same. */
export const minutesUntil = (from: ClockTime, to: ClockTime): number =>
  (minutesAt(to) - minutesAt(from) + minutesOfDay) % minutesOfDay;

/** Whether a time lies between two, both included; `first` after `last` spans midnight. */
export const isBetween = (time: ClockTime, first: ClockTime, last: ClockTime): boolean =>
  first <= last ? first <= time && time <= last : time >= first || time <= last;
