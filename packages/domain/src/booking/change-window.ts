import { addDays, type Day } from "../calendar/day.ts";
import { ok, type Result, refuse } from "../result.ts";
import { type BookingState, comingStates, openStates } from "./booking-moves.ts";

/** What can be changed of a booking after it was made. */
export const changeKinds = ["dates", "rooms", "party", "guests", "transport", "addOns", "notes"] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** For each kind, how many days before check-in the guest's last day for it is; frozen with the booking's policy. */
export type ChangeDays = Readonly<Record<ChangeKind, number>>;

type Stay = { readonly state: BookingState; readonly checkIn: Day };

/** The guest's last day, included, to change something of a booking. */
export const changeableUntil = (days: ChangeDays, kind: ChangeKind, checkIn: Day): Day =>
  addDays(checkIn, -days[kind]);

/** States whose bookings guests may change; staff may also change who is in house. */
export const changeableStates: Readonly<Record<"guest" | "staff", readonly BookingState[]>> = {
  guest: comingStates,
  staff: openStates,
};

/**
 * Whether a guest may change these things today. `WRONG_STATE` for a booking that is over, called off or, for guests,
 * being slept; `TOO_LATE` names the first thing whose day has passed. Staff have no days.
 */
export function mayChange(
  stay: Stay,
  whats: readonly ChangeKind[],
  by: { readonly who: "staff" } | { readonly who: "guest"; readonly days: ChangeDays; readonly today: Day },
): Result<true, "WRONG_STATE" | "TOO_LATE"> {
  if (!changeableStates[by.who].includes(stay.state)) return refuse("WRONG_STATE", { state: stay.state });
  if (by.who === "staff") return ok(true);
  for (const kind of whats) {
    const until = changeableUntil(by.days, kind, stay.checkIn);
    if (until < by.today) return refuse("TOO_LATE", { what: kind, until });
  }
  return ok(true);
}
