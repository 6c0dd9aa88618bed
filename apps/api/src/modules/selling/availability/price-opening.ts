import { addDays, type Day, daysBetween } from "@pulau/domain/calendar/day.ts";
import { closedBy, nightsOfStay } from "@pulau/domain/catalogue/selling.ts";
import type { PackageId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { type StayBook, wholeBookOf } from "../catalogue/public.ts";
import { type PricedWindow, priceWindow, type Window, type WindowRequest } from "./price-window.ts";

/** Without a wish for a day this many arrival days from today are looked at. */
export const daysAhead = 60;
/** From the day on which a later season opens at least so many days are looked at for a free one. */
const daysOfOpening = 31;
/** Packages that open within so many days are looked at together: one longer look costs less than several. */
const daysTogether = 62;

type Near = Pick<Window, "timeZone" | "moment"> & { readonly priced: PricedWindow };

/**
 * The packages whose season begins after the days ahead, each on its first free day; every package without an offer
 * where there is none at all, for a resort that is closed or full for two months still has something to sell. Nothing is
 * read where each has an offer.
 */
export async function priceOpening(
  db: Db,
  stay: WindowRequest,
  { timeZone, moment, priced }: Near,
): Promise<PricedWindow[]> {
  const { today } = moment;
  const after = addDays(today, daysAhead);
  const opening = [...Map.groupBy(priced.books, (book) => book.package.id)].flatMap(([id, books]) => {
    if (priced.offers.has(id)) return [];
    const firstFrom = (from: Day) =>
      books
        .flatMap((book) => firstOpenDay(book, { from, today, nights: stay.nights }) ?? [])
        .toSorted()
        .at(0);
    const soonest = firstFrom(today);
    const first = soonest === undefined || soonest >= after ? soonest : firstFrom(after);
    return first !== undefined && (soonest === first || priced.offers.size === 0) ? [{ id, first }] : [];
  });
  const windows: PricedWindow[] = [];
  for (const { first, last, ids } of together(opening)) {
    const days = daysBetween(first, last) + daysOfOpening;
    const window = { from: first, days, wished: first, only: ids, timeZone, moment };
    windows.push({ ...(await priceWindow(db, stay, window)), opensLater: true });
  }
  return windows;
}

type Opening = { readonly id: PackageId; readonly first: Day };

/** Those that open near one another, from the first of their days to the last. Before its own day each is closed. */
export function together(opening: readonly Opening[]) {
  const groups: { readonly first: Day; last: Day; readonly ids: Set<PackageId> }[] = [];
  for (const { id, first } of opening.toSorted((a, b) => (a.first < b.first ? -1 : 1))) {
    const group = groups.at(-1);
    if (group && daysBetween(group.first, first) <= daysTogether) {
      group.last = first;
      group.ids.add(id);
    } else groups.push({ first, last: first, ids: new Set([id]) });
  }
  return groups;
}

type FirstDay = { readonly from: Day; readonly today: Day; readonly nights: number | undefined };
type KnownDays = { readonly today: Day; readonly days: Map<string, Day | null> };
const knownDays = new WeakMap<StayBook, KnownDays>();

/** The first day from one on that the option's rules sell; looked for once a day while the catalogue stays as it is. */
function firstOpenDay(book: StayBook, { from, today, nights }: FirstDay): Day | null {
  const whole = wholeBookOf(book);
  const before = knownDays.get(whole);
  const known = before?.today === today ? before : { today, days: new Map<string, Day | null>() };
  knownDays.set(whole, known);
  const key = `${from} ${nights}`;
  const found = known.days.get(key);
  if (found !== undefined) return found;
  const first = findOpenDay(whole, { from, today, nights });
  known.days.set(key, first);
  return first;
}

function findOpenDay(book: StayBook, { from, today, nights: wished }: FirstDay): Day | null {
  const nights = nightsOfStay(book, { nights: wished });
  const periods = book.periods.filter(({ to }) => to >= from).toSorted((a, b) => (a.from < b.from ? -1 : 1));
  for (const period of periods) {
    let day = period.from < from ? from : period.from;
    for (; day <= period.to; day = addDays(day, 1))
      if (closedBy(book, { checkIn: day, nights }, today) === null) return day;
  }
  return null;
}
