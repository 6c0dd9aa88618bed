import { taxGroups } from "@pulau/domain/catalogue/catalogue.ts";
import { depositSteps } from "@pulau/domain/catalogue/deposit.ts";
import { priceSteps } from "@pulau/domain/pricing/lines.ts";
import { z } from "zod";
import { BedTypeField, DayField, GuestKindField, SenField, WordsField } from "./fields.ts";

export const PriceLineReply = z.object({
  step: z.enum(priceSteps),
  ruleId: z.string(),
  name: WordsField.nullable(),
  guestKind: z.union([GuestKindField, z.literal("disabled")]).nullable(),
  who: z.enum(["malaysian", "foreign"]).nullable(),
  bedType: BedTypeField.nullable(),
  count: z.int(),
  nights: z.int().nullable(),
  unitSen: SenField,
  share: z.int().nullable().meta({ description: "basis points of baseSen" }),
  baseSen: SenField.nullable(),
  amountSen: SenField,
  taxGroup: z.enum(taxGroups),
  // Said only where it matters, so that lines kept from before a field existed stay valid.
  activity: z.string().nullish().meta({ description: "what the guests of a rate do, e.g. diver" }),
  activityName: WordsField.nullish(),
  market: z.string().nullish().meta({ description: "for a price by person: the guest's market" }),
  marketName: WordsField.nullish(),
  payAs: GuestKindField.nullish().meta({ description: "the kind that these guests are priced as" }),
  place: z.enum(["extraBed", "shared"]).nullish(),
  times: z.int().nullish().meta({ description: "how many times each pays, e.g. per started day" }),
  forNights: z.int().nullish().meta({ description: "how many nights one unitSen buys" }),
  partNights: z.int().nullish().meta({ description: "the package's nights in this rate's season" }),
  shareOf: z.string().nullish().meta({ description: "the rule that the share is based on" }),
  lacking: z.boolean().nullish().meta({ description: "charge for persons or seats below a minimum" }),
  insideSen: SenField.nullish().meta({ description: "a tax already included in the prices" }),
  taxInside: z.boolean().nullish(),
  inHouse: z.literal(true).nullish().meta({ description: "charged in house, or a tax on what was" }),
});

/** A whole price with its reasons. `lines` add up to `totalSen`. */
export const QuoteReply = z.object({
  checkIn: DayField,
  checkOut: DayField,
  lines: z.array(PriceLineReply),
  totalSen: SenField,
  depositSen: SenField,
  balanceDueOn: DayField.nullable(),
  depositParts: z
    .array(
      z.object({
        on: z
          .array(z.enum(depositSteps))
          .readonly()
          .nullable()
          .meta({ description: "steps of the price; null for everything else, or for a fixed amount" }),
        share: z.int().nullable().meta({ description: "basis points of baseSen; null for a fixed amount" }),
        baseSen: SenField.nullable(),
        amountSen: SenField,
      }),
    )
    .readonly()
    .optional()
    .meta({ description: "what the deposit consists of, before its rounding" }),
});
