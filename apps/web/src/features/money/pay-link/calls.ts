import { linkedGroupRoute, payLinkedGroupRoute } from "@pulau/contract/group-pay-link.ts";
import { linkedInvoiceRoute, payLinkedInvoiceRoute } from "@pulau/contract/pay-link.ts";
import { walletRoute } from "@pulau/contract/payments.ts";
import {
  linkedSaleRoute,
  payLinkedSaleFromWalletRoute,
  payLinkedSaleRoute,
} from "@pulau/contract/phone-sales.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { faceOf } from "../../../api/client.ts";

export const linkedInvoice = faceOf(linkedInvoiceRoute);
export const payLinked = faceOf(payLinkedInvoiceRoute);

export type LinkedInvoice = Reply<typeof linkedInvoiceRoute>;

export const linkedSale = faceOf(linkedSaleRoute);
export const payLinkedSale = faceOf(payLinkedSaleRoute);
export const payLinkedSaleFromWallet = faceOf(payLinkedSaleFromWalletRoute);
export const wallet = faceOf(walletRoute);

export type LinkedSale = Reply<typeof linkedSaleRoute>;

export const linkedGroup = faceOf(linkedGroupRoute);
export const payLinkedGroup = faceOf(payLinkedGroupRoute);

export type { LinkedGroup } from "@pulau/contract/group-pay-link.ts";
