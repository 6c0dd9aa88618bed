import { bookingDates, bookingSorts } from "@pulau/domain/booking/booking-list.ts";
import { z } from "zod";
import { BookingRow, BookingStateField } from "./bookings.ts";
import { DayField, Moment, Paging, pageFrame } from "./fields.ts";
import { defineFile, defineRoute } from "./route.ts";
import { confidentialOfRow } from "./staff.ts";

const filter = {
  search: z.string().trim().max(80).optional().meta({
    example: "Tan",
    description:
      "number (with or without hyphens), name, e-mail, phone, package, agency or customer, promo or voucher code, payment reference; a room's number finds who is in it and who comes",
  }),
  status: BookingStateField.optional(),
  dates: z.enum(bookingDates).default("arrival"),
  /** Both days included, as they are at the resort. */
  from: DayField.optional(),
  to: DayField.optional(),
  sort: z.enum(bookingSorts).default("soonest"),
};

/** A line as who works on bookings, or keeps the books, sees it. */
export const WholeBookingLine = BookingRow.extend({
  mobile: z.string(),
  roomNos: z.array(z.string()),
  /** Whether the room that was searched for is this booking's now. */
  isInRoom: z.boolean(),
  /** The agency that booked it. */
  agency: z.string().nullable(),
  bookedAt: Moment,
});
export type WholeBookingLine = z.infer<typeof WholeBookingLine>;

/** Of a line: what is not for everybody of the staff. */
export const confidentialOfLine = { ...confidentialOfRow, agency: true, mobile: true } as const;
export const StaffBookingRow = WholeBookingLine.partial(confidentialOfLine);
export type StaffBookingRow = z.infer<typeof StaffBookingRow>;

const list = { method: "GET", scope: "staff", permission: ["bookings", "read"], tag: "Front desk" } as const;

export const staffBookingsRoute = defineRoute({
  ...list,
  path: "/admin/api/reservations",
  summary: "All bookings, soonest first unless told: search, filter by state and dates, sort",
  query: Paging.extend(filter),
  reply: z.object({ reservations: z.array(StaffBookingRow), ...pageFrame }),
});

export const staffBookingsCsvRoute = defineFile({
  ...list,
  path: "/admin/api/reservations/csv",
  summary: "The same list as CSV, all pages in one file",
  query: z.object(filter),
  file: "text/csv; charset=utf-8",
});
