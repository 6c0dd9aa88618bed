import { addDays, type Day } from "../calendar/day.ts";
import type { Sen } from "../money/sen.ts";
import { ok, type Result, refuse } from "../result.ts";

/** The terms under which a promo package is sold. */
export type PackageOffer = {
  readonly activeStatus: boolean;
  readonly ended: boolean;
  /** Both included; null is sold until it is ended. */
  readonly saleFrom: Day;
  readonly saleTo: Day | null;
  readonly per: "pax" | "whole";
  readonly depositSen: Sen;
  /** Most people of one stay. */
  readonly paxMax: number;
  /** How many one account may buy; null has no limit. */
  readonly perPerson: number | null;
  /** The last day of arrival is one of the two. */
  readonly expiresAfterDays: number | null;
  readonly expiresOn: Day | null;
};

/** How many packages, each for how many people. */
export type PackageOrder = { readonly count: number; readonly pax: number };

/** The last day on which a stay can begin, for whoever buys on a day. */
export const expiryOf = (
  { expiresAfterDays, expiresOn }: Pick<PackageOffer, "expiresAfterDays" | "expiresOn">,
  boughtOn: Day,
): Day => {
  if (expiresOn !== null) return expiresOn;
  if (expiresAfterDays === null) throw new Error("a promo package without an expiry");
  return addDays(boughtOn, expiresAfterDays);
};

/** What is paid ahead for one package, in sen. */
export const depositEach = (
  { per, depositSen }: Pick<PackageOffer, "per" | "depositSen">,
  pax: number,
): Sen => (per === "pax" ? depositSen * pax : depositSen);

/** Whether a promo package is sold on a day, whoever asks. What has expired when it is bought is sold no more. */
export const isOnSale = (offer: PackageOffer, today: Day): boolean =>
  offer.activeStatus &&
  !offer.ended &&
  offer.saleFrom <= today &&
  (offer.saleTo === null || today <= offer.saleTo) &&
  expiryOf(offer, today) >= today;

/** How many more an account may buy; null has no limit. */
export const stillAllowed = ({ perPerson }: Pick<PackageOffer, "perPerson">, has: number): number | null =>
  perPerson === null ? null : Math.max(0, perPerson - has);

/**
 * What somebody who has bought `has` of them pays for more, in sen: in all and for each. `NOT_ON_SALE`, `PARTY_TOO_LARGE`
 * with the most people of one stay, `LIMIT_REACHED` with how many more are allowed.
 */
export const checkPurchase = (
  offer: PackageOffer,
  { count, pax }: PackageOrder,
  { has, today }: { readonly has: number; readonly today: Day },
): Result<{ eachSen: Sen; totalSen: Sen }, "NOT_ON_SALE" | "PARTY_TOO_LARGE" | "LIMIT_REACHED"> => {
  if (!isOnSale(offer, today)) return refuse("NOT_ON_SALE");
  if (pax > offer.paxMax) return refuse("PARTY_TOO_LARGE", { persons: pax, most: offer.paxMax });
  const allowed = stillAllowed(offer, has);
  if (allowed !== null && count > allowed)
    return refuse("LIMIT_REACHED", { most: offer.perPerson ?? 0, allowed });
  const eachSen = depositEach(offer, pax);
  return ok({ eachSen, totalSen: eachSen * count });
};
