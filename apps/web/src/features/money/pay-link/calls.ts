import { gatewayBanksRoute } from "@pulau/contract/gateways.ts";
import { linkedInvoiceRoute, payLinkedInvoiceRoute } from "@pulau/contract/pay-link.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { faceOf } from "../../../api/client.ts";

export const linkedInvoice = faceOf(linkedInvoiceRoute);
export const payLinked = faceOf(payLinkedInvoiceRoute);
export const gatewayBanks = faceOf(gatewayBanksRoute);

export type LinkedInvoice = Reply<typeof linkedInvoiceRoute>;
