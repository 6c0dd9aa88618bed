import { type Day, isDay } from "@pulau/domain/calendar/day.ts";

/** The part of an address behind `?`, as somebody may have typed it. */
export type SentSearch = Readonly<Record<string, unknown>>;

const lastPage = 100_000;

/** Words as they are searched for. A search for digits comes back from the address as a number. */
export const wordsOf = (value: unknown): string =>
  String(value ?? "")
    .trim()
    .slice(0, 80);

/** What is searched for; nothing is left out. */
export function searchIn({ q }: SentSearch): { q?: string } {
  const words = wordsOf(q);
  return words === "" ? {} : { q: words };
}

/** The page of a list; the first is left out, as is what is none. */
export function pageIn(search: SentSearch): { page?: number } {
  const page = Number(search.page);
  return Number.isSafeInteger(page) && page > 1 && page <= lastPage ? { page } : {};
}

/** One of what is known; anything else is left out. */
export const oneOf = <T extends string>(known: readonly T[], value: unknown): T | undefined =>
  known.find((candidate) => candidate === value);

/** A day of the calendar; anything else is left out. */
export const dayOf = (value: unknown): Day | undefined =>
  typeof value === "string" && isDay(value) ? value : undefined;
