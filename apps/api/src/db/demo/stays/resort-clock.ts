import type { Day } from "@pulau/domain/calendar/day.ts";
import type { Chance } from "../chance.ts";

/** The instant of a time at the resort. Malaysia has had one offset, without summer time, since 1982. */
export const at = (day: Day, time: string): Date => new Date(`${day}T${time}:00+08:00`);

/** Some minute of a day, from `from` up to, not including, `to` o'clock. */
export function someTime(chance: Chance, day: Day, from: number, to: number): Date {
  const minute = chance.whole(from * 60, to * 60 - 1);
  const two = (count: number) => String(count).padStart(2, "0");
  return at(day, `${two(Math.floor(minute / 60))}:${two(minute % 60)}`);
}

export const minutesAfter = (moment: Date, minutes: number): Date =>
  new Date(moment.getTime() + minutes * 60_000);
