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
  /** What was paid for the stay when it was completed; null before. */
  readonly paidSen: Sen | null;
  readonly reason: DropReason | null;
};

/** What a commission depends on. */
export type CommissionFacts = {
  readonly booking: {
    readonly state: BookingState;
    /** The price before goodwill, which lowers it by what is sent back: that money is lost, not paid too much. */
    readonly totalSen: Sen;
    readonly paidSen: Sen;
  };
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
export function settled(before: Commission | null, facts: CommissionFacts): Commission | null {
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
  return standing === "ahead" ? made : { ...made, state: "earned", paidSen: facts.booking.paidSen };
}

const amountOf = ({ baseSen, reward }: CommissionFacts): Sen =>
  "share" in reward ? commissionOf(baseSen, reward.share) : Math.min(reward.sen, baseSen);

/**
 * Money that went back after the stay takes its part of the commission along: of a stay of RM 1,000 of which RM 250 went
 * back, a quarter. What was paid too much and went back is no loss, and nothing that was taken back comes again.
 */
function afterRefunds(before: Commission, { booking }: CommissionFacts): Commission {
  const worth = Math.min(booking.totalSen, before.paidSen ?? 0);
  const lostSen = Math.max(0, worth - booking.paidSen);
  if (lostSen === 0 || booking.totalSen === 0) return before;
  const part = roundedRatio(before.amountSen * Math.min(lostSen, booking.totalSen), booking.totalSen, {
    to: 1,
    way: "up",
  });
  const reversedSen = Math.max(before.reversedSen, Math.min(before.amountSen, part));
  return { ...before, reversedSen, state: reversedSen === before.amountSen ? "reversed" : "earned" };
}
