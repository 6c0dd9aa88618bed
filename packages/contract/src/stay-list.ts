import type { BookingId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { BookingStateField } from "./bookings.ts";
import { DayField, idOf, SenField, WordsField } from "./fields.ts";
import { defineList } from "./list.ts";

/** What a list of stays goes by: who comes, who leaves, or who sleeps here on any of its nights. */
export const stayLists = ["arrivals", "departures", "inHouse"] as const;
export type StayList = (typeof stayLists)[number];

/** A stay as the desk works through a day with it. */
export const StayLine = z.object({
  _id: idOf<BookingId>(),
  bookingNo: z.string(),
  bookingName: z.string(),
  mobile: z.string().optional().meta({ description: "only for staff with rights to bookings or payments" }),
  checkIn: DayField,
  checkOut: DayField,
  nights: z.int(),
  status: BookingStateField,
  rooms: z.array(z.string()),
  adults: z.int(),
  children: z.int().meta({ description: "toddlers included" }),
  infants: z.int(),
  vegetarians: z.int(),
  disabled: z.boolean(),
  specialRequest: z.string(),
  boat: z
    .object({ name: WordsField, time: z.string().nullable() })
    .nullable()
    .meta({ description: "of arrivals the boat to the island, else the one back; null for none" }),
  canCheckIn: z.boolean(),
  canCheckOut: z.boolean(),
  owesSen: SenField.optional().meta({ description: "only for staff with rights to bookings or payments" }),
});
export type StayLine = z.infer<typeof StayLine>;

export const staysRoute = defineList({
  path: "/admin/api/front-desk/stays",
  scope: "staff",
  permission: ["bookings", "read"],
  tag: "Front desk",
  summary: "Arrivals, departures or guests in house over a range of days",
  rows: "stays",
  row: StayLine,
  filters: {
    list: z.enum(stayLists).default("arrivals"),
    /** Both days included. */
    from: DayField.optional(),
    to: DayField.optional(),
  },
  search: "name, booking number or room",
  sorts: ["day", "-day", "room", "name"],
  extra: {
    /** Of all that the filters find. */
    persons: z.int(),
    rooms: z.int(),
  },
  csv: {
    name: "stays",
    columns: [
      "number",
      "name",
      "mobile",
      "rooms",
      "arrival",
      "departure",
      "nights",
      "adults",
      "children",
      "infants",
      "boat",
      "boatTime",
      "vegetarians",
      "disabled",
      "request",
      "due",
      "status",
    ],
  },
});
