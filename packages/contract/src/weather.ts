import { weatherKinds } from "@pulau/domain/weather/weather-kinds.ts";
import { z } from "zod";
import { Moment } from "./fields.ts";
import { ReplyDay } from "./reply-day.ts";
import { defineRoute } from "./route.ts";

const WeatherDay = z.object({
  day: ReplyDay,
  kind: z.enum(weatherKinds),
  /** Whole degrees Celsius. */
  lowC: z.int(),
  highC: z.int(),
  /** How likely rain is, in percent; null where the provider doesn't say. */
  rainPercent: z.int().nullable(),
  /** The strongest wind of the day at ten metres, in km/h; null where the provider doesn't say. */
  windKmh: z.int().nullable(),
});
export type WeatherDay = z.infer<typeof WeatherDay>;

export const weatherRoute = defineRoute({
  method: "GET",
  path: "/api/weather",
  scope: "none",
  tag: "Resort",
  summary:
    "The weather of the days ahead at the resort, from today; no days without a provider, or while it has no answer",
  reply: z.object({
    days: z.array(WeatherDay),
    /** When the provider was last heard; null where there are no days. */
    asOf: Moment.nullable(),
    /** Whom guests are told it is from; `demo` is made up. */
    source: z.enum(["openMeteo", "demo"]).nullable(),
  }),
});
