import { taxGroups } from "@pulau/domain/catalogue/catalogue.ts";
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
  share: z.int().nullable().meta({ description: "basis points of baseSen, for taxes" }),
  baseSen: SenField.nullable(),
  amountSen: SenField,
  taxGroup: z.enum(taxGroups),
});

/** A whole price with its reasons. `lines` add up to `totalSen`. */
export const QuoteReply = z.object({
  checkIn: DayField,
  checkOut: DayField,
  lines: z.array(PriceLineReply),
  totalSen: SenField,
  depositSen: SenField,
  balanceDueOn: DayField.nullable(),
});
