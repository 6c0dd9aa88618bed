import { staffFileAddressRoute } from "@pulau/contract/files.ts";
import { foliosRoute, saveFoliosRoute } from "@pulau/contract/folios.ts";
import { endNeedRoute, type NeedItem, needsPersonRoute, paymentsRoute } from "@pulau/contract/money-desk.ts";
import {
  enterPaymentRoute,
  refuseSlipRoute,
  verifySlipRoute,
  voidTransactionRoute,
} from "@pulau/contract/offline-payments.ts";
import {
  refundAgainRoute,
  refundByHandRoute,
  refundOptionsRoute,
  refundRoute,
  refundToWalletRoute,
} from "@pulau/contract/refunds.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { type StaffWholeBookingRoute, staffBookingRoute } from "@pulau/contract/staff.ts";
import { faceOf } from "../../../api/client.ts";
import { drawerPaths } from "../../../business/drawer/calls.ts";

export const booking = faceOf<StaffWholeBookingRoute>(staffBookingRoute);
export const needs = faceOf(needsPersonRoute);
export const endNeed = faceOf(endNeedRoute);
export const fileAddress = faceOf(staffFileAddressRoute);
export const verifySlip = faceOf(verifySlipRoute);
export const refuseSlip = faceOf(refuseSlipRoute);
export const enterPayment = faceOf(enterPaymentRoute);
export const voidTransaction = faceOf(voidTransactionRoute);
export const refundOptions = faceOf(refundOptionsRoute);
export const refund = faceOf(refundRoute);
export const refundByHand = faceOf(refundByHandRoute);
export const refundToWallet = faceOf(refundToWalletRoute);
export const refundAgain = faceOf(refundAgainRoute);
export const payments = faceOf(paymentsRoute);
export const folios = faceOf(foliosRoute);
export const saveFolios = faceOf(saveFoliosRoute);

/** What is out of date once money has moved. */
export const moneyPaths = [
  needs.path,
  payments.path,
  refundOptions.path,
  folios.path,
  booking.path,
  "/admin/api/front-desk/today",
  "/admin/api/reservations",
  "/admin/api/front-desk/stays",
  ...drawerPaths,
] as const;

export type { NeedItem };
export type Resolution = NeedItem["ways"][number];
export type Booking = Reply<StaffWholeBookingRoute>;
export type RefundOptions = Reply<typeof refundOptionsRoute>;
export type Payments = Reply<typeof paymentsRoute>;
export type Folios = Reply<typeof foliosRoute>;
export type Folio = Folios["folios"][number];
export type FolioPiece = Folio["pieces"][number];
