import type { FailureCode } from "@pulau/domain/failure-codes.ts";

/** Why a promo code can't be had for a stay. */
export const promoFailures = [
  "PROMO_UNKNOWN",
  "PROMO_EXPIRED",
  "PROMO_USED_UP",
  "PROMO_ONCE_EACH",
  "PROMO_NOT_FOR_STAY",
  "PROMO_MIN_SPEND",
  "PROMO_ASK_RESORT",
] as const satisfies readonly FailureCode[];
export type PromoFailure = (typeof promoFailures)[number];
