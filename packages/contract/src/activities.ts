import type { BookingId, GuestId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { DayField, idOf, WordsField } from "./fields.ts";
import { defineRoute } from "./route.ts";

const Person = z.object({
  _id: idOf<GuestId>(),
  name: z.string(),
  chineseName: z.string().nullable(),
  age: z.int().nullable(),
  activity: WordsField.nullable().meta({ description: "what they do here; null where nobody said" }),
});

const Stay = z.object({
  bookingId: idOf<BookingId>(),
  bookingNo: z.string(),
  bookingName: z.string(),
  rooms: z.array(z.string()).meta({ example: ["W-02"] }),
  here: z.boolean().meta({ description: "in house already, and not only expected" }),
  boat: z
    .object({ direction: z.enum(["out", "back"]), name: WordsField, time: z.string().nullable() })
    .nullable()
    .meta({ description: "by which they come or go on this day" }),
  addOns: z.array(
    z.object({
      name: WordsField,
      count: z.int(),
      anyDay: z.boolean().meta({ description: "booked for no day: for any of the stay" }),
    }),
  ),
  people: z.array(Person).meta({ description: "guests who said what they do" }),
  request: z
    .string()
    .meta({ description: "what guests wrote when they booked, such as sizes of their gear" }),
  boatNote: z.string(),
});

export const activitiesRoute = defineRoute({
  method: "GET",
  path: "/admin/api/activities",
  scope: "staff",
  permission: ["activities", "read"],
  tag: "Front desk",
  summary:
    "Who dives, snorkels or has booked an add-on today and tomorrow: by booking, with rooms, boat and requests. It shows no papers and no money",
  reply: z.object({
    today: DayField,
    days: z.array(
      z.object({
        day: DayField,
        counts: z
          .array(z.object({ name: WordsField, count: z.int() }))
          .meta({ description: "of all activities and dated add-ons, the most first" }),
        stays: z.array(Stay),
      }),
    ),
  }),
});
