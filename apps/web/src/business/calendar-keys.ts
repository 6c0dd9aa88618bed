import { addDays, type Day, isDay, weekdayOf } from "@pulau/domain/calendar/day.ts";

const moves: Record<string, number> = { ArrowUp: -7, ArrowDown: 7 };

/** The days that a key leads to, the nearest first: Home and End stay within the week, arrows within what is shown. */
function daysTowards(key: string, from: Day): Day[] {
  const monday = addDays(from, 1 - weekdayOf(from));
  const week = Array.from({ length: 7 }, (_, i) => addDays(monday, i));
  if (key === "Home") return week;
  if (key === "End") return week.toReversed();
  const sideways = document.dir === "rtl" ? -1 : 1;
  const step = moves[key] ?? (key === "ArrowLeft" ? -sideways : sideways);
  return Array.from({ length: 31 }, (_, i) => addDays(from, step * (i + 1)));
}

/** Goes from a day to the one that the key leads to, into a month beside it too; only days that are over are passed. */
export function moveFocus(key: string, month: HTMLElement, target: HTMLElement): void {
  const from = target.dataset.day;
  if (from === undefined || !isDay(from)) return;
  const months = month.closest("[data-months]") ?? month;
  const cells = daysTowards(key, from).map((day) =>
    months.querySelector<HTMLButtonElement>(`[data-day="${day}"]:enabled`),
  );
  cells.find((cell) => cell !== null)?.focus();
}
