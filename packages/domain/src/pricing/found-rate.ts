import type { Rate } from "../catalogue/rates.ts";
import type { TaxGroup } from "../catalogue/taxes.ts";
import type { BasisPoints, Sen } from "../money/sen.ts";
import type { RateLookup } from "./rate-fit.ts";
import { aboutOf, leavesOpen, rankOf } from "./rate-rank.ts";

/** A rate that counts, with its price worked out. */
export type FoundRate = {
  readonly rate: Rate;
  /** Nights of the package, or, of a price per night, all that are slept. */
  readonly length: number;
  readonly perNight: boolean;
  readonly sen: Sen;
  readonly enquiry: boolean;
  readonly taxGroup: TaxGroup;
  readonly taxInside: boolean | null;
  /** Where the price is a share of another rate's. */
  readonly part: { readonly share: BasisPoints; readonly baseSen: Sen; readonly of: string } | null;
};

type Rank = { readonly names: number; readonly about: ReturnType<typeof aboutOf> };

/** What decides between rates, once for each: a rate is the same object for as long as it says the same. */
const ranks = new WeakMap<Rate, Rank>();
const rankFor = (rate: Rate): Rank => {
  const known = ranks.get(rate);
  if (known) return known;
  const rank = { names: rankOf(rate), about: aboutOf(rate) };
  ranks.set(rate, rank);
  return rank;
};

/** Whether one of two rates that fit counts before the other, see `findRate`. */
export const goesBefore = (a: FoundRate, b: FoundRate, { nights }: RateLookup): boolean => {
  const fitOf = (rate: FoundRate): number => (rate.length <= nights ? rate.length : -rate.length);
  const [ofA, ofB] = [rankFor(a.rate), rankFor(b.rate)];
  const exception = Number(leavesOpen(b.rate, ofA.about)) - Number(leavesOpen(a.rate, ofB.about));
  const order =
    Number(a.rate.agreed === true) - Number(b.rate.agreed === true) ||
    fitOf(a) - fitOf(b) ||
    exception ||
    ofA.names - ofB.names ||
    (a.rate.party?.from ?? 0) - (b.rate.party?.from ?? 0) ||
    (a.rate.nights?.from ?? 0) - (b.rate.nights?.from ?? 0);
  return order > 0;
};
