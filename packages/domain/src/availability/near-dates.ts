import { type Day, daysBetween } from "../calendar/day.ts";

/**
 * Up to `limit` free arrival days round the wanted one, in the order of the calendar. The nearest come first in the
 * choice, the later of two equally near; where both sides have a free day, both are shown.
 */
export const nearDates = (free: readonly Day[], wanted: Day, limit: number): Day[] => {
  const byNearness = [...new Set(free)]
    .filter((day) => day !== wanted)
    .map((day) => ({ day, far: Math.abs(daysBetween(wanted, day)) }))
    .sort((a, b) => a.far - b.far || (a.day < b.day ? 1 : -1))
    .map(({ day }) => day);
  const chosen = byNearness.slice(0, Math.max(0, limit));
  const otherSide = byNearness.find((day) =>
    chosen.every((candidate) => candidate < wanted !== day < wanted),
  );
  if (otherSide !== undefined && chosen.length >= 2) chosen[chosen.length - 1] = otherSide;
  return chosen.sort();
};
