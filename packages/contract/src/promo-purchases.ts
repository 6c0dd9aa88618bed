import type { PaymentId, PromoCodeId, PurchaseId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { Done, idOf, idParams, Moment, SenField } from "./fields.ts";
import { tag } from "./promo-codes.ts";
import { defineRoute } from "./route.ts";
import { walletFailures } from "./shared-failures.ts";
import { GiftField } from "./vouchers.ts";

/** Most vouchers that one purchase buys. */
export const mostVouchers = 10;

const Wanted = {
  promoCodeId: idOf<PromoCodeId>(),
  count: z
    .int({ error: "number" })
    .min(1, { error: "number" })
    .max(mostVouchers, { error: "tooLarge" })
    .default(1),
};

const buyFailures = [
  "NOT_FOUND",
  "WRONG_STATE",
  "PROMO_EXPIRED",
  "PROMO_NOT_FOR_STAY",
  "PROMO_ASK_RESORT",
  "PROMO_USED_UP",
  "PROMO_ONCE_EACH",
] as const;

export const blockPromoRoute = defineRoute({
  newStay: true,
  method: "POST",
  path: "/api/promo-code/block",
  scope: "user",
  roles: ["admin", "editor"],
  tag,
  summary: "Hold vouchers of a promo code for two minutes while they are being bought",
  body: z.object(Wanted),
  reply: z.object({
    _id: idOf<PurchaseId>(),
    expiresAt: Moment,
    now: Moment,
    secondsLeft: z.int(),
    totalSen: SenField,
  }),
  status: 201,
  failures: [...buyFailures, "TOO_MANY_REQUESTS"],
});

export const unblockPromoRoute = defineRoute({
  method: "DELETE",
  path: "/api/promo-code/block/:_id",
  scope: "user",
  roles: ["admin", "editor"],
  tag,
  summary: "Release held vouchers",
  params: idParams<PurchaseId>(),
  reply: Done,
  failures: ["NOT_FOUND"],
});

export const buyPromoRoute = defineRoute({
  newStay: true,
  method: "POST",
  path: "/api/promo-code/buy",
  scope: "user",
  roles: ["admin", "editor"],
  tag,
  summary:
    "Buy vouchers of a promo code, for the caller or as a gift; the purchase returned is paid like any other",
  idempotent: true,
  body: z.object({
    ...Wanted,
    blockId: idOf<PurchaseId>().nullish().meta({ description: "the hold on the pieces" }),
    gift: GiftField.nullish(),
  }),
  reply: z.object({ purchaseId: idOf<PurchaseId>(), totalSen: SenField, payUntil: Moment }),
  status: 201,
  failures: [...buyFailures, "PURCHASE_QUOTA"],
});

export const payPromoFromWalletRoute = defineRoute({
  method: "POST",
  path: "/api/wallet/pay-promo-code",
  logs: "moneyMoved",
  scope: "user",
  roles: ["admin", "editor"],
  tag: "Wallet",
  summary: "Pay a purchase of promo codes from the wallet",
  idempotent: true,
  body: z.object({ purchaseId: idOf<PurchaseId>() }),
  reply: z.object({ paymentId: idOf<PaymentId>(), purchaseId: idOf<PurchaseId>() }),
  failures: walletFailures,
});
