import { linkedInvoiceRoute, payLinkedInvoiceRoute } from "@pulau/contract/pay-link.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { faceOf } from "../../../api/client.ts";

export const linkedInvoice = faceOf(linkedInvoiceRoute);
export const payLinked = faceOf(payLinkedInvoiceRoute);

export type LinkedInvoice = Reply<typeof linkedInvoiceRoute>;
