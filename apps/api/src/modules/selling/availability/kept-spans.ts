import type { TakenNights } from "@pulau/domain/availability/fully-free.ts";
import { addDays, type Day, daysBetween, monthStart } from "@pulau/domain/calendar/day.ts";
import type { Db } from "../../../db/connect.ts";
import { KeptNights, type NightSpan } from "./kept-nights.ts";

/** Nights that are kept together from the first of a month: whoever asks about one of its days shares them. */
const nightsKept = 100;
/** Spans that are kept for each database of the process; the ones that nobody asked for the longest go first. */
const mostSpansKept = 30;
const keptSpans = new WeakMap<Db, Map<string, KeptNights>>();

/** The span that holds these days: whole hundreds of days from the first of a month. `last` is its last day. */
export function keptSpanOf({ from, until }: { from: Day; until: Day }): NightSpan & { readonly last: Day } {
  const first = monthStart(from);
  const nights = Math.ceil((daysBetween(first, until) + 1) / nightsKept) * nightsKept;
  return { first, nights, last: addDays(first, nights - 1) };
}

/** The claimed nights from a day until another, and those around them, by what this process keeps of them. */
export function lookAtNights(db: Db, days: { from: Day; until: Day }): Promise<TakenNights> {
  const kept = keptSpans.get(db) ?? new Map<string, KeptNights>();
  keptSpans.set(db, kept);
  const { first, nights } = keptSpanOf(days);
  const key = `${first} ${nights}`;
  const span = kept.get(key) ?? new KeptNights({ first, nights });
  kept.delete(key);
  kept.set(key, span);
  const [oldest] = kept.keys();
  if (kept.size > mostSpansKept && oldest !== undefined) kept.delete(oldest);
  return span.look(db);
}
