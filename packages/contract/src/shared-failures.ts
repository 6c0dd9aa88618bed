import type { FailureCode } from "@pulau/domain/failure-codes.ts";

type Failures = readonly FailureCode[];

/** Why a promo code can't be had for a stay. */
export const promoFailures = [
  "PROMO_UNKNOWN",
  "PROMO_EXPIRED",
  "PROMO_USED_UP",
  "PROMO_ONCE_EACH",
  "PROMO_NOT_FOR_STAY",
  "PROMO_MIN_SPEND",
  "PROMO_ASK_RESORT",
] as const satisfies Failures;
export type PromoFailure = (typeof promoFailures)[number];

/** Why a stay can't be had as it is wanted, be it new or changed. */
export const stayFailures = [
  "DRAFT_INCOMPLETE",
  "PACKAGE_CLOSED",
  "NO_RATE",
  "SOLD_OUT",
  "BOAT_FULL",
  "ADD_ON_SOLD_OUT",
  "TRANSFER_FULL",
  "ROOM_TOO_SMALL",
  "ROOM_DATES",
  "PARTY_MISMATCH",
  "PARTY_TOO_LARGE",
] as const satisfies Failures;

/** Why a draft makes no stay that could be priced and held. */
export const planFailures = [...stayFailures, "ON_ENQUIRY", ...promoFailures] as const satisfies Failures;
export type PlanFailure = (typeof planFailures)[number];

/** Why what is found can't be paid. */
export const payFailures = [
  "WRONG_STATE",
  "NOT_PAID_IN_TIME",
  "AMOUNT_NOT_OFFERED",
  "PAYMENT_UNDER_WAY",
  "GATEWAY_DOWN",
] as const satisfies Failures;

/** Why something can't be paid from the wallet. */
export const walletFailures = [
  "NOT_FOUND",
  ...payFailures,
  "WALLET_SHORT",
  "WALLET_OFF",
] as const satisfies Failures;
