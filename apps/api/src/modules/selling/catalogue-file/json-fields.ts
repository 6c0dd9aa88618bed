import { FeeField, KeptRoadPrice, SurchargeField, TaxField } from "@pulau/contract/card-charges.ts";
import { AgeBandField } from "@pulau/contract/card-conditions.ts";
import { BedTypeField, DayField, GuestKindField } from "@pulau/contract/fields.ts";
import { PromoPackageBody } from "@pulau/contract/promo-package-admin.ts";
import { ResortFee, ResortSurcharge, ResortTax } from "@pulau/contract/resort-charges.ts";
import { PromoCodeInput } from "@pulau/contract/staff-promo-codes.ts";
import { z } from "zod";
import { fieldsOf } from "../../../plugins/problem.ts";
import type { ImportFault, Row } from "./part.ts";

// What columns of JSON hold: the contract's schemas, and those that no call has.

const mostLetters = 5_000;
const text = z.string({ error: "required" }).max(mostLetters, { error: "tooLong" });
export const Words = z.strictObject({ en: text, my: text, cn: text });
export const Pictures = z.array(z.strictObject({ picture: z.string().max(500), alt: Words })).max(100);
/** What pictures show, by the picture. */
export const Alts = z.record(z.string().max(500), Words);
/** Where a translation is missing: `name.cn`. */
export const Missing = z.array(z.string().max(200)).max(600);
export const ListOfWords = z.array(Words).max(200, { error: "tooLong" });
export const Texts = z.array(z.string().max(500, { error: "tooLong" })).max(200, { error: "tooLong" });
export const Weekdays = z.array(z.int().min(1).max(7)).max(7);
export const Days = z.array(DayField).max(2_000, { error: "tooLong" });
export const BedTypes = z.array(BedTypeField).max(4);
export const GuestKinds = z.array(GuestKindField).max(5);
export const Bands = z.array(AgeBandField).max(10);
export const Tickets = z
  .array(z.strictObject({ guestKind: GuestKindField, sen: z.int().min(0).max(100_000_000) }))
  .max(5);
export const TransferPrice = KeptRoadPrice;
export const FeeAmounts = FeeField.shape.amounts;
export const Ids = z.array(z.uuid({ error: "invalid" }).toLowerCase()).max(100);

/** What a charge says beside its columns; with them it is what a rate card takes. */
export const Terms = z.record(z.string(), z.unknown());

const besideCard = new Set(["activeStatus", "position", "holiday", "terms"]);

/**
 * A charge as a rate card takes it, and while in use within what its page takes: what its terms say stands beside its
 * columns, never in their place.
 */
const charge =
  (ofCard: z.ZodType, ofPage: z.ZodType) =>
  (row: Row): ImportFault[] => {
    const columns = Object.fromEntries(Object.entries(row).filter(([key]) => !besideCard.has(key)));
    const terms = (row.terms ?? {}) as Row;
    const inPlace = Object.keys(terms).filter((key) => key in row);
    if (inPlace.length > 0)
      return inPlace.map((key) => ({ path: `terms.${key}`, rule: "catalogue.unknown" }));
    const { id: _, ...typed }: Row = {
      ...columns,
      ...terms,
      ...("holiday" in row && { holiday: row.holiday }),
    };
    const byHand = row.activeStatus ? ofPage.safeParse({ ...typed, _id: null }) : null;
    const { error } = byHand?.error ? byHand : ofCard.safeParse({ ...columns, ...terms });
    if (!error) return [];
    return fieldsOf(error).map(({ path, rule }) => {
      const [field = ""] = path.split(".");
      return { path: field in terms ? `terms.${path}` : path, rule };
    });
  };

/** What is sold ahead keeps the rules that it has by hand; `nosToSell` stands in the file as its `capacity`. */
export function checkPromoPackage({ id: _, packageId: __, capacity, ...row }: Row): ImportFault[] {
  const read = PromoPackageBody.safeParse({ ...row, nosToSell: capacity });
  if (read.success) return [];
  return fieldsOf(read.error).map(({ path, rule }) => ({
    path: path === "nosToSell" ? "capacity" : path,
    rule,
  }));
}

/** A promo code keeps the rules that it has by hand. */
export function checkPromoCode({ id: _, position: __, ...row }: Row): ImportFault[] {
  const read = PromoCodeInput.safeParse(row);
  return read.success ? [] : fieldsOf(read.error).map(({ path, rule }) => ({ path, rule }));
}

export const checkSurcharge = charge(SurchargeField, ResortSurcharge);
export const checkFee = charge(FeeField, ResortFee);
export const checkTax = charge(TaxField, ResortTax);
