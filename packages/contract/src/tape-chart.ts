import { stayNeeds } from "@pulau/domain/booking/stay-needs.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import { roomCleanings } from "@pulau/domain/catalogue/cleaning.ts";
import type { BookingId, HoldId, RoomTypeId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { BookingStateField } from "./bookings.ts";
import { DayField, Id, idOf, Moment, SenField, WordsField } from "./fields.ts";
import { RoomClosure } from "./room-closures.ts";
import { RoomLockField } from "./room-moves.ts";
import { RoomReply } from "./rooms.ts";
import { defineRoute } from "./route.ts";

/** So many bookings are named at once at most: as many as the news name of one kind. */
const mostBookings = 50;

const BookingIds = z
  .string()
  .max(mostBookings * 37)
  .refine((text) => text.split(",").every((id) => Id.safeParse(id).success), { error: "invalid" })
  .transform((text): BookingId[] => text.split(","))
  .optional()
  .meta({
    example: "0b8f7d5e-3c1a-4f7e-9a51-6a2d1c9be001",
    description: `stays of these bookings only, ids separated by commas, ${mostBookings} at most; the rest of the answer stays the same`,
  });

/** A number out of range ends the check of the whole, so that the days after it are never looked for. */
const DayCount = z.coerce
  .number()
  .int({ abort: true })
  .min(14, { abort: true })
  .max(366, { abort: true })
  .meta({ example: 14 });

const ChartSpan = z
  .object({
    from: DayField,
    days: DayCount,
    bookings: BookingIds,
  })
  .refine(({ from, days }) => DayField.safeParse(addDays(from, days - 1)).success, {
    error: "daySpan",
    path: ["days"],
  });

/** A room as a row of the chart. */
const ChartRoom = RoomReply.omit({ roomTypeName: true, adjoins: true }).extend({
  activeStatus: z.boolean().meta({ description: "false while the room is out of service" }),
  cleaning: z.enum(roomCleanings),
});

/**
 * The bars of the chart, by room and day. Every field is a list, and one stay has the same place in all of them. Guests
 * who changed rooms have a bar in each of their rooms, with the same booking and position.
 */
const ChartStays = z.object({
  bookingId: z.array(idOf<BookingId>()),
  position: z.array(z.int()).meta({ description: "the room's position in its booking, from 0" }),
  roomsOfBooking: z.array(z.int()).meta({ description: "how many rooms the booking has in all" }),
  bookingNo: z.array(z.string()),
  bookingName: z.array(z.string()),
  status: z.array(BookingStateField),
  room: z.array(z.int()).meta({ description: "the room's place in `rooms`, from 0" }),
  firstNight: z.array(z.int()).meta({ description: "days after `from`; negative for nights before it" }),
  nights: z.array(z.int()),
  bookingFirstNight: z
    .array(z.int())
    .meta({ description: "of the whole booking, which a room with nights of its own is only a part of" }),
  bookingNights: z.array(z.int()),
  isCurrent: z.array(z.boolean()).meta({
    description: "false for a room that its guests have left for another, or are still to change into",
  }),
  isPlanned: z
    .array(z.boolean())
    .meta({ description: "true for a room that the guests change into during their stay" }),
  isParked: z.array(z.boolean()).meta({
    description: "true for guests who wait in the parking row: `room` is only one of their type",
  }),
  lacks: z.array(z.boolean()).meta({
    description: "true for parked guests for whom no room of their type is left on one of their nights",
  }),
  persons: z.array(z.int()),
  pax: z.array(z.int()).meta({ description: "persons that a room's limit counts: without infants" }),
  owesSen: z
    .array(SenField)
    .optional()
    .meta({ description: "of the whole booking; only for staff with rights to bookings or payments" }),
});

const Stays = z.array(z.int()).meta({ description: "places of the stays in `stays`, from 0" });
const ChartNeeds = z.object(
  Object.fromEntries(stayNeeds.map((need) => [need, Stays])) as Record<
    (typeof stayNeeds)[number],
    typeof Stays
  >,
);

const ChartHold = z.object({
  _id: idOf<HoldId>(),
  roomId: RoomReply.shape._id,
  checkIn: DayField,
  checkOut: DayField,
  endsAt: Moment,
  name: z
    .string()
    .nullable()
    .meta({ description: "the person booking, or the account; null if not known yet" }),
  staffName: z
    .string()
    .nullable()
    .meta({ description: "who holds it for a guest; null for guests themselves" }),
  offered: z.boolean().meta({ description: "offered to somebody on the waiting list" }),
  courtesy: z.boolean().meta({ description: "held for somebody until a moment that staff chose" }),
});

const ChartDay = z.object({
  day: DayField,
  sold: z.int().meta({ description: "rooms booked for the night" }),
  sellable: z
    .int()
    .meta({ description: "rooms in use that are not out of order, and those booked beyond them" }),
  held: z.int().meta({ description: "rooms held, or booked and not paid yet" }),
  arrivals: z.int().meta({ description: "bookings that arrive" }),
  departures: z.int().meta({ description: "bookings that leave" }),
});

export const tapeChartRoute = defineRoute({
  method: "GET",
  path: "/admin/api/tape-chart",
  scope: "staff",
  permission: ["bookings", "read"],
  tag: "Front desk",
  summary:
    "Tape chart: rooms, stays and holds over two weeks to a year, what stays need today, and the figures of each day. The news say which bookings and rooms to ask for again",
  query: ChartSpan,
  reply: z.object({
    from: DayField,
    today: DayField,
    at: Moment,
    /** In the order in which they are sold. */
    roomTypes: z.array(
      z.object({
        _id: idOf<RoomTypeId>(),
        roomCode: z.string(),
        name: WordsField,
        activeStatus: z.boolean(),
      }),
    ),
    /** By type, building, floor and number. */
    rooms: z.array(ChartRoom),
    stays: ChartStays,
    /** By what is to be done today: which stays need it. */
    needs: ChartNeeds,
    /** Rooms that were promised to their guests, by the place of the stay in `stays`. */
    locks: z.array(RoomLockField.extend({ stay: z.int() })),
    holds: z.array(ChartHold),
    closures: z.array(RoomClosure.extend({ roomId: RoomReply.shape._id })),
    days: z.array(ChartDay),
  }),
});

/** So many days at most are priced at once; in a year there is no place for prices. */
export const mostPricedDays = 62;

export const lowestPricesRoute = defineRoute({
  method: "GET",
  path: "/admin/api/tape-chart/lowest-prices",
  scope: "staff",
  permission: ["bookings", "read"],
  tag: "Front desk",
  summary:
    "The lowest price of a night for two adults, by the day of arrival: of what is on sale to everybody and free, with boats, fees and taxes. Days on which nothing is free, or that are over, have none",
  query: z.object({
    from: DayField,
    days: z.coerce.number().int().min(1).max(mostPricedDays).meta({ example: 14 }),
  }),
  reply: z.object({ days: z.array(z.object({ day: DayField, nightSen: SenField })) }),
});
