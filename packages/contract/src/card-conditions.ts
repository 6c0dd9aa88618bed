import { places } from "@pulau/domain/catalogue/conditions.ts";
import { taxGroups } from "@pulau/domain/catalogue/taxes.ts";
import type { RoomTypeId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { BedTypeField, DayField, GuestKindField } from "./fields.ts";

// The pieces of which the rules of a rate card are made: which stays, which guests, how much.

/** An id inside a card: a UUID of the catalogue, or the card's own word. */
export const CardId = z
  .string({ error: "required" })
  .min(1, { error: "required" })
  .max(120, { error: "tooLong" });
/** The same for one kind of thing. */
export const cardIdOf = <I extends string>() => CardId as typeof CardId & z.ZodType<I, string>;
export const Word = CardId.max(40, { error: "tooLong" });
export const Amount = z.int({ error: "number" }).min(0, { error: "number" });
export const BasisPoints = z
  .int({ error: "number" })
  .min(0, { error: "number" })
  .max(100_000, { error: "number" });
export const Weekday = z.int().min(1).max(7);
export const Count = z.int({ error: "number" }).min(1, { error: "number" });

export const SpanField = z
  .strictObject({ from: z.int().min(0).nullish(), to: z.int().min(0).nullish() })
  .refine(({ from, to }) => from == null || to == null || from <= to, { error: "invalid", path: ["to"] });
export const NationalityField = z.enum(["malaysian", "foreign"]);
export const PlaceField = z.enum(places);
export const TaxGroupField = z.enum(taxGroups);
export const TaxedGroupField = z.enum(["stay", "food", "other"]);
export const RoundingField = z.strictObject({ to: Count, way: z.enum(["half", "up", "down"]) });
export const AgeBandField = z.strictObject({
  kind: GuestKindField,
  fromAge: z.int().min(0),
  toAge: z.int().min(0).nullable(),
});

export const StayConditionsField = z.strictObject({
  markets: z.array(Word).nullish(),
  priceLists: z.array(Word).nullish(),
  notPriceLists: z.array(Word).nullish(),
  nights: SpanField.nullish(),
  party: SpanField.nullish(),
  arrivalFrom: DayField.nullish(),
  arrivalTo: DayField.nullish(),
  arrivalWeekdays: z.array(Weekday).nullish(),
  seasons: z.array(CardId).nullish(),
  daysBefore: SpanField.nullish(),
  bookedFrom: DayField.nullish(),
  bookedTo: DayField.nullish(),
});
export const GuestConditionsField = z.strictObject({
  guestKinds: z.array(GuestKindField).nullish(),
  ages: SpanField.nullish(),
  nationality: NationalityField.nullish(),
  activities: z.array(Word).nullish(),
  markets: z.array(Word).nullish(),
  roomTypeIds: z.array(cardIdOf<RoomTypeId>()).nullish(),
  bedTypes: z.array(BedTypeField).nullish(),
  places: z.array(PlaceField).nullish(),
  disabled: z.boolean().nullish(),
});
export const OccupancyField = z.strictObject({
  adult: SpanField.optional(),
  child: SpanField.optional(),
  toddler: SpanField.optional(),
  infant: SpanField.optional(),
});
