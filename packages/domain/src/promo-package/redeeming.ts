import type { Day } from "../calendar/day.ts";
import { isWithin } from "../calendar/day.ts";
import type { Sen } from "../money/sen.ts";
import { ok, type Result, refuse } from "../result.ts";

/** Days on which a stay may begin, both included. */
export type Window = { readonly from: Day; readonly to: Day };

/** A bought package as far as redeeming looks at it. */
export type Redeemable = {
  readonly nosBought: number;
  readonly nosUsed: number;
  readonly paxMax: number;
  /** The last day on which a stay can begin. */
  readonly expiresOn: Day;
  readonly expired: boolean;
  /** None is whenever the option is sold. */
  readonly windows: readonly Window[];
};

/** The rules that keep a package from being redeemed, in the order in which they are looked at. */
export const redeemRules = ["promoExpired", "promoUsedUp", "promoPeriod", "promoTooLate"] as const;
export type RedeemRule = (typeof redeemRules)[number];

/** Whether a stay may begin on a day, by the package's own periods. */
export const mayStartOn = (windows: readonly Window[], day: Day): boolean =>
  windows.length === 0 || windows.some(({ from, to }) => isWithin(day, from, to));

/** How many are left to redeem on a day. */
export const usesLeft = (
  bought: Pick<Redeemable, "nosBought" | "nosUsed" | "expiresOn" | "expired">,
  today: Day,
): number => (bought.expired || bought.expiresOn < today ? 0 : bought.nosBought - bought.nosUsed);

/**
 * Whether a stay can be booked with a bought package. `used`: one of it is this stay's already, so that only dates and
 * people are looked at. `PACKAGE_CLOSED` says by which `rule`, `PARTY_TOO_LARGE` the most people.
 */
export const checkRedeem = (
  bought: Redeemable,
  stay: { readonly checkIn: Day; readonly persons: number },
  { today, used }: { readonly today: Day; readonly used: boolean },
): Result<true, "PACKAGE_CLOSED" | "PARTY_TOO_LARGE"> => {
  const { checkIn, persons } = stay;
  const closed = (rule: RedeemRule) =>
    refuse("PACKAGE_CLOSED", { checkIn, rule, expiresOn: bought.expiresOn });
  if (!used && (bought.expired || bought.expiresOn < today)) return closed("promoExpired");
  if (!used && bought.nosUsed >= bought.nosBought) return closed("promoUsedUp");
  if (!mayStartOn(bought.windows, checkIn)) return closed("promoPeriod");
  if (checkIn > bought.expiresOn) return closed("promoTooLate");
  if (persons > bought.paxMax) return refuse("PARTY_TOO_LARGE", { persons, most: bought.paxMax });
  return ok(true);
};

/** What of one package's deposit pays a stay, and what the stay costs too little to need, in sen. */
export const splitDeposit = (
  depositSen: Sen,
  totalSen: Sen,
): { readonly paysSen: Sen; readonly restSen: Sen } => {
  const paysSen = Math.min(depositSen, totalSen);
  return { paysSen, restSen: depositSen - paysSen };
};

/**
 * Where money goes that comes back from a stay to the package that paid for it: the use is given back with its whole
 * deposit, else what comes back is credit for the wallet, so that no package is ever worth a part of its deposit.
 */
export const returnOf = (sen: Sen, depositSen: Sen): "package" | "wallet" =>
  sen === depositSen ? "package" : "wallet";

/** For how many days before its end a package's owner is reminded, or null today. The soonest reminder counts. */
export const reminderDue = (
  { daysLeft, remindedDays }: { readonly daysLeft: number; readonly remindedDays: number | null },
  leads: readonly number[],
): number | null => {
  const due = leads.filter((lead) => daysLeft <= lead && (remindedDays === null || lead < remindedDays));
  return due.length === 0 ? null : Math.min(...due);
};
