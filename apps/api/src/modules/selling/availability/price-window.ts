import type { AgentContract } from "@pulau/domain/agents/contract.ts";
import { addDays, type Day, daysBetween } from "@pulau/domain/calendar/day.ts";
import type { PackageId } from "@pulau/domain/ids.ts";
import type { Party } from "@pulau/domain/party/party.ts";
import type { Db } from "../../../db/connect.ts";
import { type CatalogueMoment, loadRateBooks, type StayBook } from "../catalogue/public.ts";
import { type FreeArrival, firstFreeArrivals } from "./price-arrivals.ts";
import { arrivalsOf, loadSupply, type Supply } from "./supply.ts";

export type Offer = FreeArrival & { readonly book: StayBook };
export type WindowRequest = {
  readonly party: Party;
  readonly nights?: number | undefined;
  readonly contract: AgentContract | null;
  /** This package alone, which may be an influencer's. */
  readonly packageId?: PackageId | undefined;
  /** This one beside those for everybody. */
  readonly withPackageId?: PackageId | undefined;
};
/** Arrival days that are looked at. */
export type Window = {
  readonly timeZone: string;
  readonly moment: CatalogueMoment;
  /** Null is today. */
  readonly from: Day | null;
  readonly days: number;
  /** The free days nearest to it count; all of them where nobody wishes one. */
  readonly wished: Day | undefined;
  /** These packages alone; all where missing. */
  readonly only?: ReadonlySet<PackageId>;
};
export type PricedWindow = Pick<Window, "wished"> & {
  readonly offers: ReadonlyMap<PackageId, readonly Offer[]>;
  /** Of every package, also of those without an offer. */
  readonly books: readonly StayBook[];
  readonly supply: Supply;
  /** Whether its packages sell nothing before it. */
  readonly opensLater?: boolean;
};

/** The free arrivals of every option, or of some packages, within so many days. */
export async function priceWindow(db: Db, stay: WindowRequest, window: Window): Promise<PricedWindow> {
  const { party, nights, contract, packageId, withPackageId } = stay;
  const { from, days, timeZone, moment, wished, only } = window;
  const supply = await loadSupply(db, timeZone, { from, days, nights, moment });
  const arrivals = arrivalsOf(supply, days);
  const books = await loadRateBooks(db, {
    from: supply.from,
    to: addDays(supply.from, days - 1),
    nights,
    contract,
    packageId,
    withPackageId,
    stamp: moment.stamp,
  });
  const request = { supply, days: arrivals, nights, groups: nearestFirst(arrivals, wished) };
  const offers = books
    .filter((book) => !only || only.has(book.package.id))
    .flatMap((book) =>
      firstFreeArrivals(book, party, request).map((arrival): Offer => ({ ...arrival, book })),
    );
  return { wished, offers: Map.groupBy(offers, ({ book }) => book.package.id), books, supply };
}

/** Days as far from the wished one as one another, the nearest first; all together without a wish. */
function nearestFirst(days: readonly Day[], wished: Day | undefined): (readonly Day[])[] {
  if (wished === undefined) return [days];
  const groups = Map.groupBy(days, (day) => Math.abs(daysBetween(wished, day)));
  return [...groups].sort(([a], [b]) => a - b).map(([, group]) => group);
}
