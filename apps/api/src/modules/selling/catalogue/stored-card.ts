import { FeeField, SurchargeField, TaxField } from "@pulau/contract/card-charges.ts";
import { AgeBandField } from "@pulau/contract/card-conditions.ts";
import { RateField } from "@pulau/contract/card-rates.ts";
import { RateCardShape } from "@pulau/contract/rate-card.ts";
import type { CardRules, OwnLists } from "@pulau/domain/catalogue/card-parts.ts";
import { z } from "zod";

/**
 * Rules are stored without what they say nothing about, and the engine asks for a null where a rule is for everybody.
 * So nothing that stands in a JSON column reaches a price before its field's schema has put those nulls back.
 */
const Bands = z.array(AgeBandField);

export const RulesField = RateCardShape.omit({
  package: true,
  option: true,
  periods: true,
  rates: true,
  surcharges: true,
  fees: true,
  taxes: true,
  bands: true,
  deposit: true,
});

/** A list that the card has for itself; what is missing is the resort's, so none of them has a default. */
export const OwnListsField = z.strictObject({
  surcharges: z.array(SurchargeField).optional(),
  fees: z.array(FeeField).optional(),
  taxes: z.array(TaxField).optional(),
  bands: RateCardShape.shape.bands.optional(),
  deposit: RateCardShape.shape.deposit.optional(),
});

export const readRules = (stored: unknown): CardRules => RulesField.parse(stored ?? {});
export const readOwn = (stored: unknown): OwnLists => OwnListsField.parse(stored ?? {}) as OwnLists;
export const readBands = (stored: unknown) => (stored === null ? null : Bands.parse(stored));

type WithTerms = { readonly terms?: object | null };

/** A row of a list, whichever column what it says stands in; columns alone are whole already. */
const whole =
  <T>(schema: z.ZodType<T>, always = false) =>
  ({ terms, ...row }: WithTerms): T =>
    always || (terms && Object.keys(terms).length > 0) ? schema.parse({ ...row, ...terms }) : (row as T);

export const readRate = whole(RateField);
export const readSurcharge = whole(SurchargeField);
export const readTax = whole(TaxField);
/** A fee's amounts are JSON in any case. */
export const readFee = whole(FeeField, true);
