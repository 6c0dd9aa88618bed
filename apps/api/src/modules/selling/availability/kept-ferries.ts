import type { Day } from "@pulau/domain/calendar/day.ts";
import type { Db } from "../../../db/connect.ts";
import { cachedByStamp } from "../catalogue/public.ts";
import {
  type CrossingSupply,
  loadPiecesLeft,
  loadTimetable,
  type ScheduledCrossing,
} from "../transport/public.ts";
import { keptSpanOf } from "./kept-spans.ts";

/** Ferries from a day until another, both included: the timetable as this process keeps it, what is left as it is now. */
export async function lookAtFerries(
  db: Db,
  { from, until }: { from: Day; until: Day },
  stamp: number,
): Promise<CrossingSupply[]> {
  const [timetable, left] = await Promise.all([
    keptTimetable(db, keptSpanOf({ from, until }), stamp),
    loadPiecesLeft(db, { from, to: until }),
  ]);
  return timetable.flatMap((sailing) =>
    sailing.day < from || sailing.day > until ? [] : [{ ...sailing, left: left[sailing.stockId] ?? 0 }],
  );
}

/** A year and a half of spans. */
const mostSpansKept = 6;

const keptTimetable = cachedByStamp(
  mostSpansKept,
  ({ first, nights }: Span) => `${first} ${nights}`,
  async (db, { first, last }: Span) => shareParts(await loadTimetable(db, { from: first, to: last })),
);
type Span = ReturnType<typeof keptSpanOf>;

/** Hundreds of sailings of a boat have its name, its tickets and its packages once. */
function shareParts(sailings: readonly ScheduledCrossing[]): ScheduledCrossing[] {
  const parts = new Map<string, unknown>();
  const shared = <T>(part: T): T => {
    const text = JSON.stringify(part);
    const before = parts.get(text);
    if (before !== undefined) return before as T;
    parts.set(text, part);
    return part;
  };
  return sailings.map(({ name, tickets, notWith, includedIn, ...sailing }) => ({
    ...sailing,
    name: shared(name),
    tickets: shared(tickets),
    notWith: shared(notWith),
    includedIn: shared(includedIn),
  }));
}
