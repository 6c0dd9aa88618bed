import { type BookingState, move } from "@pulau/domain/booking/booking-moves.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import { type Result, refuse } from "@pulau/domain/result.ts";

type Stay = { readonly state: BookingState; readonly checkIn: Day; readonly checkOut: Day };

/**
 * Whether a booking's guests may be let in today, whatever they owe. `TOO_EARLY` before the day of arrival;
 * `WRONG_STATE` once the last night is over, because there is nothing left to sleep.
 */
export function mayCheckIn(stay: Stay, today: Day): Result<BookingState, "WRONG_STATE" | "TOO_EARLY"> {
  const next = move(stay.state, "checkIn");
  if (!next.ok) return next;
  if (today < stay.checkIn) return refuse("TOO_EARLY", { checkIn: stay.checkIn });
  if (today >= stay.checkOut) return refuse("WRONG_STATE", { checkOut: stay.checkOut });
  return next;
}

/** Whether a booking's guests may leave, whatever they owe. */
export const mayCheckOut = (stay: Pick<Stay, "state">): Result<BookingState, "WRONG_STATE"> =>
  move(stay.state, "checkOut");

/** What is still to pay, in sen; a refusal unless the desk settles it by hand. */
export function refuseDebt(
  money: { readonly totalSen: number; readonly paidSen: number },
  despiteBalance: boolean,
): Result<number, "BALANCE_DUE"> {
  const dueSen = Math.max(0, money.totalSen - money.paidSen);
  return dueSen > 0 && !despiteBalance ? refuse("BALANCE_DUE", { dueSen }) : { ok: true, value: dueSen };
}
