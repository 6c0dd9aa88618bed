import type { BookingId, RoomId } from "@pulau/domain/ids.ts";
import { priceSteps } from "@pulau/domain/pricing/lines.ts";
import { z } from "zod";
import { BookingDetail, BookingGuest, BookingRow, submitBookingRoute } from "./bookings.ts";
import { DayField, idOf, idParams, Moment, SenField, WordsField } from "./fields.ts";
import { defineList } from "./list.ts";
import { RoomChoice } from "./party.ts";
import { PriceLineReply } from "./price.ts";
import { defineRoute } from "./route.ts";

const own = { scope: "userPortal", tag: "Bookings" } as const;

export const createReservationRoute = defineRoute({
  ...submitBookingRoute,
  path: "/api/reservations",
  summary: "The same as POST /api/pre-reservation: submit the draft of a live hold",
});

export const bookingSummaryRoute = defineRoute({
  ...own,
  method: "GET",
  path: "/api/reservations/summary/:_id",
  summary: "Summary of a booking: guests, dates, rooms, boats, what is paid and due",
  params: idParams<BookingId>(),
  reply: BookingRow.extend({
    optionName: WordsField,
    guests: z.array(z.string()).meta({ description: "names, in the order of the booking" }),
    crossings: BookingDetail.shape.crossings,
    steps: z.array(z.object({ step: z.enum(priceSteps), amountSen: SenField })),
    balanceSen: SenField,
    balanceDueOn: DayField.nullable(),
  }),
  failures: ["NOT_FOUND"],
});

/** A charge that staff have taken off a booking. */
export const ExcludedCharge = z.object({
  ruleId: z.string(),
  name: WordsField.nullable(),
  reason: z.string(),
  by: z.string(),
  at: Moment,
});

export const bookingRatesRoute = defineRoute({
  ...own,
  method: "GET",
  path: "/api/reservations/rates/:_id",
  summary: "The price of a booking, line by line, with the charges removed from it",
  params: idParams<BookingId>(),
  reply: z.object({
    lines: z.array(PriceLineReply),
    steps: z.array(z.object({ step: z.enum(priceSteps), amountSen: SenField })),
    excluded: z.array(ExcludedCharge.omit({ by: true })),
    totalSen: SenField,
    paidSen: SenField,
    depositSen: SenField,
    balanceSen: SenField,
    balanceDueOn: DayField.nullable(),
  }),
  failures: ["NOT_FOUND"],
});

export const excludeChargeRoute = defineRoute({
  ...own,
  method: "GET",
  path: "/api/reservations/exclude-charge/:_id",
  summary: "The charges that the resort has removed from a booking",
  params: idParams<BookingId>(),
  reply: z.object({ excluded: z.array(ExcludedCharge.omit({ by: true })) }),
  failures: ["NOT_FOUND"],
});

const ownStays = {
  ...own,
  roles: ["admin", "editor"],
  rows: "reservations",
  row: BookingRow,
  sorts: ["-checkIn", "checkIn"],
} as const;

export const completedBookingsRoute = defineList({
  ...ownStays,
  path: "/api/reservations/completed-booking",
  summary: "Past stays, newest first",
});

export const checkedInBookingsRoute = defineList({
  ...ownStays,
  path: "/api/reservations/completed-booking/checkedIn",
  summary: "Stays in house now",
});

export const bookingByRoomRoute = defineRoute({
  ...own,
  method: "POST",
  path: "/api/reservations/by-room",
  summary: "Who sleeps where in a booking, on which nights; one room of it with `room`",
  body: z.object({ _id: idOf<BookingId>(), room: z.int().min(0).max(99).optional() }),
  reply: z.object({
    rooms: z.array(
      RoomChoice.required({ checkIn: true, checkOut: true }).extend({
        room: z.int(),
        roomId: idOf<RoomId>(),
        roomNo: z.string(),
        roomTypeName: WordsField,
        nights: z.int(),
        guests: z.array(BookingGuest),
      }),
    ),
  }),
  failures: ["NOT_FOUND"],
});
