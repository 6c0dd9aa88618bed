import { ratePers } from "@pulau/domain/catalogue/rates.ts";
import type { PeriodId, RateId, RoomTypeId, RuleId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import {
  Amount,
  BasisPoints,
  Count,
  cardIdOf,
  GuestConditionsField,
  NationalityField,
  OccupancyField,
  PlaceField,
  RoundingField,
  SpanField,
  StayConditionsField,
  TaxGroupField,
  Weekday,
  Word,
} from "./card-conditions.ts";
import { BedTypeField, DayField, GuestKindField, WordsField } from "./fields.ts";

// What of a rate card says what sleeping costs.

/** What restricts the sale of a period may be missing: it then restricts nothing. */
export const PeriodField = z.strictObject({
  id: cardIdOf<PeriodId>(),
  from: DayField,
  to: DayField,
  arrivalWeekdays: z.array(Weekday),
  cutOffDays: z.int(),
  stopSell: z.boolean(),
  season: Word.nullish(),
  name: Word.nullish().meta({ description: "name for staff; guests never see it" }),
  minNights: Count.max(60, { error: "number" }).nullish(),
  maxNights: Count.max(60, { error: "number" }).nullish(),
  closedArrivals: z.array(DayField).optional(),
  departureWeekdays: z.array(Weekday).optional(),
  closedDepartures: z.array(DayField).optional(),
});

export const RateOfField = z.strictObject({
  rateId: cardIdOf<RateId>().nullish(),
  guestKind: GuestKindField.nullish(),
  bedType: BedTypeField.nullish(),
  roomTypeId: cardIdOf<RoomTypeId>().nullish(),
  activity: Word.nullish(),
  place: PlaceField.nullish(),
  nationality: NationalityField.nullish(),
  market: Word.nullish(),
  priceList: Word.nullish(),
  season: Word.nullish(),
  party: Count.nullish(),
  per: z.enum(["person", "room"]).nullish(),
});

export const RateField = z.strictObject({
  id: cardIdOf<RateId>(),
  periodId: cardIdOf<PeriodId>().nullable().default(null),
  roomTypeId: cardIdOf<RoomTypeId>().nullable().default(null),
  bedType: BedTypeField.nullable().default(null),
  guestKind: GuestKindField.nullable().default(null),
  sen: Amount.default(0),
  season: Word.nullish(),
  ages: SpanField.nullish(),
  activity: Word.nullish(),
  nationality: NationalityField.nullish(),
  market: Word.nullish(),
  priceList: Word.nullish(),
  party: SpanField.nullish(),
  nights: SpanField.nullish(),
  arrivalWeekdays: z.array(Weekday).nullish(),
  weekdays: z.array(Weekday).nullish(),
  place: PlaceField.nullish(),
  nth: SpanField.nullish(),
  occupants: OccupancyField.nullish(),
  when: StayConditionsField.nullish(),
  per: z.enum(ratePers).nullish(),
  extraNight: z.boolean().nullish(),
  persons: Count.nullish(),
  share: BasisPoints.nullish(),
  of: RateOfField.nullish(),
  rounding: RoundingField.nullish(),
  enquiry: z.boolean().nullish(),
  taxGroup: TaxGroupField.nullish(),
  taxInside: z.boolean().nullish(),
});

export const PriceField = z.strictObject({ sen: Amount.nullish(), share: BasisPoints.nullish() });

export const PricedAsField = z.strictObject({
  id: cardIdOf<RuleId>(),
  occupants: OccupancyField,
  roomTypeIds: z.array(cardIdOf<RoomTypeId>()).nullish(),
  bedTypes: z.array(BedTypeField).nullish(),
  when: StayConditionsField.nullish(),
  bedType: BedTypeField.nullish(),
  guests: z
    .array(z.strictObject({ from: GuestKindField, to: GuestKindField, count: Count.nullish() }))
    .nullish(),
});

export const FreeGuestsField = z.strictObject({
  id: cardIdOf<RuleId>(),
  whom: GuestConditionsField,
  count: Count,
  per: z.enum(["adult", "room", "booking"]),
  when: StayConditionsField.nullish(),
});

export const SingleSupplementField = z.strictObject({
  id: cardIdOf<RuleId>(),
  name: WordsField,
  when: StayConditionsField.nullish(),
  whom: GuestConditionsField.nullish(),
  pricedAs: BedTypeField,
  stay: PriceField.nullish(),
  night: PriceField.nullish(),
  extraNight: PriceField.nullish(),
  rounding: RoundingField.nullish(),
  evenSharing: z.boolean().nullish(),
  taxGroup: TaxGroupField.nullish(),
});

export const MinimumField = z.strictObject({
  id: cardIdOf<RuleId>(),
  name: WordsField,
  when: StayConditionsField.nullish(),
  roomTypeIds: z.array(cardIdOf<RoomTypeId>()).nullish(),
  persons: Count,
  fewer: z.enum(["pay", "enquiry"]),
});
