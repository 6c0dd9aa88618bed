import type { addOnsRoute } from "@pulau/contract/add-ons.ts";
import type { PromoCodeReply, promoCodesRoute, promotionsRoute } from "@pulau/contract/promo-codes.ts";
import type { resortRoute } from "@pulau/contract/resort.ts";
import { faceOf } from "../../../api/client.ts";

export const promotions = faceOf<typeof promotionsRoute>({
  method: "GET",
  path: "/api/promotions",
  scope: "none",
});
export const promoCodes = faceOf<typeof promoCodesRoute>({
  method: "GET",
  path: "/api/promo-code",
  scope: "none",
});
export const addOns = faceOf<typeof addOnsRoute>({ method: "GET", path: "/api/add-on", scope: "none" });
export const resort = faceOf<typeof resortRoute>({ method: "GET", path: "/api/resort", scope: "none" });

export type Promo = PromoCodeReply;
