import type { nearDatesRoute } from "@pulau/contract/availability.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { AgentContract } from "@pulau/domain/agents/contract.ts";
import { arrivalsFree } from "@pulau/domain/availability/fully-free.ts";
import { nearDates } from "@pulau/domain/availability/near-dates.ts";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import { closedBy, nightsOfStay } from "@pulau/domain/catalogue/selling.ts";
import type { OptionId } from "@pulau/domain/ids.ts";
import type { Party } from "@pulau/domain/party/party.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { loadRateBooks, readMoment, type StayBook } from "../catalogue/public.ts";
import { priceArrivals } from "./price-arrivals.ts";
import { arrivalsOf, loadSupply, type Supply } from "./supply.ts";

const daysAround = 14;
const mostDates = 6;

type Near = Reply<typeof nearDatesRoute>;
type NearRequest = {
  readonly optionId: OptionId;
  readonly checkIn: Day;
  readonly nights?: number | undefined;
  readonly party: Party;
  readonly contract: AgentContract | null;
};

/**
 * What to offer when a day is full: near days of the same option, room types with something free on the day, and other
 * options that the party can have on it, the cheapest of each package. Other options have their own length unless they
 * can have the wished one. `NOT_FOUND`: no such option on sale.
 */
export async function findNearDates(db: Db, stay: NearRequest): Promise<Result<Near, "NOT_FOUND">> {
  const { timeZone } = await loadSettings(db);
  const from = addDays(stay.checkIn, -daysAround);
  const days = 2 * daysAround + 1;
  const moment = await readMoment(db, timeZone);
  const [books, supply] = await Promise.all([
    loadRateBooks(db, {
      from,
      to: addDays(from, days - 1),
      nights: stay.nights,
      contract: stay.contract,
      withOptionId: stay.optionId,
      stamp: moment.stamp,
    }),
    loadSupply(db, timeZone, { from, days, nights: stay.nights, moment }),
  ]);
  const book = books.find(({ option }) => option.id === stay.optionId);
  if (!book) return refuse("NOT_FOUND");
  const others = books.filter((other) => other !== book);
  return ok({
    dates: datesOf(book, stay, { supply, days: arrivalsOf(supply, days) }),
    roomTypes: freeTypes(book, stay, supply),
    packages: packagesOn(others, stay, supply),
  });
}

function datesOf(book: StayBook, stay: NearRequest, span: { supply: Supply; days: Day[] }): Near["dates"] {
  const free = new Map<Day, number>();
  for (const { day, totalSen } of priceArrivals(book, stay.party, { ...span, nights: stay.nights })) {
    if (totalSen !== null) free.set(day, totalSen);
  }
  return nearDates([...free.keys()], stay.checkIn, mostDates).map((checkIn) => ({
    checkIn,
    checkOut: addDays(checkIn, nightsOfStay(book, stay)),
    totalSen: free.get(checkIn) ?? 0,
  }));
}

function freeTypes(book: StayBook, stay: NearRequest, supply: Supply): Near["roomTypes"] {
  const { checkIn } = stay;
  const free =
    arrivalsFree(supply.rooms, supply.taken, [checkIn], nightsOfStay(book, stay)).get(checkIn) ?? {};
  return supply.types
    .map(({ _id }) => ({ roomTypeId: _id, free: free[_id] ?? 0 }))
    .filter((type) => type.free > 0);
}

function packagesOn(books: readonly StayBook[], stay: NearRequest, supply: Supply): Near["packages"] {
  const best = new Map<string, Near["packages"][number]>();
  for (const book of books) {
    const wished = closedBy(book, stay, supply.today) === null ? stay.nights : undefined;
    const [arrival] = priceArrivals(book, stay.party, { supply, days: [stay.checkIn], nights: wished });
    const known = best.get(book.package.id);
    if (arrival?.state !== "free" || (known && known.totalSen <= arrival.totalSen)) continue;
    best.set(book.package.id, {
      packageId: book.package.id,
      optionId: book.option.id,
      checkIn: stay.checkIn,
      checkOut: addDays(stay.checkIn, nightsOfStay(book, { nights: wished })),
      totalSen: arrival.totalSen,
    });
  }
  return [...best.values()];
}
