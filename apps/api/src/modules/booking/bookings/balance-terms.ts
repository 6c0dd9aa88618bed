import type { BalanceTerms } from "@pulau/domain/booking/balance.ts";
import { lastDayToPay } from "@pulau/domain/booking/balance.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import type { ResortSettings } from "../../ground/resort/public.ts";
import type { BookingRow } from "./booking-rows.ts";

/**
 * How this booking's balance is asked for: as its policy had it when it was made. One from before balances were chased
 * never agreed to be cancelled for want of it.
 */
export const balanceTermsOf = (
  { policy }: Pick<BookingRow, "policy">,
  settings: ResortSettings,
): BalanceTerms => policy.balance ?? { ...settings.policy.balance, graceDays: null };

export type ShownBalance = {
  readonly owedSen: Sen;
  readonly dueOn: Day;
  readonly overdue: boolean;
  /** The last day to pay it before the stay is cancelled by itself. */
  readonly lastDay: Day | null;
  readonly excused: boolean;
};

/**
 * The balance of a stay that stands, as its guest and staff see it; null when nothing is due on a day. `owedSen` is what its
 * booker is asked for, where others pay a part of it.
 */
export function balanceOf(
  row: BookingRow,
  { settings, today }: { settings: ResortSettings; today: Day },
  owedSen: Sen = row.totalSen - row.paidSen,
): ShownBalance | null {
  const stands = row.state === "confirmed" || row.state === "inHouse";
  if (!stands || owedSen <= 0 || row.balanceDueOn === null) return null;
  const { balanceDueOn: dueOn, balanceExcused: excused, checkIn, totalSen } = row;
  const terms = balanceTermsOf(row, settings);
  const lastDay =
    excused || row.state === "inHouse" ? null : lastDayToPay({ terms, owedSen, totalSen, dueOn, checkIn });
  return { owedSen, dueOn, overdue: !excused && dueOn < today, lastDay, excused };
}
