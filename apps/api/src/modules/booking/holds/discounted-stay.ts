import type { Tax } from "@pulau/domain/catalogue/taxes.ts";
import { discountSen, mostDiscountSen, withinLimitSen } from "@pulau/domain/money/price-discount.ts";
import { type Sen, sumSen } from "@pulau/domain/money/sen.ts";
import type { PriceLine } from "@pulau/domain/pricing/lines.ts";
import {
  discountableSen,
  isStaffDiscount,
  type StaffDiscount,
  staffDiscountName,
  withStaffDiscounts,
} from "@pulau/domain/pricing/staff-discount.ts";
import type { DraftDiscount } from "../../../db/schema/drafts.ts";
import type { HeldStay } from "../../../db/schema/holds.ts";
import type { DraftKey, DraftToHold } from "./draft-to-hold.ts";
import { goesFurther, staysWithinOffer } from "./offered-hold.ts";

type Whole = NonNullable<HeldStay["undiscounted"]>;

/** What the deposit of a stay is a part of, before any discount of staff. */
export const wholeOf = ({ totalSen, depositSen, balanceDueOn, depositParts }: HeldStay["quote"]): Whole => ({
  totalSen,
  depositSen,
  balanceDueOn,
  ...(depositParts && { depositParts }),
});

/** The same share of the new price as a stay asks for of its own. */
export function depositAfter(whole: Whole, totalSen: Sen): Pick<Whole, "depositSen" | "balanceDueOn"> {
  const { balanceDueOn, depositSen } = whole;
  if (whole.totalSen === 0 || balanceDueOn === null) return { depositSen: totalSen, balanceDueOn };
  const ringgit = Math.ceil((totalSen * depositSen) / whole.totalSen / 100);
  return { depositSen: Math.min(totalSen, ringgit * 100), balanceDueOn };
}

/** A stay with these discounts in place of those that it has: its taxes and its deposit follow. */
export function discountedStay(
  stay: HeldStay,
  discounts: readonly StaffDiscount[],
  taxes: readonly Tax[],
): HeldStay {
  const { undiscounted: known, ...rest } = stay;
  const { depositParts: _, ...quote } = stay.quote;
  const whole = known ?? wholeOf(stay.quote);
  const lines = withStaffDiscounts(quote.lines, discounts, taxes);
  const totalSen = quote.totalSen + sumOf(lines) - sumOf(quote.lines);
  const isLower = lines.some(isStaffDiscount);
  const parts = !isLower && whole.depositParts ? { depositParts: whole.depositParts } : {};
  return {
    ...rest,
    quote: { ...quote, lines, totalSen, ...depositAfter(whole, totalSen), ...parts },
    ...(isLower && { undiscounted: whole }),
  };
}

const sumOf = (lines: readonly PriceLine[]): Sen => sumSen(lines.map(({ amountSen }) => amountSen));

/** With the most that may come off, in sen, where a guest changes what staff have held. */
type OfferedDiscount = DraftDiscount & { readonly mostSen?: Sen };

/**
 * What staff take off a stay that a draft is about to hold. Guests have it for what staff hold for them, as long as they hold it, and
 * for nothing beyond: no other room, and no more than came off before.
 */
export function discountFor(
  { discount, hold, heldSince }: Pick<DraftToHold, "discount" | "hold" | "heldSince">,
  { byStaff }: Pick<DraftKey, "byStaff">,
  wanted: HeldStay,
): OfferedDiscount | null {
  if (byStaff || discount === null) return discount;
  if (heldSince === null || hold?.discount?.ruleId !== discount.ruleId) return null;
  const isSame = !goesFurther(hold, wanted) && staysWithinOffer(hold, wanted);
  return isSame ? { ...discount, mostSen: hold.discount.sen } : null;
}

/**
 * A stay that is to be held at the price that staff give for its draft. However the stay has changed since, no more comes off than
 * whoever gave it may give, and something is left to pay.
 */
export function withDraftDiscount(stay: HeldStay, given: OfferedDiscount | null): HeldStay {
  if (given === null) return stay;
  const { ruleId, discount, reason, staffId, limit, mostSen: offeredSen = Number.POSITIVE_INFINITY } = given;
  const { taxes = [], quote } = stay;
  const staySen = discountableSen(quote.lines);
  const priceWith = (sen: Sen) =>
    sumOf(withStaffDiscounts(quote.lines, [{ ruleId, name: staffDiscountName, sen }], taxes));
  const mostSen = mostDiscountSen({
    state: "awaitingPayment",
    staySen,
    takenSen: 0,
    totalSen: quote.totalSen,
    paidSen: stay.aheadSen ?? 0,
    limit,
    fallOf: (sen) => quote.totalSen - priceWith(sen),
  });
  const sen = Math.min(discountSen(discount, staySen), withinLimitSen(limit, staySen), mostSen, offeredSen);
  if (sen <= 0) return { ...stay, discount: { ruleId, staffId, reason, sen: 0 } };
  const lower = discountedStay(stay, [{ ruleId, name: staffDiscountName, sen }], taxes);
  return { ...lower, discount: { ruleId, staffId, reason, sen } };
}
