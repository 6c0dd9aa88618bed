import type { Day } from "@pulau/domain/calendar/day.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";

/** One day on which a stay could begin, with the price of the whole stay. */
export type PricedDay = {
  readonly day: Day;
  /** `unpriced`: nobody knows yet; it can be chosen. */
  readonly state: "free" | "full" | "closed" | "enquiry" | "unpriced";
  readonly totalSen: Sen | null;
  readonly holiday: boolean;
  /** Where a longer stay could begin on a closed day: its fewest nights. */
  readonly leastNights?: number | null;
  /** What else is said of it, which its frame shows too: that it is open to staff alone. */
  readonly note?: string | null;
};
/** Borders between low, middle and high prices of a month. */
export type PriceLevels = { readonly lowToSen: Sen; readonly midToSen: Sen } | null;

export const priceLevelOf = (day: PricedDay, levels: PriceLevels): "low" | "middle" | "high" | null => {
  if (levels === null || day.state !== "free" || day.totalSen === null) return null;
  if (day.totalSen <= levels.lowToSen) return "low";
  return day.totalSen <= levels.midToSen ? "middle" : "high";
};

export const priceLevels = ["low", "middle", "high"] as const;

/** Which of the three prices a calendar's days have: nobody has to tell apart what is all the same. */
export const priceLevelsOn = (
  days: readonly PricedDay[],
  levels: PriceLevels,
): readonly (typeof priceLevels)[number][] => {
  const found = new Set(days.map((day) => priceLevelOf(day, levels)));
  return priceLevels.filter((level) => found.has(level));
};

/** A day as the calendar's call tells it: `rule` is why it is closed. */
type StateOfDay = Pick<PricedDay, "state"> & { readonly rule?: string | null };

/** Whether a stay can begin on none of a month's days, not even a longer one. */
export const isFull = (days: readonly StateOfDay[] | null | undefined): boolean =>
  days?.every(({ state, rule }) => state === "full" || (state === "closed" && rule !== "minStay")) === true;
