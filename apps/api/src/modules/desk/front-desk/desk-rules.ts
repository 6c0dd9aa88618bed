import { type BookingState, move } from "@pulau/domain/booking/booking-moves.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
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
  money: { readonly totalSen: Sen; readonly paidSen: Sen },
  despiteBalance: boolean,
): Result<number, "BALANCE_DUE"> {
  const dueSen = Math.max(0, money.totalSen - money.paidSen);
  return dueSen > 0 && !despiteBalance ? refuse("BALANCE_DUE", { dueSen }) : { ok: true, value: dueSen };
}

export const undos = ["checkIn", "checkOut", "noShow"] as const;
/** What the desk did and can take back. */
export type Undo = (typeof undos)[number];

const undoOf: Partial<Record<BookingState, Undo>> = {
  inHouse: "checkIn",
  completed: "checkOut",
  noShow: "noShow",
};

/**
 * Whether the days of a stay still allow to take back what was done with it: guests who are to come again need a night
 * that is left, and one who has left is in house again at most until the last day. What else stands against it only
 * shows when it is done.
 */
export function mayUndo({ state, checkOut }: Stay, today: Day): Result<true, "CANNOT_UNDO"> {
  const isOver = undoOf[state] === "checkOut" ? today > checkOut : today >= checkOut;
  return isOver ? refuse("CANNOT_UNDO", { rule: "over" }) : { ok: true, value: true };
}

/** What of a booking can be taken back today; null for nothing. */
export const undoableNow = (stay: Stay, today: Day): Undo | null =>
  mayUndo(stay, today).ok ? (undoOf[stay.state] ?? null) : null;
