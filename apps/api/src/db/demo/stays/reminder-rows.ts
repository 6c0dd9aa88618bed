import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { BookingOutcome } from "./booking-outcome.ts";
import type { BookingTables } from "./booking-tables.ts";
import { at } from "./resort-clock.ts";

/** The reminders of an unpaid balance that had gone out by today, as the hourly job would have sent them. */
export function reminderRows(
  tables: BookingTables,
  { balanceDueOn: dueOn, state, id: bookingId, totalSen, paidSen, policy }: BookingTables["bookings"][number],
  { fate, today }: { fate: BookingOutcome; today: Day },
): void {
  if (state !== "confirmed" || !dueOn || totalSen <= (paidSen ?? 0) || !bookingId) return;
  for (const daysAfter of policy.balance?.remindDays ?? []) {
    const day = addDays(dueOn, daysAfter);
    if (day <= fate.bookedOn || day >= today) continue;
    tables.reminders.push({ bookingId, dueOn, daysAfter, at: at(day, "09:00") });
  }
}
