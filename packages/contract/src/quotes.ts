import { sellingRules } from "@pulau/domain/catalogue/selling.ts";
import type { AccountId, AddOnId, BoughtPackageId, OptionId, PackageId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { BookingJson, ExtraId } from "./drafts.ts";
import {
  BedTypeField,
  DayField,
  idOf,
  idParams,
  NightsField,
  OwnDraft,
  SenField,
  WordsField,
} from "./fields.ts";
import { OccupantsField, PartyField, RoomChoice } from "./party.ts";
import { QuoteReply } from "./price.ts";
import { exampleCard, RateCard } from "./rate-card.ts";
import { defineRoute } from "./route.ts";
import { planFailures } from "./shared-failures.ts";

export const packageDiscountRoute = defineRoute({
  method: "POST",
  path: "/api/package/discount/:_id",
  scope: "none",
  tag: "Catalogue",
  summary: "What this party saves with a package on these dates, compared with the usual price",
  params: idParams<PackageId>(),
  body: z.object({
    optionId: idOf<OptionId>().nullish().meta({ description: "the option that saves most if left out" }),
    checkIn: DayField,
    nights: NightsField,
    party: PartyField,
  }),
  reply: z.object({
    optionId: idOf<OptionId>(),
    checkIn: DayField,
    checkOut: DayField,
    totalSen: SenField,
    /** What the same stay usually costs; the total itself where nothing is off. */
    usualSen: SenField,
    savingSen: SenField,
    share: z.int().meta({ example: 1_800, description: "the saving in basis points of the usual price" }),
  }),
  failures: ["NOT_FOUND", "PACKAGE_CLOSED", "SOLD_OUT", "NO_RATE", "ON_ENQUIRY", "TOO_MANY_REQUESTS"],
});

export const quoteRoute = defineRoute({
  method: "POST",
  path: "/api/quote",
  scope: "none",
  tag: "Prices",
  summary: "The total price of a stay, line by line, as a hold would have it. Nothing is held",
  body: BookingJson.pick({
    nights: true,
    party: true,
    rooms: true,
    transport: true,
    addOns: true,
    extras: true,
    promoCode: true,
  }).extend({
    optionId: idOf<OptionId>(),
    checkIn: DayField,
    rooms: z
      .array(RoomChoice)
      .max(100)
      .default([])
      .meta({ description: "the fewest rooms that fit if empty" }),
    influencerId: idOf<AccountId>().nullish(),
    boughtPackageId: idOf<BoughtPackageId>().nullish(),
    draftId: OwnDraft,
  }),
  reply: z.object({
    quote: QuoteReply,
    rooms: z.array(RoomChoice),
    activities: z.array(z.string().nullable()).meta({
      description:
        "what each guest does, as the price counts it: adults first, then children from the oldest; null where the option has no activity",
    }),
    included: z.array(
      z.object({ addOnId: idOf<AddOnId>(), name: WordsField, count: z.int(), day: DayField.nullable() }),
    ),
  }),
  failures: ["NOT_FOUND", ...planFailures, "TOO_MANY_REQUESTS"],
});

const Word = z.string().min(1).max(40);

/** A person as prices see one; `age` null is an adult whose age was not asked. */
const TravellerField = z.strictObject({
  age: z.int({ error: "age" }).min(0, { error: "age" }).max(120, { error: "age" }).nullable(),
  nonMalaysian: z.boolean().default(false),
  senior: z.boolean().default(false),
  disabled: z.boolean().default(false),
  activity: Word.nullish(),
  market: Word.nullish(),
  room: z.int().min(0).optional(),
});

export const staffQuoteRoute = defineRoute({
  method: "POST",
  path: "/admin/api/quote",
  scope: "staff",
  permission: ["rates", "read"],
  tag: "Rates",
  summary: "The price of a stay by an option's rate card, or by an unsaved card. Nothing is held",
  body: z
    .object({
      optionId: idOf<OptionId>().nullish().meta({ description: "the option whose saved card is used" }),
      card: RateCard.nullish().meta({ description: "a card to try instead" }),
      checkIn: DayField,
      nights: NightsField,
      bookedOn: DayField.nullish().meta({ description: "the day of booking; today if left out" }),
      market: Word.nullish(),
      priceList: Word.nullish(),
      excluded: z.array(z.string().max(120)).max(50).default([]),
      extras: z.array(ExtraId).max(50).default([]).meta({ description: "chosen extras of the card" }),
      travellers: z.array(TravellerField).min(1, { error: "required" }).max(100, { error: "tooManyPersons" }),
      rooms: z
        .array(
          z.strictObject({
            roomTypeId: z.string().min(1).max(120),
            bedType: BedTypeField,
            occupants: OccupantsField,
            checkIn: DayField.optional(),
            checkOut: DayField.optional(),
            activities: z.record(Word, z.int().min(0).max(20)).optional(),
            extraBeds: z.int().min(0).max(20).optional(),
            sharing: z.boolean().optional(),
          }),
        )
        .min(1, { error: "required" })
        .max(100),
    })
    .refine(({ optionId, card }) => (optionId == null) !== (card == null), {
      error: "required",
      path: ["optionId"],
    })
    .meta({
      example: {
        card: exampleCard,
        checkIn: "2027-04-05",
        travellers: [{ age: null }, { age: null }],
        rooms: [
          {
            roomTypeId: "garden",
            bedType: "twin",
            occupants: { adult: 2, child: 0, toddler: 0, infant: 0 },
          },
        ],
      },
    }),
  reply: z.object({
    quote: QuoteReply,
    closed: z
      .object({
        rule: z.enum(sellingRules),
        nextOn: DayField.optional(),
        minStay: z.int().optional(),
        maxStay: z.int().optional(),
        cutOffDays: z.int().optional(),
        night: DayField.optional(),
        checkOut: DayField.optional(),
      })
      .nullable()
      .meta({ description: "why guests can't book this stay although it has a price; null if they can" }),
  }),
  failures: [
    ...["NOT_FOUND", "PACKAGE_CLOSED", "NO_RATE", "ON_ENQUIRY"],
    ...["PARTY_MISMATCH", "ROOM_DATES", "ADD_ON_SOLD_OUT"],
  ] as const,
});
