import { type Day, daysBetween } from "@pulau/domain/calendar/day.ts";

/** The part of the day at the resort, for a greeting: `morning` until noon, `afternoon` until six. */
export function partOfDay(now: Date, timeZone: string): "morning" | "afternoon" | "evening" {
  const hour = Number(
    new Intl.DateTimeFormat("en", { timeZone, hour: "numeric", hourCycle: "h23" }).format(now),
  );
  return hour < 12 ? "morning" : hour < 18 ? "afternoon" : "evening";
}

/** How far a stay is from today: days to go, today, or in house until the day of leaving, included. */
export function stayMoment({ checkIn, checkOut }: { checkIn: Day; checkOut: Day }, today: Day) {
  const days = daysBetween(today, checkIn);
  if (days > 0) return { is: "ahead", days } as const;
  if (days === 0) return { is: "today" } as const;
  return { is: checkOut === today ? "leaving" : "inHouse" } as const;
}
