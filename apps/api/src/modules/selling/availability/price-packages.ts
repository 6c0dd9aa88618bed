import type { allAvailableRoute } from "@pulau/contract/catalogue.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { addDays, type Day, daysBetween } from "@pulau/domain/calendar/day.ts";
import { nightsOfStay } from "@pulau/domain/catalogue/selling.ts";
import type { Db } from "../../../db/connect.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { loadPackages, type PackageOnSale, readMoment } from "../catalogue/public.ts";
import { daysAhead, priceOpening } from "./price-opening.ts";
import { type Offer, type PricedWindow, priceWindow, type WindowRequest } from "./price-window.ts";
import { usualSenOf } from "./usual-price.ts";

/** Round a wished day this many to each side, for the nearest free one. */
const daysAround = 14;

type PackagePrices = Reply<typeof allAvailableRoute>["packages"];
type PackagesRequest = WindowRequest & {
  readonly checkIn?: Day | undefined;
};

/**
 * Each package with the whole price of its best option for the party: on the wished day, else on the free day nearest to
 * it; without a wish on the cheapest day ahead, or on the first that sells where its season begins later; and each of its
 * options so. With a wished length only options that can have it. Packages without any free day in sight are left out.
 */
export async function pricePackages(db: Db, stay: PackagesRequest): Promise<PackagePrices> {
  const { checkIn, packageId, withPackageId } = stay;
  const also = withPackageId === undefined ? [] : [withPackageId];
  const { timeZone } = await loadSettings(db);
  const moment = await readMoment(db, timeZone);
  const { stamp } = moment;
  const near =
    checkIn === undefined
      ? { from: null, days: daysAhead }
      : { from: addDays(checkIn, -daysAround), days: 2 * daysAround + 1 };
  const [packages, priced] = await Promise.all([
    packageId === undefined
      ? loadPackages(db, { also, stamp })
      : loadPackages(db, { kinds: [], also: [packageId], stamp }),
    priceWindow(db, stay, { ...near, timeZone, moment, wished: checkIn }),
  ]);
  const later = checkIn === undefined ? await priceOpening(db, stay, { timeZone, moment, priced }) : [];
  return packages.flatMap((found) => {
    for (const window of [priced, ...later]) {
      const price = packagePriceOf(found, stay, window);
      if (price) return [price];
    }
    return [];
  });
}

/** One package by its best offer among those of a window; null where it has none of them. */
function packagePriceOf(
  found: PackageOnSale,
  stay: PackagesRequest,
  { offers, books, supply, wished, opensLater }: PricedWindow,
): PackagePrices[number] | null {
  const mine = offers.get(found._id) ?? [];
  const bestOfEach = [...Map.groupBy(mine, ({ book }) => book.option.id).values()].flatMap(
    (item) => bestOf(item, wished) ?? [],
  );
  const best = bestOf(bestOfEach, wished);
  if (!best) return null;
  const options = bestOfEach.map((offer) => {
    const usual = usualSenOf(offer.book, found, { books, stay, day: offer.day, supply });
    return { ...priceOf(offer, stay), usualSen: usual !== null && usual > offer.totalSen ? usual : null };
  });
  const chosen = options.find(({ optionId }) => optionId === best.book.option.id);
  return chosen ? { ...chosen, ...(opensLater && { opensOn: best.day }), package: found, options } : null;
}

/** What a search finds, and whether anything is on sale at all: nothing to sell yet is another thing than nothing free. */
export async function searchPackages(
  db: Db,
  request: PackagesRequest,
): Promise<Reply<typeof allAvailableRoute>> {
  const packages = await pricePackages(db, request);
  return { packages, sold: packages.length > 0 || (await loadPackages(db)).length > 0 };
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
  search: { checkIn?: Day | undefined; nights?: number | undefined },
) => ({
  optionId: book.option.id,
  checkIn: day,
  checkOut: addDays(day, nightsOfStay(book, search)),
  totalSen,
  free: search.checkIn === undefined || day === search.checkIn,
});
