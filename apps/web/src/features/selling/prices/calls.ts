import { comparePricesRoute } from "@pulau/contract/price-comparison.ts";
import {
  cancelPlannedPricesRoute,
  changePriceDraftRoute,
  discardPriceDraftRoute,
  priceDraftChangesRoute,
  priceDraftFaultsRoute,
  priceDraftRoute,
  pricedOptionsRoute,
  publishPricesRoute,
  sleptNightsRoute,
} from "@pulau/contract/price-draft.ts";
import {
  priceVersionChangesRoute,
  priceVersionsRoute,
  takeBackPricesRoute,
} from "@pulau/contract/price-versions.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { faceOf } from "../../../api/client.ts";

export const pricedOptions = faceOf(pricedOptionsRoute);
export const priceDraft = faceOf(priceDraftRoute);
export const priceDraftChanges = faceOf(priceDraftChangesRoute);
export const changePriceDraft = faceOf(changePriceDraftRoute);
export const discardPriceDraft = faceOf(discardPriceDraftRoute);
export const priceDraftFaults = faceOf(priceDraftFaultsRoute);
export const publishPrices = faceOf(publishPricesRoute);
export const cancelPlannedPrices = faceOf(cancelPlannedPricesRoute);
export const priceVersions = faceOf(priceVersionsRoute);
export const priceVersionChanges = faceOf(priceVersionChangesRoute);
export const takeBackPrices = faceOf(takeBackPricesRoute);
export const comparePrices = faceOf(comparePricesRoute);
export const sleptNights = faceOf(sleptNightsRoute);

export type Draft = Reply<typeof priceDraftRoute>;
export type DraftPart = Reply<typeof priceDraftChangesRoute>;
export type PricedOptions = Reply<typeof pricedOptionsRoute>;
export type Fault = Reply<typeof priceDraftFaultsRoute>["faults"][number];
export type Version = Reply<typeof priceVersionsRoute>["versions"][number];

/** What is out of date once something was published. */
export const draftPaths = [pricedOptions.path, priceDraft.path, priceVersions.path] as const;
/** And once guests see them: what is set up of the resort. */
export const publishedPaths = [...draftPaths, "/admin/api/setting-up"] as const;
