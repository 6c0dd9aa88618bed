import { monthSummaryRoute, staffEInvoiceAddressRoute } from "@pulau/contract/e-invoice.ts";
import { adminPapersCsvAddressRoute, adminPapersRoute } from "@pulau/contract/papers-admin.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { faceOf } from "../../../api/client.ts";

export const adminPapers = faceOf(adminPapersRoute);
export const csvAddress = faceOf(adminPapersCsvAddressRoute);
export const eInvoiceAddress = faceOf(staffEInvoiceAddressRoute);
export const monthSummary = faceOf(monthSummaryRoute);

export type PaperRow = Reply<typeof adminPapersRoute>["papers"][number];
export type MonthSummary = Reply<typeof monthSummaryRoute>;
