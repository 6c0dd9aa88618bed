import { resortChargesRoute, saveResortChargesRoute } from "@pulau/contract/resort-charges.ts";
import type { Reply } from "@pulau/contract/route.ts";

export { ResortCharges } from "@pulau/contract/resort-charges.ts";
export const resortCharges = resortChargesRoute;
export const saveResortCharges = saveResortChargesRoute;

export type Kept = Reply<typeof resortChargesRoute>;
export type Tax = Kept["taxes"][number];
export type Fee = Kept["fees"][number];
