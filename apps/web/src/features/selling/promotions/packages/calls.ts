import {
  type BoughtPackageReply,
  boughtPackagesRoute,
  buyPromoPackageRoute,
  type PromoPackageReply,
  promoPackagePeriodsRoute,
  promoPackagesRoute,
} from "@pulau/contract/promo-packages.ts";
import { faceOf } from "../../../../api/client.ts";

export const promoPackages = faceOf(promoPackagesRoute);
export const promoPackagePeriods = faceOf(promoPackagePeriodsRoute);
export const buyPromoPackage = faceOf(buyPromoPackageRoute);
export const boughtPackages = faceOf(boughtPackagesRoute);

/** What is out of date once one was bought. */
export const packagePaths = [promoPackages.path, boughtPackages.path] as const;

export type PromoPackage = PromoPackageReply;
export type BoughtPackage = BoughtPackageReply;
