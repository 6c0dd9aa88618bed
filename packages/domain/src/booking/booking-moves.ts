import { type LifeCycle, nextState } from "../life-cycle.ts";
import { type Result, refuse } from "../result.ts";

export const bookingStates = [
  "awaitingPayment",
  "confirmed",
  "inHouse",
  "completed",
  "cancelled",
  "noShow",
] as const;
export type BookingState = (typeof bookingStates)[number];

export const bookingEvents = [
  "pay",
  "lapse",
  "cancel",
  "unpaid",
  "checkIn",
  "noShow",
  "checkOut",
  "payLate",
  "undoCheckIn",
  "undoCheckOut",
  "undoNoShow",
] as const;
export type BookingEvent = (typeof bookingEvents)[number];

export const cancelReasons = ["NOT_PAID_IN_TIME", "BALANCE_NOT_PAID", "BY_GUEST", "BY_STAFF"] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** Whether a booking ended because money lacked: then late money may bring it back. */
export const isUnpaid = (reason: CancelReason | null): boolean =>
  reason === "NOT_PAID_IN_TIME" || reason === "BALANCE_NOT_PAID";

/** A booking's life once it is submitted; drafts and holds end before it begins. */
export const bookingMoves = {
  awaitingPayment: { pay: "confirmed", lapse: "cancelled", cancel: "cancelled" },
  confirmed: { checkIn: "inHouse", cancel: "cancelled", unpaid: "cancelled", noShow: "noShow" },
  inHouse: { checkOut: "completed", undoCheckIn: "confirmed" },
  // Guarded in `move`: only a booking that ended for want of money comes back. That all is still free is for the claims to say.
  cancelled: { payLate: "confirmed" },
  // Only what the desk did by mistake leads out of an end; what stands against that is for the desk's rules to say.
  completed: { undoCheckOut: "inHouse" },
  noShow: { undoNoShow: "confirmed" },
} as const satisfies LifeCycle<BookingState, BookingEvent>;

/** The state after an event; `cancelReason` is the booking's own and matters to late money alone. */
export const move = (
  state: BookingState,
  event: BookingEvent,
  cancelReason: CancelReason | null = null,
): Result<BookingState, "WRONG_STATE"> =>
  event === "payLate" && !isUnpaid(cancelReason)
    ? refuse("WRONG_STATE", { state, event })
    : nextState<BookingState, BookingEvent>(bookingMoves, state, event);

/** States of bookings whose guests are to come. */
export const comingStates: readonly BookingState[] = ["awaitingPayment", "confirmed"];

/** States of bookings that are sold: paid for as agreed, and slept, being slept or to come. */
export const soldStates: readonly BookingState[] = ["confirmed", "inHouse", "completed"];

/** States of bookings whose guests have come. */
export const sleptStates: readonly BookingState[] = ["inHouse", "completed"];

/** The same with those whose guests never came. What they paid for stays theirs to the end. */
export const standingStates: readonly BookingState[] = [...soldStates, "noShow"];

/** States of bookings that have their nights and seats: cancelled ones and no-shows gave them back. */
export const claimingStates: readonly BookingState[] = ["awaitingPayment", ...soldStates];

/** States of bookings whose stay never was. */
export const unsleptStates: readonly BookingState[] = ["cancelled", "noShow"];

/** Whether a booking is not over: it may come to be paid, or owe again what went back of it. */
export const isOpen = (state: BookingState): boolean => tabs[state] !== "past";

export type BookingTab = "upcoming" | "past" | "preBooking";

const tabs = {
  awaitingPayment: "preBooking",
  confirmed: "upcoming",
  inHouse: "upcoming",
  completed: "past",
  cancelled: "past",
  noShow: "past",
} as const satisfies Record<BookingState, BookingTab>;

/** The tab of "Manage Bookings" under which a booking stands. */
export const tabOf = (state: BookingState): BookingTab => tabs[state];

/** The states whose bookings stand under a tab. */
export const statesOfTab = (tab: BookingTab): BookingState[] =>
  bookingStates.filter((state) => tabs[state] === tab);

/** The states of bookings that are not over, of those that are, and of those that are sold and not over. */
export const openStates = bookingStates.filter(isOpen);
export const pastStates = statesOfTab("past");
export const upcomingStates = statesOfTab("upcoming");
