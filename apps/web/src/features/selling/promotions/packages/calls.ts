import type {
  BoughtPackageReply,
  boughtPackagesRoute,
  buyPromoPackageRoute,
  PromoPackageReply,
  promoPackagePeriodsRoute,
  promoPackagesRoute,
} from "@pulau/contract/promo-packages.ts";
import { faceOf } from "../../../../api/client.ts";

export const promoPackages = faceOf<typeof promoPackagesRoute>({
  method: "GET",
  path: "/api/promo-package",
  scope: "none",
});
export const promoPackagePeriods = faceOf<typeof promoPackagePeriodsRoute>({
  method: "GET",
  path: "/api/promo-package/periods/:_id",
  scope: "none",
});
export const buyPromoPackage = faceOf<typeof buyPromoPackageRoute>({
  method: "POST",
  path: "/api/promo-package/buy",
  scope: "user",
});
export const boughtPackages = faceOf<typeof boughtPackagesRoute>({
  method: "GET",
  path: "/api/promo-package/user/bought",
  scope: "user",
});

/** What is out of date once one was bought. */
export const packagePaths = [promoPackages.path, boughtPackages.path] as const;

export type PromoPackage = PromoPackageReply;
export type BoughtPackage = BoughtPackageReply;
