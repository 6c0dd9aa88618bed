import { DayField, WordsField } from "@pulau/contract/fields.ts";
import { GiftField } from "@pulau/contract/vouchers.ts";
import { z } from "zod";

/** What a purchase of promo codes keeps of the offer: vouchers are issued by it, whatever becomes of the offer. */
export const PromoFacts = z.object({
  name: WordsField,
  picture: z.string(),
  worthSen: z.int().positive(),
  validDays: z.int().positive(),
  terms: z.object({
    packageIds: z.array(z.string()),
    minSpendSen: z.int(),
    stayFrom: DayField.nullable(),
    stayTo: DayField.nullable(),
  }),
  gift: GiftField.extend({ sendOn: DayField }).nullable(),
});
export type PromoFacts = z.infer<typeof PromoFacts>;
