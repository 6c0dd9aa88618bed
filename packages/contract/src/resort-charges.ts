import type { FeeId, SurchargeId, TaxId } from "@pulau/domain/ids.ts";
import { ruleLimits } from "@pulau/domain/rate-card/card-limits.ts";
import {
  feeContradictions,
  surchargeContradictions,
  taxContradictions,
} from "@pulau/domain/rate-card/rule-contradictions.ts";
import { z } from "zod";
import { OwnBands } from "./age-bands.ts";
import { FeeField, SurchargeField, TaxField } from "./card-charges.ts";
import { BasisPoints } from "./card-conditions.ts";
import { reportContradictions } from "./contradiction-issues.ts";
import { idOf, SenField, StaffText, WordsField } from "./fields.ts";
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
export const ResortSurcharge = SurchargeFields.superRefine((surcharge, context) =>
  reportContradictions(context, [...ruleLimits(surcharge), ...surchargeContradictions(surcharge)]),
);

const TaxFields = TaxField.omit({ id: true }).extend({
  _id: chargeId<TaxId>(),
  name,
  share: z
    .int({ error: "number" })
    .min(0, { error: "number" })
    .max(10_000, { error: "tooLarge" })
    .pipe(BasisPoints),
});
/** A tax of packages that have none of their own, with all that a card's may say, as its page and the file take it. */
export const ResortTax = TaxFields.superRefine((tax, context) =>
  reportContradictions(context, ruleLimits(tax)),
);

const FeeAmount = FeeField.shape.amounts.element.extend({ sen: Ringgit });
const FeeFields = FeeField.omit({ id: true }).extend({
  _id: chargeId<FeeId>(),
  name,
  amounts: z.array(FeeAmount).min(1, { error: "required" }).max(40).superRefine(eachGuestOnce),
  bands: OwnBands,
});
/** A fee of the same. */
export const ResortFee = FeeFields.superRefine((fee, context) => {
  if (!fee.per.startsWith("person")) eachNationalityOnce(fee.amounts, context);
  reportContradictions(context, [...ruleLimits(fee), ...feeContradictions(fee)]);
});

/** A tax is charged only on taxes before it. */
const eachOnTaxesBefore = (taxes: readonly z.infer<typeof ResortTax>[], context: z.RefinementCtx): void =>
  reportContradictions(context, taxContradictions(taxes.map(({ _id, ...tax }) => ({ ...tax, id: _id }))));

/** Surcharges, taxes and fees of every option that has none of its own. */
export const ResortCharges = z.object({
  surcharges: z.array(ResortSurcharge).max(200).meta({ example: [] }),
  taxes: z.array(ResortTax).max(20).superRefine(eachOnTaxesBefore).meta({ example: [] }),
  fees: z.array(ResortFee).max(40).meta({ example: [] }),
});
export type ResortCharges = z.infer<typeof ResortCharges>;

/** The same as they stand: what a page would not take is shown all the same, so that it can be put right there. */
const ResortChargesReply = z.object({
  surcharges: z.array(SurchargeFields.extend({ name: WordsField })).meta({ example: [] }),
  taxes: z.array(TaxFields.extend({ name: WordsField, share: BasisPoints })).meta({ example: [] }),
  fees: z
    .array(
      FeeFields.extend({
        name: WordsField,
        amounts: z.array(FeeAmount.extend({ sen: SenField })),
        bands: FeeField.shape.bands,
      }),
    )
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
