import type { monthSummaryRoute, staffEInvoiceAddressRoute } from "@pulau/contract/e-invoice.ts";
import type { adminPapersCsvAddressRoute, adminPapersRoute } from "@pulau/contract/papers-admin.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { faceOf } from "../../../api/client.ts";

export const adminPapers = faceOf<typeof adminPapersRoute>({
  method: "GET",
  path: "/admin/api/papers",
  scope: "staff",
});
export const csvAddress = faceOf<typeof adminPapersCsvAddressRoute>({
  method: "GET",
  path: "/admin/api/papers/csv-address",
  scope: "staff",
});
export const eInvoiceAddress = faceOf<typeof staffEInvoiceAddressRoute>({
  method: "GET",
  path: "/admin/api/e-invoice/:_id/address",
  scope: "staff",
});
export const monthSummary = faceOf<typeof monthSummaryRoute>({
  method: "GET",
  path: "/admin/api/e-invoice/months/:month",
  scope: "staff",
});

export type PaperRow = Reply<typeof adminPapersRoute>["papers"][number];
export type MonthSummary = Reply<typeof monthSummaryRoute>;
