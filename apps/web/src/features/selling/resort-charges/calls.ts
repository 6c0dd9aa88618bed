import { pricedOptionsRoute } from "@pulau/contract/price-draft.ts";
import { resortChargesRoute, saveResortChargesRoute } from "@pulau/contract/resort-charges.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { z } from "zod";
import { faceOf } from "../../../api/client.ts";

export { ResortCharges } from "@pulau/contract/resort-charges.ts";
export const resortCharges = resortChargesRoute;
export const saveResortCharges = saveResortChargesRoute;

export const pricedOptions = faceOf(pricedOptionsRoute);

export type StoredCharges = Reply<typeof resortChargesRoute>;
export type Tax = StoredCharges["taxes"][number];
export type Fee = StoredCharges["fees"][number];
/** A surcharge as it stands in the form. */
export type TypedSurcharge = z.input<typeof saveResortChargesRoute.body>["surcharges"][number];
