import { amendmentLines, isAmendment } from "@pulau/domain/booking/amendment-fee.ts";
import {
  besideCharges,
  type ChangeMoney,
  changeDueBy,
  moneyOfChange,
} from "@pulau/domain/booking/change-money.ts";
import { refundOf } from "@pulau/domain/booking/refund.ts";
import { type Day, daysBetween } from "@pulau/domain/calendar/day.ts";
import { mostDiscountSen } from "@pulau/domain/money/price-discount.ts";
import { type Sen, sumSen } from "@pulau/domain/money/sen.ts";
import type { PriceLine } from "@pulau/domain/pricing/lines.ts";
import {
  cutDiscounts,
  discountableSen,
  isStaffDiscount,
  staffDiscountsOf,
  withStaffDiscounts,
} from "@pulau/domain/pricing/staff-discount.ts";
import type { HeldStay } from "../../../db/schema/holds.ts";
import { depositAfter, wholeOf } from "../holds/public.ts";
import type { CurrentBooking } from "./current-booking.ts";
import { isOwn } from "./own-lines.ts";
import type { ChangeRequest, PlannedChange, PricedMove } from "./planned-change.ts";

/** What a planned stay makes of the booking's money: its whole price, what is kept, owed and due. */
export function settleChange(
  { row, stay }: CurrentBooking,
  { wanted, by }: ChangeRequest,
  found: PricedMove & { readonly today: Day; readonly excluded: readonly string[] },
): PlannedChange {
  const { stay: planned, draft, lost, lines, rules, today, excluded } = found;
  const corrects = wanted.kinds.every((kind) => kind === "notes" || kind === "guests");
  const beside = stay.quote.lines.filter((line) => !isOwn(line) && !isStaffDiscount(line));
  const amendment = amendmentLines({
    fee: stay.amendmentFee,
    version: row.version,
    persons: stay.travellers.length,
    daysLeft: daysBetween(today, row.checkIn),
    waived: corrects || row.state === "awaitingPayment" || isWaived(by),
    kinds: wanted.kinds,
  });
  const stands = [
    ...beside.filter((line) => !(isAmendment(line) && excluded.includes(line.ruleId))),
    ...amendment,
  ];
  const discounted = discountedLines(lines, { row, stay, planned });
  const chargesSen = sumOf(stands.filter(({ inHouse }) => inHouse));
  const paidForStaySen = Math.min(row.paidSen, row.totalSen - chargesSen);
  const ofStay = moneyOfChange({
    policy: row.policy,
    checkIn: row.checkIn,
    today,
    cap: row.refundCap,
    beforeSen: row.totalSen - sumOf(beside),
    afterSen: sumOf(discounted),
    keptBeforeSen: sumOf(stands) - chargesSen,
    paidSen: paidForStaySen,
    keepNothing: corrects || (by.who === "staff" && by.keepNothing === true),
  });
  const owedSen = Math.max(0, chargesSen - (row.paidSen - paidForStaySen));
  const money = besideCharges(ofStay, { chargesSen, owedSen });
  const all = [...discounted, ...stands, ...keptLines(row.version, money)];
  const { totalSen } = money;
  const undiscounted = planned.undiscounted ?? wholeOf(planned.quote);
  const deposit = depositAfter(undiscounted, totalSen);
  const { checkIn, checkOut } = planned;
  const due = { balanceDueOn: deposit.balanceDueOn, checkIn, today };
  const { excluded: _, amendmentFee: __, undiscounted: ___, ...whole } = planned;
  return {
    stay: {
      ...whole,
      ...(stay.amendmentFee && { amendmentFee: stay.amendmentFee }),
      ...(excluded.length > 0 && { excluded: [...excluded] }),
      quote: { checkIn, checkOut, lines: all, totalSen, ...deposit },
      ...(discounted.some(isStaffDiscount) && { undiscounted }),
    },
    money,
    dueBy: money.dueSen > 0 && row.state !== "awaitingPayment" ? changeDueBy(due) : null,
    wanted,
    today,
    draft,
    lost,
    rules,
    cap: capAfter(row, { wanted, by }, { checkIn, today }),
  };
}

const sumOf = (list: readonly PriceLine[]): Sen => sumSen(list.map((line) => line.amountSen));

/** Whether staff ask nothing for changing it: they give all back, or keep the price as it was agreed. */
const isWaived = (by: ChangeRequest["by"]): boolean =>
  by.who === "staff" && (by.keepNothing === true || by.keepPrice === true);

/** The planned price with the discounts that the stay has: no more comes off than it costs, and what awaits its payment keeps some. */
function discountedLines(
  lines: readonly PriceLine[],
  { row, stay, planned }: Pick<CurrentBooking, "row" | "stay"> & { readonly planned: HeldStay },
): readonly PriceLine[] {
  const given = staffDiscountsOf(stay.quote.lines);
  const [first] = given;
  if (first === undefined) return lines;
  const { taxes = [] } = planned;
  const totalSen = sumOf(lines);
  const mostSen = mostDiscountSen({
    state: row.state,
    staySen: discountableSen(lines),
    takenSen: 0,
    totalSen,
    paidSen: 0,
    limit: null,
    fallOf: (sen) => totalSen - sumOf(withStaffDiscounts(lines, [{ ...first, sen }], taxes)),
  });
  return withStaffDiscounts(lines, cutDiscounts(given, mostSen), taxes);
}

/**
 * Moved to later dates, a stay has new days until it is refunded less. So that nobody moves a stay away to cancel it
 * there, the tier that was reached when it was moved stays the best that it can have.
 */
function capAfter(
  { checkIn, refundCap: cap, policy, state }: CurrentBooking["row"],
  { wanted, by }: Pick<ChangeRequest, "wanted" | "by">,
  moved: { readonly checkIn: Day; readonly today: Day },
): number | null {
  const later = wanted.kinds.includes("dates") && moved.checkIn > checkIn;
  const waived = by.who === "staff" && by.keepNothing === true;
  if (!later || waived || state === "awaitingPayment") return cap;
  return refundOf(policy, { checkIn, today: moved.today, cap, paidSen: 0, totalSen: 0 }).tier?.refund ?? 0;
}

/** What the policy keeps of a change, as a line of the price. */
const keptLines = (version: number, { keptSen }: ChangeMoney): PriceLine[] =>
  keptSen === 0
    ? []
    : [
        {
          step: "kept",
          ruleId: `kept-${version}`,
          name: null,
          guestKind: null,
          who: null,
          bedType: null,
          count: 1,
          nights: null,
          unitSen: keptSen,
          share: null,
          baseSen: null,
          amountSen: keptSen,
          taxGroup: "none",
        },
      ];
