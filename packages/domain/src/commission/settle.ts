import type { BookingState } from "../booking/booking-moves.ts";
import { roundedRatio } from "../money/round.ts";
import type { BasisPoints, Sen } from "../money/sen.ts";
import { commissionOf } from "./base.ts";
import { type CommissionState, type DropReason, standingOf } from "./states.ts";

/** A commission as it is written down. */
export type Commission = {
  readonly state: CommissionState;
  readonly baseSen: Sen;
  readonly amountSen: Sen;
  /** Of `amountSen`, what refunds after it was earned have taken back. */
  readonly reversedSen: Sen;
  /** The most that was paid for the stay since it was completed, never more than its price then; null before. */
  readonly paidSen: Sen | null;
  readonly reason: DropReason | null;
};

/** What a commission depends on. */
export type CommissionFacts = {
  readonly booking: { readonly state: BookingState; readonly totalSen: Sen; readonly paidSen: Sen };
  /** Of the booking's lines as they are now. */
  readonly baseSen: Sen;
  /** A share of the base, or a sum that is never more than the base. */
  readonly reward: { readonly share: BasisPoints } | { readonly sen: Sen };
  /** Why this booking earns nothing, if something beside its state is in the way. */
  readonly refused: DropReason | null;
};

const nothing: Commission = {
  state: "dropped",
  baseSen: 0,
  amountSen: 0,
  reversedSen: 0,
  paidSen: null,
  reason: null,
};

/**
 * What a commission is after its booking's latest news; null when there is none and none begins. Asking again with the
 * same facts changes nothing, so it may be asked as often as anybody likes. Earned commission stays what it was, only
 * refunds take it back.
 */
export function settleCommission(before: Commission | null, facts: CommissionFacts): Commission | null {
  if (before?.state === "reversed") return before;
  if (before?.state === "earned") return afterRefunds(before, facts);
  const standing = standingOf[facts.booking.state];
  if (standing === "open") return before === null ? null : before;
  const dropped = (reason: DropReason): Commission | null =>
    before === null ? null : { ...before, state: "dropped", reason };
  if (standing === "gone") return dropped(facts.booking.state === "noShow" ? "noShow" : "cancelled");
  if (before?.state === "dropped" && standing === "completed") return before;
  if (facts.refused !== null) return dropped(facts.refused);
  const amountSen = amountOf(facts);
  if (amountSen === 0) return dropped("nothingLeft");
  const made: Commission = { ...nothing, state: "forecast", baseSen: facts.baseSen, amountSen };
  return standing === "ahead" ? made : { ...made, state: "earned", paidSen: priceOf(facts) };
}

const amountOf = ({ baseSen, reward }: CommissionFacts): Sen =>
  "share" in reward ? commissionOf(baseSen, reward.share) : Math.min(reward.sen, baseSen);

/** What is paid of the price. What is paid too much and goes back is no loss. */
const priceOf = ({ booking: { paidSen, totalSen } }: CommissionFacts): Sen => Math.min(paidSen, totalSen);

/**
 * Money that went back after the stay takes its part of the commission along: of RM 1,000 that had been paid and of which
 * RM 250 went back, a quarter; of all of it, all. Goodwill lowers the price together with what is paid, so the price at
 * the time of the refund says nothing: it is held against what had been paid. Nothing that was taken back comes again.
 */
function afterRefunds(before: Commission, facts: CommissionFacts): Commission {
  const paidSen = Math.max(before.paidSen ?? 0, priceOf(facts));
  const lostSen = Math.max(0, paidSen - facts.booking.paidSen);
  const part = lostSen === 0 ? 0 : roundedRatio(before.amountSen * lostSen, paidSen, { to: 1, way: "up" });
  const reversedSen = Math.max(before.reversedSen, Math.min(before.amountSen, part));
  return { ...before, paidSen, reversedSen, state: reversedSen === before.amountSen ? "reversed" : "earned" };
}
