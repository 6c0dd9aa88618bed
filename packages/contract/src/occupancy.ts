import { daysBetween } from "@pulau/domain/calendar/day.ts";
import type { RoomTypeId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { DayField, idOf, WordsField } from "./fields.ts";
import { defineRoute } from "./route.ts";

const staff = {
  method: "GET",
  scope: "staff",
  permission: ["rooms", "read"],
  orPermission: ["reports", "read"],
  tag: "Room administration",
} as const;

const mostDays = 366;

/** Days, both included: a year at most. */
const DaySpan = z
  .object({ from: DayField, to: DayField })
  .refine(({ from, to }) => isSpan(daysBetween(from, to)), {
    error: "daySpan",
    path: ["to"],
  });

const isSpan = (days: number): boolean => days >= 0 && days < mostDays;

/** Room nights booked and to be had, and the one of the other in per cent with one decimal. */
const Occupancy = z.object({ sold: z.int(), sellable: z.int(), percent: z.number() });
const DayOccupancy = Occupancy.extend({ day: DayField });

export const occupancyRoute = defineRoute({
  ...staff,
  path: "/admin/api/occupancy",
  summary:
    "Occupancy in per cent: room nights booked out of those in use, per night, per room type and in total",
  query: DaySpan,
  reply: z.object({
    days: z.array(DayOccupancy),
    total: Occupancy,
    roomTypes: z.array(
      Occupancy.extend({
        roomTypeId: idOf<RoomTypeId>(),
        roomCode: z.string(),
        name: WordsField,
        days: z.array(DayOccupancy),
      }),
    ),
  }),
});

export const reservationsPerPeriodRoute = defineRoute({
  ...staff,
  path: "/admin/api/reservation-per-period",
  summary:
    "Bookings per day: arrivals, departures and guests in house; and what the period sold by room type",
  query: DaySpan,
  reply: z.object({
    days: z.array(
      z.object({
        day: DayField,
        /** Bookings with a night on this day. */
        bookings: z.int(),
        arrivals: z.int(),
        departures: z.int(),
        rooms: z.int(),
        persons: z.int(),
      }),
    ),
    total: z.object({ bookings: z.int(), roomNights: z.int(), personNights: z.int() }),
    roomTypes: z.array(
      z.object({ roomTypeId: idOf<RoomTypeId>(), name: WordsField, bookings: z.int(), roomNights: z.int() }),
    ),
  }),
});
