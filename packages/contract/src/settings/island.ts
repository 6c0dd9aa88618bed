import { monthKinds, placeKinds } from "@pulau/domain/catalogue/island.ts";
import { noWords } from "@pulau/domain/catalogue/words.ts";
import { readPosition } from "@pulau/domain/weather/position.ts";
import { z } from "zod";
import { StaffText } from "../fields.ts";
import { ResortPicture } from "./first-page.ts";
import { Words } from "./parts.ts";

/** Thousandths of the map's width or height, from its upper left corner. */
export const MapShare = z
  .int({ error: "number" })
  .min(0, { error: "tooSmall" })
  .max(1_000, { error: "tooLarge" })
  .meta({ example: 500 });

const Place = z.object({
  kind: z.enum(placeKinds, { error: "required" }),
  name: StaffText(60),
  text: Words,
  x: MapShare,
  y: MapShare,
});

const noMonths = Array.from({ length: 12 }, () => null);

const Coordinates = z
  .string()
  .trim()
  .max(60, { error: "tooLong" })
  .nullable()
  .transform((text) => text || null)
  .refine((text) => text === null || readPosition(text) !== null, { error: "coordinates" })
  .meta({ example: "5.9156, 102.7379" });

/** The resort's map with what stands on it beside buildings, and what guests read of the sea and the year. */
export const Island = z.object({
  /** A drawing's name, or a file that staff have sent; null has no map. */
  map: ResortPicture.nullable().default(null),
  lead: Words.default(noWords),
  /** Degrees north and east, as maps copy them; null shows no weather. */
  coordinates: Coordinates.default(null),
  mapPlaces: z.array(Place).max(30, { error: "tooMany" }).default([]),
  tide: Words.default(noWords),
  /** January first; null says nothing. */
  months: z
    .array(z.enum(monthKinds).nullable())
    .length(12)
    .default(() => [...noMonths]),
  seasons: Words.default(noWords),
  /** What guests do well to bring, for those whose stay comes. */
  bring: Words.default(noWords),
});
