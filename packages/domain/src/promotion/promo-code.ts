import type { Day } from "../calendar/day.ts";
import type { Words } from "../catalogue/catalogue.ts";
import type { Discount } from "../catalogue/reductions.ts";
import type { PackageId, PromoCodeId } from "../ids.ts";
import type { BasisPoints, Sen } from "../money/sen.ts";
import { ok, type Result, refuse } from "../result.ts";

export const promoTypes = ["cash", "percent", "package"] as const;
export type PromoType = (typeof promoTypes)[number];

/** What a code takes off or is worth, and for whom. */
export type PromoCode = {
  readonly id: PromoCodeId;
  readonly code: string;
  readonly type: PromoType;
  readonly name: Words;
  readonly valueSen: Sen | null;
  readonly share: BasisPoints | null;
  /** The package that a package code opens. */
  readonly packageId: PackageId | null;
  /** What it costs; a code with a price is bought, and the voucher is used instead of it. */
  readonly priceSen: Sen;
  /** The packages it holds for; empty is all. */
  readonly packageIds: readonly PackageId[];
  readonly minSpendSen: Sen;
  readonly bookFrom: Day | null;
  readonly bookTo: Day | null;
  readonly stayFrom: Day | null;
  readonly stayTo: Day | null;
  readonly special: boolean;
  readonly activeStatus: boolean;
};

/** What a code says of its uses, past ones too. */
export type PromoMeaning = Pick<PromoCode, "code" | "type" | "packageId" | "priceSen">;

/**
 * What of a code that was used or bought can no longer change, by its field: its letters, its type, the package that it
 * opens, and whether it is bought at all. All else counts for later uses alone, as each keeps its own terms.
 */
export const changedMeaning = (before: PromoMeaning, after: PromoMeaning): (keyof PromoMeaning)[] => {
  const changed = (["code", "type", "packageId"] as const).filter((field) => before[field] !== after[field]);
  return before.priceSen > 0 === after.priceSen > 0 ? changed : [...changed, "priceSen"];
};

export type PromoRefusal = "PROMO_UNKNOWN" | "PROMO_EXPIRED" | "PROMO_NOT_FOR_STAY" | "PROMO_ASK_RESORT";

/**
 * Whether a code counts at all today: it is offered, its days of booking are now, and the resort need not be asked.
 * `PROMO_EXPIRED` says the last day; a code whose days are still to come is `PROMO_NOT_FOR_STAY` with the first.
 */
export const isOpen = (promo: PromoCode, today: Day): Result<true, PromoRefusal> => {
  if (!promo.activeStatus) return refuse("PROMO_UNKNOWN");
  if (promo.bookTo !== null && promo.bookTo < today) return refuse("PROMO_EXPIRED", { until: promo.bookTo });
  if (promo.bookFrom !== null && promo.bookFrom > today)
    return refuse("PROMO_NOT_FOR_STAY", { rule: "notYet", from: promo.bookFrom });
  return promo.special ? refuse("PROMO_ASK_RESORT") : ok(true);
};

/** Where and when something may be used: of a code, or of a voucher as it was sold. */
export type StayTerms = Pick<PromoCode, "packageIds" | "stayFrom" | "stayTo"> & {
  readonly packageId?: PackageId | null;
};

/** Whether a stay is one that it is for: the package, and every night within its days. */
export const fitsStay = (
  terms: StayTerms,
  stay: { readonly packageId: PackageId; readonly checkIn: Day; readonly checkOut: Day },
): Result<true, "PROMO_NOT_FOR_STAY"> => {
  const packages = terms.packageId ? [terms.packageId] : terms.packageIds;
  if (packages.length > 0 && !packages.includes(stay.packageId))
    return refuse("PROMO_NOT_FOR_STAY", { rule: "package" });
  const early = terms.stayFrom !== null && stay.checkIn < terms.stayFrom;
  const late = terms.stayTo !== null && stay.checkOut > terms.stayTo;
  if (!early && !late) return ok(true);
  const { stayFrom, stayTo } = terms;
  const rule = stayFrom === null ? "stayTo" : stayTo === null ? "stayFrom" : "stayDays";
  return refuse("PROMO_NOT_FOR_STAY", { rule, from: stayFrom, to: stayTo });
};

/** Whether the price before the code reaches what the code asks for. */
export const reachesMinSpend = (minSpendSen: Sen, totalSen: Sen): Result<true, "PROMO_MIN_SPEND"> =>
  totalSen < minSpendSen ? refuse("PROMO_MIN_SPEND", { minSpendSen, totalSen }) : ok(true);

/** Whether a voucher pays for a stay, by the terms under which it was sold. A price that is not known yet is no reason. */
export const coversStay = (
  terms: StayTerms & Pick<PromoCode, "minSpendSen">,
  stay: { readonly packageId: PackageId; readonly checkIn: Day; readonly checkOut: Day },
  totalSen: Sen | null,
): Result<true, "PROMO_NOT_FOR_STAY" | "PROMO_MIN_SPEND"> => {
  const fits = fitsStay(terms, stay);
  return !fits.ok || totalSen === null ? fits : reachesMinSpend(terms.minSpendSen, totalSen);
};

/**
 * What a free code is in the price: the last discount, on what those before it have left, so that it never takes off
 * more than is there. Null for a code that takes nothing off, such as one that only opens a package.
 */
export const discountOf = ({ id, name, valueSen, share }: PromoCode): Discount | null =>
  valueSen === null && share === null
    ? null
    : { id, name, ...(share === null ? { sen: valueSen } : { share }), ofWhatIsLeft: true };

export const popularityBands = ["success", "primary", "warning", "danger"] as const;
export type PopularityBand = (typeof popularityBands)[number];

/** How a share in whole percent is coloured: 75 and over, 55, 35, and what is below. */
export const popularityBand = (percent: number): PopularityBand =>
  percent >= 75 ? "success" : percent >= 55 ? "primary" : percent >= 35 ? "warning" : "danger";
