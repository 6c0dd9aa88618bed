import type { gatewayBanksRoute } from "@pulau/contract/gateways.ts";
import type { linkedInvoiceRoute, payLinkedInvoiceRoute } from "@pulau/contract/pay-link.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { faceOf } from "../../../api/client.ts";

export const linkedInvoice = faceOf<typeof linkedInvoiceRoute>({
  method: "GET",
  path: "/api/pay/:token",
  scope: "none",
});
export const payLinked = faceOf<typeof payLinkedInvoiceRoute>({
  method: "POST",
  path: "/api/pay/:token",
  scope: "none",
});
export const gatewayBanks = faceOf<typeof gatewayBanksRoute>({
  method: "GET",
  path: "/api/payment/banks/:gateway",
  scope: "none",
});

export type LinkedInvoice = Reply<typeof linkedInvoiceRoute>;
