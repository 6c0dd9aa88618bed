import { extraSteps, feePers, surchargePers } from "@pulau/domain/catalogue/charges.ts";
import { depositSteps } from "@pulau/domain/catalogue/deposit.ts";
import { discountPers, placeWorths, reducibleSteps } from "@pulau/domain/catalogue/reductions.ts";
import type { RuleId, TaxId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import {
  AgeBandField,
  Amount,
  BasisPoints,
  Count,
  cardIdOf,
  GuestConditionsField,
  NationalityField,
  RoundingField,
  StayConditionsField,
  TaxedGroupField,
  TaxGroupField,
  Weekday,
  Word,
} from "./card-conditions.ts";
import { RateOfField } from "./card-rates.ts";
import { DayField, GuestKindField, WordsField } from "./fields.ts";

// What of a rate card comes beside sleeping: surcharges, fees, taxes, transfers, and what is taken off.

export const SurchargeField = z.strictObject({
  id: cardIdOf<RuleId>(),
  name: WordsField,
  from: DayField,
  to: DayField,
  weekdays: z.array(Weekday).default([]),
  per: z.enum(surchargePers),
  guestKinds: z.array(GuestKindField).default([]),
  sen: Amount.default(0),
  group: Word.nullable().default(null),
  dates: z.array(z.strictObject({ from: DayField, to: DayField })).nullish(),
  share: BasisPoints.nullish(),
  amounts: z.array(z.strictObject({ whom: GuestConditionsField, sen: Amount })).nullish(),
  priority: z.int().nullish(),
  when: StayConditionsField.nullish(),
  whom: GuestConditionsField.nullish(),
  by: z.enum(["night", "arrival"]).nullish(),
  rounding: RoundingField.nullish(),
  taxGroup: TaxGroupField.nullish(),
  taxInside: z.boolean().nullish(),
});

export const FeeField = z.strictObject({
  id: cardIdOf<RuleId>(),
  name: WordsField,
  per: z.enum(feePers),
  amounts: z.array(
    z.strictObject({
      who: NationalityField.nullable().default(null),
      guestKind: z
        .union([GuestKindField, z.literal("disabled")])
        .nullable()
        .default(null),
      sen: Amount,
      activity: Word.nullish(),
    }),
  ),
  days: Count.nullish(),
  counts: z.enum(["days", "nights"]).nullish(),
  from: DayField.nullish(),
  to: DayField.nullish(),
  weekdays: z.array(Weekday).nullish(),
  bands: z.array(AgeBandField).nullish(),
  when: StayConditionsField.nullish(),
  whom: GuestConditionsField.nullish(),
  taxGroup: TaxGroupField.nullish(),
  taxInside: z.boolean().nullish(),
});

export const ExtraField = FeeField.extend({ step: z.enum(extraSteps).nullish() });

export const DepositField = z.strictObject({
  share: BasisPoints.max(10_000, { error: "number" }),
  balanceDaysBefore: z.int().min(0),
  parts: z
    .array(
      z.strictObject({
        on: z.array(z.enum(depositSteps)).nullish(),
        share: BasisPoints.max(10_000, { error: "number" }).nullish(),
        sen: Amount.nullish(),
        per: z.enum(["booking", "person"]).nullish(),
      }),
    )
    .nullish(),
  rounding: RoundingField.nullish(),
  fullWithinDays: z.int().min(0).nullish(),
});

export const AmendmentFeeField = z.strictObject({
  name: WordsField,
  sen: Amount,
  per: z.enum(["booking", "person"]),
  freeDaysBefore: z.int().min(0).nullish(),
});

export const TaxField = z.strictObject({
  id: cardIdOf<TaxId>(),
  name: WordsField,
  group: TaxedGroupField,
  share: BasisPoints,
  groups: z.array(TaxedGroupField).nullish(),
  inside: z.boolean().nullish(),
  onTaxes: z.array(cardIdOf<TaxId>()).nullish(),
  rounding: RoundingField.nullish(),
  roundEach: z.enum(["sum", "line", "unit"]).nullish(),
  when: StayConditionsField.nullish(),
});

const priceBy = <Sen extends z.ZodType>(sen: Sen) => {
  const way = { sen, returnSen: Amount.nullish() };
  return z.discriminatedUnion("per", [
    z.strictObject({
      per: z.literal("person"),
      bands: z.array(AgeBandField).nullish(),
      amounts: z.array(
        z.strictObject({
          ...way,
          guestKind: GuestKindField.nullable().default(null),
          who: NationalityField.nullish(),
        }),
      ),
      minimum: z
        .strictObject({ persons: Count, sen: Amount.optional(), returnSen: Amount.nullish() })
        .nullish(),
    }),
    z.strictObject({
      per: z.literal("vehicle"),
      steps: z.array(z.strictObject({ ...way, upTo: Count })).min(1),
      beyond: z.enum(["more", "enquiry"]),
    }),
    z.strictObject({ per: z.literal("trip"), ...way }),
  ]);
};

/** What a land transfer costs as it is kept, which guests may ride one way alone. */
export const KeptRoadPrice = priceBy(Amount);

export const TransferField = z.strictObject({
  id: cardIdOf<RuleId>(),
  name: WordsField,
  /** A card's transfers go both ways: that may be all that has a price. */
  price: priceBy(Amount.nullish()),
  when: StayConditionsField.nullish(),
  whom: GuestConditionsField.nullish(),
  taxGroup: TaxGroupField.nullish(),
});

export const FreePlacesField = z.strictObject({
  id: cardIdOf<RuleId>(),
  name: WordsField,
  paying: Count,
  free: Count,
  most: Count.nullish(),
  when: StayConditionsField.nullish(),
  whom: GuestConditionsField.nullish(),
  worth: z.union([z.enum(placeWorths), RateOfField]),
  covers: z.array(z.enum(reducibleSteps)).nullish(),
  rounding: RoundingField.nullish(),
});

export const DiscountField = z.strictObject({
  id: cardIdOf<RuleId>(),
  name: WordsField,
  when: StayConditionsField.nullish(),
  whom: GuestConditionsField.nullish(),
  share: BasisPoints.max(10_000, { error: "number" }).nullish(),
  sen: Amount.nullish(),
  per: z.enum(discountPers).nullish(),
  freeNights: z.strictObject({ stay: Count, pay: z.int().min(0), most: Count.nullish() }).nullish(),
  on: z.array(z.enum(reducibleSteps)).nullish(),
  group: Word.nullish(),
  priority: z.int().nullish(),
  ofWhatIsLeft: z.boolean().nullish(),
  rounding: RoundingField.nullish(),
});
