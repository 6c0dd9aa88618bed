import type { OptionId, PackageId } from "@pulau/domain/ids.ts";
import { contradictionsOf } from "@pulau/domain/rate-card/contradictions.ts";
import { z } from "zod";
import {
  AmendmentFeeField,
  DepositField,
  DiscountField,
  ExtraField,
  FeeField,
  FreePlacesField,
  SurchargeField,
  TaxField,
  TransferField,
} from "./card-charges.ts";
import { AgeBandField, Count, cardIdOf, Word } from "./card-conditions.ts";
import {
  FreeGuestsField,
  MinimumField,
  PeriodField,
  PricedAsField,
  RateField,
  SingleSupplementField,
} from "./card-rates.ts";
import { reportContradictions } from "./contradiction-issues.ts";
import { GuestKindField, WordsField } from "./fields.ts";

/**
 * A rate card as JSON: exactly the rate book that a quote reads (`docs/algorithms/pricing.md` lists every field with
 * examples). Room types are named by the catalogue's ids; whether they exist is the catalogue's to say.
 */
const seasonBy = z.enum(["checkIn", "night"]).nullish();

/** A card's shape alone. */
export const RateCardShape = z.strictObject({
  package: z.strictObject({ id: cardIdOf<PackageId>(), name: WordsField }),
  option: z.strictObject({ id: cardIdOf<OptionId>(), nights: Count.max(60, { error: "number" }) }),
  periods: z.array(PeriodField),
  rates: z.array(RateField),
  surcharges: z.array(SurchargeField).default([]),
  fees: z.array(FeeField).default([]),
  taxes: z.array(TaxField).default([]),
  bands: z.strictObject({
    package: z.array(AgeBandField),
    boat: z.array(AgeBandField),
    fee: z.array(AgeBandField),
  }),
  deposit: DepositField,
  activity: Word.nullish(),
  homeMarket: Word.nullish(),
  marketBy: z.enum(["stay", "person"]).nullish(),
  words: z.record(Word, WordsField).nullish(),
  seasons: z.strictObject({ package: seasonBy, extraNights: seasonBy }).nullish(),
  partyCounts: z.array(GuestKindField).nullish(),
  pricedAs: z.array(PricedAsField).nullish(),
  freeGuests: z.array(FreeGuestsField).nullish(),
  singleSupplements: z.array(SingleSupplementField).nullish(),
  minimums: z.array(MinimumField).nullish(),
  transfers: z.array(TransferField).nullish(),
  freePlaces: z.array(FreePlacesField).nullish(),
  discounts: z.array(DiscountField).nullish(),
  extras: z.array(ExtraField).nullish(),
  amendmentFee: AmendmentFeeField.nullish(),
});

const words = (en: string, my: string, cn: string) => ({ en, my, cn });

/** A small card, to begin from: two nights in a garden room for two who share. */
export const exampleCard: z.input<typeof RateCardShape> = {
  package: { id: "reef", name: words("Reef holiday", "Percutian terumbu", "珊瑚假期") },
  option: { id: "3d2n", nights: 2 },
  periods: [
    {
      id: "season",
      from: "2027-03-01",
      to: "2027-10-31",
      arrivalWeekdays: [1, 2, 3, 4, 5, 6, 7],
      cutOffDays: 2,
      stopSell: false,
    },
  ],
  rates: [
    {
      id: "twin",
      periodId: "season",
      roomTypeId: "garden",
      bedType: "twin",
      guestKind: "adult",
      sen: 56_800,
    },
  ],
  bands: {
    package: [
      { kind: "child", fromAge: 4, toAge: 11 },
      { kind: "adult", fromAge: 12, toAge: null },
    ],
    boat: [{ kind: "adult", fromAge: 0, toAge: null }],
    fee: [{ kind: "adult", fromAge: 0, toAge: null }],
  },
  deposit: { share: 5_000, balanceDaysBefore: 30 },
};

/** Names everything of a card that can't be meant at its place. */
export const checkSense = (card: z.infer<typeof RateCardShape>, context: z.RefinementCtx): void =>
  reportContradictions(context, contradictionsOf(card));

/** A whole card that can be sold from: shape and sense. */
export const RateCard = RateCardShape.superRefine(checkSense).meta({ example: exampleCard });
export type RateCard = z.infer<typeof RateCard>;
