import type { allAvailableRoute } from "@pulau/contract/catalogue.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { AgentContract } from "@pulau/domain/agents/contract.ts";
import { addDays, type Day, daysBetween } from "@pulau/domain/calendar/day.ts";
import { nightsOfStay } from "@pulau/domain/catalogue/selling.ts";
import type { PackageId } from "@pulau/domain/ids.ts";
import type { Party } from "@pulau/domain/party/party.ts";
import type { Db } from "../../../db/connect.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { loadPackages, loadRateBooks, readMoment, type StayBook } from "../catalogue/public.ts";
import { type FreeArrival, firstFreeArrivals } from "./price-arrivals.ts";
import { arrivalsOf, loadSupply } from "./supply.ts";
import { usualSenOf } from "./usual-price.ts";

/** Without a wish for a day this many arrival days from today are looked at. */
const daysAhead = 60;
/** Round a wished day this many to each side, for the nearest free one. */
const daysAround = 14;

type Offer = FreeArrival & { readonly book: StayBook };
type PackagesRequest = {
  readonly party: Party;
  readonly checkIn?: Day | undefined;
  readonly nights?: number | undefined;
  readonly contract: AgentContract | null;
  /** This package alone, which may be an influencer's. */
  readonly packageId?: PackageId | undefined;
  /** This one beside those for everybody. */
  readonly withPackageId?: PackageId | undefined;
};
type PackagePrices = Reply<typeof allAvailableRoute>["packages"];

/**
 * Each package with the whole price of its best option for the party: on the wished day, else on the free day nearest to
 * it; without a wish on the cheapest day ahead; and each of its options so. With a wished length only options that can
 * have it. Packages without any free day in sight are left out.
 */
export async function pricePackages(db: Db, stay: PackagesRequest): Promise<PackagePrices> {
  const { checkIn, party, nights, contract, packageId, withPackageId } = stay;
  const also = withPackageId === undefined ? [] : [withPackageId];
  const { timeZone } = await loadSettings(db);
  const days = checkIn === undefined ? daysAhead : 2 * daysAround + 1;
  const from = checkIn === undefined ? null : addDays(checkIn, -daysAround);
  const moment = await readMoment(db, timeZone);
  const { stamp } = moment;
  const supply = await loadSupply(db, timeZone, { from, days, nights, moment });
  const arrivals = arrivalsOf(supply, days);
  const [packages, books] = await Promise.all([
    packageId === undefined
      ? loadPackages(db, { also, stamp })
      : loadPackages(db, { kinds: [], also: [packageId], stamp }),
    loadRateBooks(db, {
      from: supply.from,
      to: addDays(supply.from, days - 1),
      nights,
      contract,
      packageId,
      withPackageId,
      stamp,
    }),
  ]);
  const request = { supply, days: arrivals, nights, groups: nearestFirst(arrivals, checkIn) };
  const offers = books.flatMap((book) =>
    firstFreeArrivals(book, party, request).map((arrival): Offer => ({ ...arrival, book })),
  );
  const ofPackage = Map.groupBy(offers, ({ book }) => book.package.id);
  return packages.flatMap((found) => {
    const mine = ofPackage.get(found._id) ?? [];
    const bestOfEach = [...Map.groupBy(mine, ({ book }) => book.option.id).values()].flatMap(
      (item) => bestOf(item, checkIn) ?? [],
    );
    const best = bestOf(bestOfEach, checkIn);
    if (!best) return [];
    const options = bestOfEach.map((offer) => {
      const usual = usualSenOf(offer.book, found, { books, stay, day: offer.day, supply });
      return { ...priceOf(offer, stay), usualSen: usual !== null && usual > offer.totalSen ? usual : null };
    });
    const chosen = options.find(({ optionId }) => optionId === best.book.option.id);
    return chosen ? [{ ...chosen, package: found, options }] : [];
  });
}

/** What a search finds, and whether anything is on sale at all: nothing to sell yet is another thing than nothing free. */
export async function searchPackages(
  db: Db,
  request: PackagesRequest,
): Promise<Reply<typeof allAvailableRoute>> {
  const packages = await pricePackages(db, request);
  return { packages, sold: packages.length > 0 || (await loadPackages(db)).length > 0 };
}

/** Days as far from the wished one as one another, the nearest first; all together without a wish. */
function nearestFirst(days: readonly Day[], wished: Day | undefined): (readonly Day[])[] {
  if (wished === undefined) return [days];
  const groups = Map.groupBy(days, (day) => Math.abs(daysBetween(wished, day)));
  return [...groups].sort(([a], [b]) => a - b).map(([, group]) => group);
}

/** The nearest to the wished day, then the cheapest, then the earliest. */
function bestOf(offers: readonly Offer[], wished: Day | undefined): Offer | undefined {
  const farOf = ({ day }: Offer) => (wished === undefined ? 0 : Math.abs(daysBetween(wished, day)));
  return offers.toSorted(
    (a, b) => farOf(a) - farOf(b) || a.totalSen - b.totalSen || daysBetween(b.day, a.day),
  )[0];
}

const priceOf = (
  { book, day, totalSen }: Offer,
  wish: { checkIn?: Day | undefined; nights?: number | undefined },
) => ({
  optionId: book.option.id,
  checkIn: day,
  checkOut: addDays(day, nightsOfStay(book, wish)),
  totalSen,
  free: wish.checkIn === undefined || day === wish.checkIn,
});
