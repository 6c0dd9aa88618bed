import type { bookingRoute } from "@pulau/contract/bookings.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { isOpen } from "@pulau/domain/booking/booking-moves.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";

type Booking = Reply<typeof bookingRoute>;
type Owed = Pick<Booking, "status" | "totalSen" | "paidSen" | "balanceDueOn"> &
  Partial<Pick<Booking, "balanceSen" | "othersPaySen">>;

/** What is still to pay and by when; null once nothing can be owed: the stay is over or called off. */
export function amountDueOf(booking: Owed): { sen: Sen; by: Day | null } | null {
  if (!isOpen(booking.status)) return null;
  const { balanceSen = 0, othersPaySen = 0 } = booking;
  // What others pay of the bill is not asked of the booker.
  const sen = othersPaySen > 0 ? balanceSen : Math.max(0, booking.totalSen - booking.paidSen);
  // Before it is confirmed the deadline is minutes away and has a clock of its own.
  return { sen, by: booking.status === "awaitingPayment" ? null : booking.balanceDueOn };
}
