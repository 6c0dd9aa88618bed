import { priceListHoldersRoute, priceListsRoute } from "@pulau/contract/price-lists.ts";

/** What is out of date once somebody else buys by a list. */
export const refreshes = [
  priceListHoldersRoute.path,
  priceListsRoute.path,
  "/admin/api/priced-options",
  "/admin/api/partners/:_id",
  "/admin/api/partners",
];
