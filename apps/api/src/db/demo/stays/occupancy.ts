import { addDays, type Day, daysBetween, weekdayOf } from "@pulau/domain/calendar/day.ts";

/** How far the demo's bookings reach to either side of its first day. */
export const reach = { past: 365, ahead: 120 } as const;

/** Guests who are on their way today, in rooms: a desk that is busy, but fits on one screen. */
export const mostToday = { arrivals: 11, departures: 9 } as const;

const busy = { before: 14, after: 45 } as const;
const weekdayShare = { 1: 0.6, 2: 0.6, 3: 0.62, 4: 0.7, 5: 0.76, 6: 0.76, 7: 0.66 } as const;

/** Share of the rooms that are to be taken in a night: full weeks around today, fewer further away. */
export function targetShare(today: Day, night: Day): number {
  const away = daysBetween(today, night);
  const usual = weekdayShare[weekdayOf(night) as keyof typeof weekdayShare];
  if (away < -busy.before) return 0.05;
  if (away <= busy.after) return usual;
  const faded = 1 - (away - busy.after) / (reach.ahead - busy.after);
  return Math.max(0.02, usual * faded ** 3);
}

/** Stretches of nights that are sold out to the last room. */
export type FullStretch = { readonly from: Day; readonly nights: number };

/** A weekend in two to three weeks, a Wednesday after it and another Saturday, so that "fully booked" can be seen. */
export function fullStretches(today: Day): FullStretch[] {
  const weekdayFrom = (day: Day, weekday: number) => addDays(day, (weekday - weekdayOf(day) + 7) % 7);
  return [
    { from: weekdayFrom(addDays(today, 13), 5), nights: 2 },
    { from: weekdayFrom(addDays(today, 25), 3), nights: 1 },
    { from: weekdayFrom(addDays(today, 36), 6), nights: 1 },
  ];
}
