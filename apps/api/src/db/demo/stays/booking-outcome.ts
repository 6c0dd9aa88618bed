import type { BookingState, CancelReason } from "@pulau/domain/booking/booking-moves.ts";
import { addDays, type Day, daysBetween } from "@pulau/domain/calendar/day.ts";
import type { Chance } from "../chance.ts";
import { demoStates } from "../demo-states.ts";
import type { Outline } from "./group-rooms.ts";
import { at, minutesAfter, someTime } from "./resort-clock.ts";

/** What became of a booking, and when. */
export type BookingOutcome = {
  readonly state: BookingState;
  readonly bookedOn: Day;
  readonly submittedAt: Date;
  readonly cancelled: { readonly on: Day; readonly at: Date; readonly reason: CancelReason } | null;
  readonly checkedInAt: Date | null;
  readonly checkedOutAt: Date | null;
  readonly payUntil: Date | null;
};

/** How often a booking is cancelled, and how often its guests never come. */
const cancelledShare = 0.06;
const noShowShare = 0.02;

/** Fixed by the demo rather than by chance: a pre-booking of the agency, a stay that visitors are shown. */
export type WantedOutcome = "waits" | "stands" | null;

/** Decides a booking's life so far. Stays of full nights are never cancelled, else the nights would not be full. */
export function outcomeOf(
  chance: Chance,
  outline: Outline,
  today: Day,
  wanted: WantedOutcome,
): BookingOutcome {
  const bookedOn = wanted === "waits" ? addDays(today, -1) : bookingDay(chance, outline, today);
  const submittedAt = someTime(chance, bookedOn, 8, 22);
  const open = {
    bookedOn,
    submittedAt,
    cancelled: null,
    checkedInAt: null,
    checkedOutAt: null,
    payUntil: null,
  };
  if (wanted === "waits")
    return { ...open, state: demoStates.booking(), payUntil: at(addDays(today, 2), "18:00") };
  const mayFail = wanted === null && !outline.full;
  if (mayFail && chance.happens(cancelledShare)) {
    const cancelled = cancellation(chance, outline, today, open);
    const state =
      cancelled.reason === "NOT_PAID_IN_TIME"
        ? demoStates.booking("lapse")
        : demoStates.booking("pay", "cancel");
    return { ...open, state, cancelled };
  }
  if (outline.checkIn > today || (outline.checkIn === today && !cameEarly(chance)))
    return { ...open, state: demoStates.booking("pay") };
  if (mayFail && outline.checkIn < today && chance.happens(noShowShare))
    return { ...open, state: demoStates.booking("pay", "noShow") };
  const checkedInAt =
    outline.checkIn === today ? someTime(chance, today, 6, 7) : someTime(chance, outline.checkIn, 12, 18);
  const left = outline.checkOut < today || (outline.checkOut === today && chance.happens(0.4));
  if (!left) return { ...open, state: demoStates.booking("pay", "checkIn"), checkedInAt };
  const checkedOutAt =
    outline.checkOut === today ? at(today, "07:15") : someTime(chance, outline.checkOut, 7, 11);
  return { ...open, state: demoStates.booking("pay", "checkIn", "checkOut"), checkedInAt, checkedOutAt };
}

const cameEarly = (chance: Chance): boolean => chance.happens(0.2);

/** Most book some weeks ahead; nobody books in the future. */
function bookingDay(chance: Chance, { checkIn }: Outline, today: Day): Day {
  const ahead = chance.weighted([chance.whole(2, 10), chance.whole(11, 40), chance.whole(41, 95)], (days) =>
    days > 40 ? 28 : days > 10 ? 46 : 26,
  );
  const day = addDays(checkIn, -ahead);
  return day < today ? day : addDays(today, -chance.whole(1, 21));
}

function cancellation(
  chance: Chance,
  { checkIn }: Outline,
  today: Day,
  { bookedOn, submittedAt }: { bookedOn: Day; submittedAt: Date },
): NonNullable<BookingOutcome["cancelled"]> {
  if (chance.happens(0.2))
    return { on: bookedOn, at: minutesAfter(submittedAt, 30), reason: "NOT_PAID_IN_TIME" };
  const last = addDays(checkIn < today ? checkIn : today, -1);
  const days = Math.max(0, daysBetween(bookedOn, last));
  const on = addDays(bookedOn, chance.whole(0, days));
  const moment = on === bookedOn ? minutesAfter(submittedAt, 95) : someTime(chance, on, 8, 22);
  return { on, at: moment, reason: chance.happens(0.75) ? "BY_GUEST" : "BY_STAFF" };
}
