import { readdirSync, readFileSync } from "node:fs";
import { isDay } from "@pulau/domain/calendar/day.ts";
import { bedTypesFor, childrenBeyond } from "@pulau/domain/party/beds.ts";
import { bedTypes } from "@pulau/domain/party/party.ts";
import type { StayToQuote } from "@pulau/domain/pricing/lines.ts";
import { z } from "zod";
import { RateCard } from "../src/rate-card.ts";

/**
 * Cards as resorts publish them, entered as data alone. Each stay says by what sums its total was worked out by hand;
 * `count` repeats a room or guest.
 */
const Heads = z.int().default(0);
const Stay = z.strictObject({
  name: z.string(),
  checkIn: z.string().refine(isDay),
  nights: z.int().optional(),
  market: z.string().optional(),
  priceList: z.string().optional(),
  today: z.string().refine(isDay).default("2027-01-04"),
  rooms: z.array(
    z.strictObject({
      count: z.int().default(1),
      roomTypeId: z.string(),
      bedType: z.enum(bedTypes),
      adult: Heads,
      child: Heads,
      toddler: Heads,
      infant: Heads,
      extraBeds: z.int().optional(),
      sharing: z.boolean().optional(),
    }),
  ),
  guests: z.array(
    z.strictObject({
      count: z.int(),
      age: z.int().nullable().default(null),
      nonMalaysian: z.boolean().default(false),
      activity: z.string().optional(),
    }),
  ),
  extras: z.array(z.string()).optional(),
  /** What is paid at once, and when the rest is due. */
  deposit: z.strictObject({ now: z.number(), restOn: z.string() }).optional(),
  because: z.array(z.string()).min(1),
  total: z.union([z.number(), z.literal("ON_ENQUIRY")]),
});
const Published = z.strictObject({ about: z.string(), card: RateCard, stays: z.array(Stay).min(4) });

const folder = new URL("cards/", import.meta.url);
export type PublishedStay = z.infer<typeof Stay>;

export const publishedFiles = readdirSync(folder).filter((name) => name.endsWith(".json"));
export const readPublished = (file: string) =>
  Published.parse(JSON.parse(readFileSync(new URL(file, folder), "utf8")), { reportInput: true });

/** Whether guests can ask for these beds themselves: an adult in an extra bed is a matter for staff. */
export const bedsAreForGuests = (stay: PublishedStay): boolean =>
  publishedStay(stay).rooms.every(({ bedType, occupants, extraBeds }) =>
    extraBeds === undefined
      ? bedTypesFor(occupants).includes(bedType)
      : extraBeds <= childrenBeyond(occupants, bedType),
  );

/** A published stay as the engine is asked. */
export const publishedStay = ({
  rooms,
  guests,
  checkIn,
  nights,
  market,
  priceList,
  extras,
}: PublishedStay): StayToQuote => ({
  checkIn,
  nights,
  market,
  priceList,
  extras,
  crossings: [],
  addOns: [],
  rooms: rooms.flatMap(({ count, roomTypeId, bedType, extraBeds, sharing, ...occupants }) =>
    Array.from({ length: count }, () => ({ roomTypeId, bedType, extraBeds, sharing, occupants })),
  ),
  travellers: guests.flatMap(({ count, ...guest }) =>
    Array.from({ length: count }, () => ({ ...guest, senior: false, disabled: false })),
  ),
});
