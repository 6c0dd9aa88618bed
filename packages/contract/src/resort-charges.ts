import { feePers } from "@pulau/domain/catalogue/charges.ts";
import type { FeeId, SurchargeId, TaxId } from "@pulau/domain/ids.ts";
import { surchargeContradictions } from "@pulau/domain/rate-card/rule-contradictions.ts";
import { z } from "zod";
import { SurchargeField } from "./card-charges.ts";
import { BasisPoints, NationalityField, TaxedGroupField, Word } from "./card-conditions.ts";
import { GuestKindField, idOf, SenField, StaffText, WordsField } from "./fields.ts";
import { eachGuestOnce, eachNationalityOnce } from "./guest-amounts.ts";
import { defineRoute } from "./route.ts";
import { VersionField } from "./versions.ts";

/** What is new has none yet. */
const chargeId = <I extends string>() => idOf<I>().nullable().default(null).meta({ example: null });
const name = StaffText(80).meta({ example: { en: "Service tax", my: "Cukai perkhidmatan", cn: "服务税" } });
const Ringgit = z
  .int({ error: "amount" })
  .min(0, { error: "amount" })
  .max(1_000_000, { error: "tooLarge" })
  .pipe(SenField);

const SurchargeFields = SurchargeField.omit({ id: true }).extend({
  _id: chargeId<SurchargeId>(),
  name,
  holiday: z.boolean().default(false),
});
/**
 * All that a surcharge of a card may say, and whether guests see its days as holidays, as its page and the catalogue's
 * file take it.
 */
export const ResortSurcharge = SurchargeFields.superRefine((surcharge, context) => {
  for (const { path, rule } of surchargeContradictions(surcharge))
    context.addIssue({ code: "custom", message: rule, path: [path] });
});
/** A tax of packages that have none of their own, as its page and the catalogue's file take it. */
export const ResortTax = z.object({
  _id: chargeId<TaxId>(),
  name,
  group: TaxedGroupField,
  share: z
    .int({ error: "number" })
    .min(0, { error: "number" })
    .max(10_000, { error: "tooLarge" })
    .pipe(BasisPoints),
});
const FeeAmount = z.object({
  who: NationalityField.nullable().default(null),
  guestKind: z
    .union([GuestKindField, z.literal("disabled")])
    .nullable()
    .default(null),
  sen: Ringgit,
  activity: Word.nullish(),
});
const FeeFields = z.object({
  _id: chargeId<FeeId>(),
  name,
  per: z.enum(feePers),
  amounts: z.array(FeeAmount).min(1, { error: "required" }).max(40).superRefine(eachGuestOnce),
});
/** A fee of the same. */
export const ResortFee = FeeFields.superRefine(({ per, amounts }, context) => {
  if (!per.startsWith("person")) eachNationalityOnce(amounts, context);
});

/** Surcharges, taxes and fees of every option that has none of its own. */
export const ResortCharges = z.object({
  surcharges: z.array(ResortSurcharge).max(200).meta({ example: [] }),
  taxes: z.array(ResortTax).max(20).meta({ example: [] }),
  fees: z.array(ResortFee).max(40).meta({ example: [] }),
});
export type ResortCharges = z.infer<typeof ResortCharges>;

/** The same as they stand: what a page would not take is shown all the same, so that it can be put right there. */
const ResortChargesReply = z.object({
  surcharges: z.array(SurchargeFields.extend({ name: WordsField })).meta({ example: [] }),
  taxes: z.array(ResortTax.extend({ name: WordsField, share: BasisPoints })).meta({ example: [] }),
  fees: z
    .array(FeeFields.extend({ name: WordsField, amounts: z.array(FeeAmount.extend({ sen: SenField })) }))
    .meta({ example: [] }),
  version: VersionField,
});

const at = { path: "/admin/api/resort-charges", scope: "staff", tag: "Charges" } as const;

export const resortChargesRoute = defineRoute({
  ...at,
  method: "GET",
  permission: ["rates", "read"],
  summary: "The resort's surcharges, taxes and fees, for options without their own",
  reply: ResortChargesReply,
});

export const saveResortChargesRoute = defineRoute({
  ...at,
  method: "PUT",
  versioned: "setting",
  permission: ["rates", "write"],
  summary:
    "Change the resort's surcharges, taxes and fees; bookings and holds keep their price. A tax that events ahead or other taxes go by can't be left out (`IN_USE`)",
  body: ResortCharges,
  reply: ResortChargesReply,
  failures: ["NOT_FOUND", "IN_USE"],
});
