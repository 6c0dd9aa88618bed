import { amendmentLines, isAmendment } from "@pulau/domain/booking/amendment-fee.ts";
import {
  besideCharges,
  type ChangeMoney,
  changeDueBy,
  moneyOfChange,
} from "@pulau/domain/booking/change-money.ts";
import { refundOf } from "@pulau/domain/booking/refund.ts";
import { type Day, daysBetween } from "@pulau/domain/calendar/day.ts";
import { type Sen, sumSen } from "@pulau/domain/money/sen.ts";
import type { PriceLine } from "@pulau/domain/pricing/lines.ts";
import type { HeldStay } from "../../../db/schema/holds.ts";
import type { CurrentBooking } from "./current-booking.ts";
import { isDiscount, isOwn } from "./own-lines.ts";
import type { ChangeRequest, PlannedChange, PricedMove } from "./planned-change.ts";

/** What a planned stay makes of the booking's money: its whole price, what is kept, owed and due. */
export function settleChange(
  { row, stay }: CurrentBooking,
  { wanted, by }: ChangeRequest,
  found: PricedMove & { readonly today: Day; readonly excluded: readonly string[] },
): PlannedChange {
  const { stay: planned, draft, lost, lines, rules, today, excluded } = found;
  const corrects = wanted.kinds.every((kind) => kind === "notes" || kind === "guests");
  const beside = stay.quote.lines.filter((line) => !isOwn(line) && !isDiscount(line));
  const amendment = amendmentLines({
    fee: stay.amendmentFee,
    version: row.version,
    persons: stay.travellers.length,
    daysLeft: daysBetween(today, row.checkIn),
    waived: corrects || row.state === "awaitingPayment" || (by.who === "staff" && by.keepNothing === true),
    kinds: wanted.kinds,
  });
  const stands = [
    ...beside.filter((line) => !(isAmendment(line) && excluded.includes(line.ruleId))),
    ...amendment,
  ];
  const mostOff = sumOf(lines) - (row.state === "awaitingPayment" ? 1 : 0);
  const discounts = shortened(stay.quote.lines.filter(isDiscount), mostOff);
  const chargesSen = sumOf(stands.filter(({ inHouse }) => inHouse));
  const paidForStaySen = Math.min(row.paidSen, row.totalSen - chargesSen);
  const ofStay = moneyOfChange({
    policy: row.policy,
    checkIn: row.checkIn,
    today,
    cap: row.refundCap,
    beforeSen: row.totalSen - sumOf(beside),
    afterSen: sumOf(lines) + sumOf(discounts),
    keptBeforeSen: sumOf(stands) - chargesSen,
    paidSen: paidForStaySen,
    keepNothing: corrects || (by.who === "staff" && by.keepNothing === true),
  });
  const owedSen = Math.max(0, chargesSen - (row.paidSen - paidForStaySen));
  const money = besideCharges(ofStay, { chargesSen, owedSen });
  const all = [...lines, ...discounts, ...stands, ...keptLines(row.version, money)];
  const { totalSen } = money;
  const deposit = depositAfter(planned, totalSen);
  const { checkIn, checkOut } = planned;
  const due = { balanceDueOn: deposit.balanceDueOn, checkIn, today };
  const { excluded: _, amendmentFee: __, ...whole } = planned;
  return {
    stay: {
      ...whole,
      ...(stay.amendmentFee && { amendmentFee: stay.amendmentFee }),
      ...(excluded.length > 0 && { excluded: [...excluded] }),
      quote: { checkIn, checkOut, lines: all, totalSen, ...deposit },
      ...(discounts.length > 0 && { undiscounted: wholeOf(planned) }),
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

const wholeOf = ({ quote: { totalSen, depositSen, balanceDueOn } }: HeldStay) => ({
  totalSen,
  depositSen,
  balanceDueOn,
});

/** Discounts on a stay that may have become cheaper than they are: no more comes off than it costs. */
function shortened(discounts: readonly PriceLine[], mostSen: Sen): PriceLine[] {
  let left = Math.max(0, mostSen);
  return discounts.flatMap((line) => {
    const sen = Math.min(-line.amountSen, left);
    left -= sen;
    return sen === 0 ? [] : [{ ...line, unitSen: sen, amountSen: -sen }];
  });
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

/** The same share of the new price as a stay asks for of its own. */
export function depositAfter(
  { quote }: { readonly quote: NonNullable<HeldStay["undiscounted"]> },
  totalSen: Sen,
) {
  const { balanceDueOn, depositSen } = quote;
  if (quote.totalSen === 0 || balanceDueOn === null) return { depositSen: totalSen, balanceDueOn };
  const ringgit = Math.ceil((totalSen * depositSen) / quote.totalSen / 100);
  return { depositSen: Math.min(totalSen, ringgit * 100), balanceDueOn };
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
