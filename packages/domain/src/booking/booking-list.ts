/** Which of a booking's dates a span of days is about. `stay`: any night of it, or the day on which it ends. */
export const bookingDates = ["arrival", "departure", "stay", "booked"] as const;
export type BookingDate = (typeof bookingDates)[number];

/** `soonest`: what is not over by arrival, then what is over, the latest first. A minus turns the order round. */
export const bookingSorts = [
  "soonest",
  "arrival",
  "-arrival",
  "departure",
  "-booked",
  "name",
  "-total",
] as const;
export type BookingSort = (typeof bookingSorts)[number];

/** What a line of the list can show, in its order; the file has them all. */
export const bookingColumns = [
  "guest",
  "stay",
  "rooms",
  "roomNos",
  "package",
  "agency",
  "mobile",
  "booked",
  "total",
  "booking",
  "payment",
] as const;
export type BookingColumn = (typeof bookingColumns)[number];
