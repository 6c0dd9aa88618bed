import { foliosRoute } from "@pulau/contract/folios.ts";
import { cancelPhoneSaleRoute, phoneSaleRoute, startPhoneSaleRoute } from "@pulau/contract/phone-sales.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { chargeRoute, chargesRoute, tillRoute, undoSlipRoute } from "@pulau/contract/till.ts";
import {
  mailTillReceiptRoute,
  sellRoute,
  takeBackSaleRoute,
  tillReceiptPdfAddressRoute,
  tillSaleRoute,
  tillSalesRoute,
} from "@pulau/contract/till-sales.ts";
import { faceOf } from "../../../api/client.ts";
import { drawerPaths } from "../../../business/drawer/calls.ts";

export const till = faceOf(tillRoute);
export const charge = faceOf(chargeRoute);
export const undoSlip = faceOf(undoSlipRoute);

export const sell = faceOf(sellRoute);
export const startPhoneSale = faceOf(startPhoneSaleRoute);
export const phoneSale = faceOf(phoneSaleRoute);
export const cancelPhoneSale = faceOf(cancelPhoneSaleRoute);
export const sales = faceOf(tillSalesRoute);
export const sale = faceOf(tillSaleRoute);
export const receiptPdfAddress = faceOf(tillReceiptPdfAddressRoute);
export const mailReceipt = faceOf(mailTillReceiptRoute);
export const takeBackSale = faceOf(takeBackSaleRoute);

/** What is out of date once something was charged. */
export const tillPaths = [
  till.path,
  chargesRoute.path,
  foliosRoute.path,
  "/admin/api/reservations/info/:_id",
  "/admin/api/reservations",
  "/admin/api/front-desk/today",
  "/admin/api/front-desk/stays",
] as const;

/** What is out of date once something was sold for money, or its money went back. */
export const salePaths = [sales.path, sale.path, ...drawerPaths] as const;

/** What is out of date once somebody is asked to pay on their phone, or no more. */
export const phonePaths = [till.path, phoneSale.path] as const;

export type Till = Reply<typeof tillRoute>;
export type Outlet = Till["outlets"][number];
export type Item = Outlet["items"][number];
export type Stay = Till["stays"][number];
export type OwnSlip = Till["ownSlips"][number];
export type Charged = Reply<typeof chargeRoute>;
export type Sold = Reply<typeof sellRoute>;
/** What the till tells of a sale once it is paid. */
export type Paid = Pick<Sold, "_id" | "number" | "paidSen" | "changeSen" | "way">;
export type PhoneSale = Reply<typeof phoneSaleRoute>;
export type Waiting = Till["waiting"][number];
export type Receipt = Reply<typeof tillSaleRoute>;
