import { type BookingState, soldStates } from "../booking/booking-moves.ts";
import { ok, type Result, refuse } from "../result.ts";

/**
 * Whether something may be charged to a booking. `WRONG_STATE` for one that awaits its payment or is over; and, with the
 * rule `notInHouse`, where the guests are not in house and who charges may not correct charges.
 */
export function mayCharge(
  state: BookingState,
  { mayCorrect }: { readonly mayCorrect: boolean },
): Result<true, "WRONG_STATE"> {
  if (state === "inHouse") return ok(true);
  if (!soldStates.includes(state)) return refuse("WRONG_STATE", { state });
  return mayCorrect ? ok(true) : refuse("WRONG_STATE", { rule: "notInHouse", state });
}

/** For how many minutes whoever charged something may take it back themselves. */
export const undoMinutes = 10;
