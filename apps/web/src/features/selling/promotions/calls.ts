import { addOnsRoute } from "@pulau/contract/add-ons.ts";
import { type PromoCodeReply, promoCodesRoute, promotionsRoute } from "@pulau/contract/promo-codes.ts";
import { faceOf } from "../../../api/client.ts";

export const promotions = faceOf(promotionsRoute);
export const promoCodes = faceOf(promoCodesRoute);
export const addOns = faceOf(addOnsRoute);

export type Promo = PromoCodeReply;
