import type { paymentCsvRoute, paymentHistoryRoute } from "@pulau/contract/payment-history.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { faceOf } from "../../../api/client.ts";

export const payments = faceOf<typeof paymentHistoryRoute>({
  method: "GET",
  path: "/api/reservations/get-payments",
  scope: "userPortal",
});
export const paymentsCsv = faceOf<typeof paymentCsvRoute>({
  method: "GET",
  path: "/api/reservations/get-payments/csv",
  scope: "userPortal",
});

export type Payment = Reply<typeof paymentHistoryRoute>["payments"][number];
