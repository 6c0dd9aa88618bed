import { feePers, surchargePers } from "@pulau/domain/catalogue/charges.ts";
import { places } from "@pulau/domain/catalogue/conditions.ts";
import { ratePers } from "@pulau/domain/catalogue/rates.ts";
import { discountPers, reducibleSteps } from "@pulau/domain/catalogue/reductions.ts";
import { taxGroups } from "@pulau/domain/catalogue/taxes.ts";
import { contradictionsOf } from "@pulau/domain/rate-card/contradictions.ts";
import { z } from "zod";
import { BedTypeField, DayField, GuestKindField, WordsField } from "./fields.ts";

/**
 * A rate card as JSON: exactly the rate book that a quote reads (`docs/algorithms/pricing.md` lists every field with
 * examples). Room types are named by the catalogue's ids; whether they exist is the catalogue's to say.
 */

/** An id inside a card: a UUID of the catalogue, or the card's own word. */
const CardId = z.string({ error: "required" }).min(1, { error: "required" }).max(120, { error: "tooLong" });
const Word = CardId.max(40, { error: "tooLong" });
const Amount = z.int({ error: "number" }).min(0, { error: "number" });
const BasisPoints = z.int({ error: "number" }).min(0, { error: "number" }).max(100_000, { error: "number" });
const Weekday = z.int().min(1).max(7);
const Count = z.int({ error: "number" }).min(1, { error: "number" });

const SpanField = z
  .strictObject({ from: z.int().min(0).nullish(), to: z.int().min(0).nullish() })
  .refine(({ from, to }) => from == null || to == null || from <= to, { error: "invalid", path: ["to"] });
const NationalityField = z.enum(["malaysian", "foreign"]);
const PlaceField = z.enum(places);
const TaxGroupField = z.enum(taxGroups);
const TaxedGroupField = z.enum(["stay", "food", "other"]);
const RoundingField = z.strictObject({ to: Count, way: z.enum(["half", "up", "down"]) });
const AgeBandField = z.strictObject({
  kind: GuestKindField,
  fromAge: z.int().min(0),
  toAge: z.int().min(0).nullable(),
});

const WhenField = z.strictObject({
  markets: z.array(Word).nullish(),
  priceLists: z.array(Word).nullish(),
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
const WhomField = z.strictObject({
  guestKinds: z.array(GuestKindField).nullish(),
  ages: SpanField.nullish(),
  nationality: NationalityField.nullish(),
  activities: z.array(Word).nullish(),
  roomTypeIds: z.array(CardId).nullish(),
  bedTypes: z.array(BedTypeField).nullish(),
  places: z.array(PlaceField).nullish(),
  disabled: z.boolean().nullish(),
});
const OccupancyField = z.strictObject({
  adult: SpanField.optional(),
  child: SpanField.optional(),
  toddler: SpanField.optional(),
  infant: SpanField.optional(),
});

/** What restricts the sale of a period may be missing: it then restricts nothing. */
const PeriodField = z.strictObject({
  id: CardId,
  from: DayField,
  to: DayField,
  arrivalWeekdays: z.array(Weekday),
  cutOffDays: z.int(),
  stopSell: z.boolean(),
  season: Word.nullish(),
  minNights: Count.max(60, { error: "number" }).nullish(),
  maxNights: Count.max(60, { error: "number" }).nullish(),
  closedArrivals: z.array(DayField).optional(),
  departureWeekdays: z.array(Weekday).optional(),
  closedDepartures: z.array(DayField).optional(),
});

const RateOfField = z.strictObject({
  rateId: CardId.nullish(),
  guestKind: GuestKindField.nullish(),
  bedType: BedTypeField.nullish(),
  roomTypeId: CardId.nullish(),
  activity: Word.nullish(),
  place: PlaceField.nullish(),
  nationality: NationalityField.nullish(),
  market: Word.nullish(),
  priceList: Word.nullish(),
  season: Word.nullish(),
  party: Count.nullish(),
  per: z.enum(["person", "room"]).nullish(),
});

const RateField = z.strictObject({
  id: CardId,
  periodId: CardId.nullable().default(null),
  roomTypeId: CardId.nullable().default(null),
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
  when: WhenField.nullish(),
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

const PriceField = z.strictObject({ sen: Amount.nullish(), share: BasisPoints.nullish() });

const PricedAsField = z.strictObject({
  id: CardId,
  occupants: OccupancyField,
  roomTypeIds: z.array(CardId).nullish(),
  bedTypes: z.array(BedTypeField).nullish(),
  when: WhenField.nullish(),
  bedType: BedTypeField.nullish(),
  guests: z
    .array(z.strictObject({ from: GuestKindField, to: GuestKindField, count: Count.nullish() }))
    .nullish(),
});

const FreeGuestsField = z.strictObject({
  id: CardId,
  whom: WhomField,
  count: Count,
  per: z.enum(["adult", "room", "booking"]),
  when: WhenField.nullish(),
});

const SingleSupplementField = z.strictObject({
  id: CardId,
  name: WordsField,
  when: WhenField.nullish(),
  whom: WhomField.nullish(),
  pricedAs: BedTypeField,
  stay: PriceField.nullish(),
  night: PriceField.nullish(),
  extraNight: PriceField.nullish(),
  rounding: RoundingField.nullish(),
  evenSharing: z.boolean().nullish(),
  taxGroup: TaxGroupField.nullish(),
});

const MinimumField = z.strictObject({
  id: CardId,
  name: WordsField,
  when: WhenField.nullish(),
  roomTypeIds: z.array(CardId).nullish(),
  persons: Count,
  fewer: z.enum(["pay", "enquiry"]),
});

const SurchargeField = z.strictObject({
  id: CardId,
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
  amounts: z.array(z.strictObject({ whom: WhomField, sen: Amount })).nullish(),
  priority: z.int().nullish(),
  when: WhenField.nullish(),
  whom: WhomField.nullish(),
  by: z.enum(["night", "arrival"]).nullish(),
  rounding: RoundingField.nullish(),
  taxGroup: TaxGroupField.nullish(),
  taxInside: z.boolean().nullish(),
});

const FeeField = z.strictObject({
  id: CardId,
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
  when: WhenField.nullish(),
  whom: WhomField.nullish(),
  taxGroup: TaxGroupField.nullish(),
  taxInside: z.boolean().nullish(),
});

const TaxField = z.strictObject({
  id: CardId,
  name: WordsField,
  group: TaxedGroupField,
  share: BasisPoints,
  groups: z.array(TaxedGroupField).nullish(),
  inside: z.boolean().nullish(),
  onTaxes: z.array(CardId).nullish(),
  rounding: RoundingField.nullish(),
  roundEach: z.enum(["sum", "line", "unit"]).nullish(),
  when: WhenField.nullish(),
});

const way = { sen: Amount, returnSen: Amount.nullish() };
const TransferField = z.strictObject({
  id: CardId,
  name: WordsField,
  price: z.discriminatedUnion("per", [
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
  ]),
  when: WhenField.nullish(),
  whom: WhomField.nullish(),
  taxGroup: TaxGroupField.nullish(),
});

const FreePlacesField = z.strictObject({
  id: CardId,
  name: WordsField,
  paying: Count,
  free: Count,
  most: Count.nullish(),
  when: WhenField.nullish(),
  whom: WhomField.nullish(),
  worth: z.union([z.enum(["cheapest", "dearest", "average"]), RateOfField]),
  covers: z.array(z.enum(reducibleSteps)).nullish(),
  rounding: RoundingField.nullish(),
});

const DiscountField = z.strictObject({
  id: CardId,
  name: WordsField,
  when: WhenField.nullish(),
  whom: WhomField.nullish(),
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

const seasonBy = z.enum(["checkIn", "night"]).nullish();

/** A card's shape alone. */
export const RateCardShape = z.strictObject({
  package: z.strictObject({ id: CardId, name: WordsField }),
  option: z.strictObject({ id: CardId, nights: Count.max(60, { error: "number" }) }),
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
  deposit: z.strictObject({
    share: BasisPoints.max(10_000, { error: "number" }),
    balanceDaysBefore: z.int().min(0),
  }),
  activity: Word.nullish(),
  homeMarket: Word.nullish(),
  seasons: z.strictObject({ package: seasonBy, extraNights: seasonBy }).nullish(),
  partyCounts: z.array(GuestKindField).nullish(),
  pricedAs: z.array(PricedAsField).nullish(),
  freeGuests: z.array(FreeGuestsField).nullish(),
  singleSupplements: z.array(SingleSupplementField).nullish(),
  minimums: z.array(MinimumField).nullish(),
  transfers: z.array(TransferField).nullish(),
  freePlaces: z.array(FreePlacesField).nullish(),
  discounts: z.array(DiscountField).nullish(),
});

const words = (en: string, my: string, cn: string) => ({ en, my, cn });

/** A small card, to begin from: two nights in a garden room for two who share. */
export const exampleCard: z.input<typeof RateCardShape> = {
  package: { id: "reef", name: words("Reef holiday", "Percutian terumbu", "珊瑚假期") },
  option: { id: "3d2n", nights: 2 },
  periods: [
    {
      ...{ id: "season", from: "2027-03-01", to: "2027-10-31", arrivalWeekdays: [1, 2, 3, 4, 5, 6, 7] },
      ...{ cutOffDays: 2, stopSell: false },
    },
  ],
  rates: [
    {
      ...{ id: "twin", periodId: "season", roomTypeId: "garden", bedType: "twin" },
      ...{ guestKind: "adult", sen: 56_800 },
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
export const checkSense = (card: z.infer<typeof RateCardShape>, context: z.RefinementCtx): void => {
  for (const { path, rule } of contradictionsOf(card)) {
    const steps = path.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    context.addIssue({ code: "custom", message: rule, path: steps });
  }
};

/** A whole card that can be sold from: shape and sense. */
export const RateCard = RateCardShape.superRefine(checkSense).meta({ example: exampleCard });
export type RateCard = z.infer<typeof RateCard>;
