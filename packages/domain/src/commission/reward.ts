import type { Sen } from "../money/sen.ts";
import type { DropReason } from "./states.ts";

/** How the resort thanks for a friend. */
export type RewardSettings = {
  readonly active: boolean;
  readonly rewardSen: Sen;
  /** Days for which a followed link counts. */
  readonly windowDays: number;
  /** Rewards that one account can earn in a calendar month; null for any number. */
  readonly monthlyCap: number | null;
};

/** What is known of whoever is to be thanked for a booking, and of who booked. */
export type RewardFacts = {
  /** Whether the booking is the referrer's own, or of somebody with their address. */
  readonly isOwn: boolean;
  /** Whether the friend has completed another stay already. */
  readonly stayedBefore: boolean;
  /** Rewards of the referrer that were earned in the month of the check-out, this one not counted. */
  readonly earnedThisMonth: number;
  readonly monthlyCap: number | null;
};

/** Why a reward is refused; null when it is due. */
export const rewardRefusal = (facts: RewardFacts): DropReason | null => {
  if (facts.isOwn) return "ownStay";
  if (facts.stayedBefore) return "notFirst";
  return facts.monthlyCap !== null && facts.earnedThisMonth >= facts.monthlyCap ? "monthlyCap" : null;
};
