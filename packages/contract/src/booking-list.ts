import { bookingDates, bookingSorts } from "@pulau/domain/booking/booking-list.ts";
import { z } from "zod";
import { BookingRow, BookingStateField } from "./bookings.ts";
import { DayField, Moment } from "./fields.ts";
import { defineList } from "./list.ts";
import { confidentialOfRow } from "./staff.ts";

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

export const staffBookingsRoute = defineList({
  path: "/admin/api/reservations",
  scope: "staff",
  permission: ["bookings", "read"],
  tag: "Front desk",
  summary: "All bookings, soonest first by default: search, filter by status and dates, sort",
  rows: "reservations",
  row: StaffBookingRow,
  filters: {
    status: BookingStateField.optional(),
    dates: z.enum(bookingDates).default("arrival"),
    /** Both days included, as they are at the resort. */
    from: DayField.optional(),
    to: DayField.optional(),
  },
  search:
    "number (with or without hyphens), name, e-mail, phone, package, agency or customer, promo or voucher code, payment reference; a room's number finds who is in it and who comes",
  sorts: bookingSorts,
  csv: {
    name: "bookings",
    path: "/admin/api/reservations/csv",
    columns: [
      "number",
      "name",
      "email",
      "mobile",
      "arrival",
      "departure",
      "nights",
      "persons",
      "rooms",
      "roomTypes",
      "package",
      "agency",
      "customer",
      "booked",
      "status",
      "payment",
      "total",
      "paid",
      "id",
    ],
  },
});

export const staffBookingsCsvRoute = staffBookingsRoute.csv;
