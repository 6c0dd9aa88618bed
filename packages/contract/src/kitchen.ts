import { addDays } from "@pulau/domain/calendar/day.ts";
import { meals } from "@pulau/domain/catalogue/meals.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { DayField, idOf } from "./fields.ts";
import { defineRoute } from "./route.ts";

/** A number out of range ends the check of the whole, so that the days after it are never looked for. */
const DayCount = z.coerce
  .number()
  .int({ abort: true })
  .min(1, { abort: true })
  .max(31, { abort: true })
  .default(7)
  .meta({ example: 7 });

/** Who eats one meal. Infants are counted apart: most kitchens cook nothing for them. */
const MealHeads = z.object({
  meal: z.enum(meals),
  adults: z.int(),
  children: z.int(),
  toddlers: z.int(),
  infants: z.int(),
  vegetarians: z.int().meta({ description: "of them all; only guests who are named already" }),
});

const KitchenGuest = z.object({
  name: z.string(),
  chineseName: z.string().nullable(),
  room: z.string(),
  bookingId: idOf<BookingId>(),
  bookingNo: z.string(),
  vegetarian: z.boolean(),
  allergies: z.string().nullable(),
  meals: z.array(z.enum(meals)),
});

const KitchenRequest = z.object({
  bookingId: idOf<BookingId>(),
  bookingNo: z.string(),
  bookingName: z.string(),
  rooms: z.array(z.string()),
  text: z.string(),
});

export const kitchenRoute = defineRoute({
  method: "GET",
  path: "/admin/api/kitchen",
  scope: "staff",
  permission: ["kitchen", "read"],
  tag: "Front desk",
  summary:
    "How many eat at each meal of up to 31 days, by kind of guest and diet, with their allergies and requests. Counted are those who are in house or still expected, on the meals of their package",
  query: z
    .object({ from: DayField.optional().meta({ description: "today where it is left out" }), days: DayCount })
    .refine(({ from, days }) => from === undefined || DayField.safeParse(addDays(from, days)).success, {
      error: "daySpan",
      path: ["days"],
    }),
  reply: z.object({
    from: DayField,
    today: DayField,
    days: z.array(
      z.object({
        day: DayField,
        meals: z.array(MealHeads).meta({ description: "breakfast, lunch and dinner" }),
        guests: z.array(KitchenGuest).meta({ description: "vegetarians and whoever has allergies, by room" }),
        requests: z.array(KitchenRequest).meta({
          description: "what guests wrote when they booked, of everybody who eats here on this day",
        }),
      }),
    ),
  }),
});
