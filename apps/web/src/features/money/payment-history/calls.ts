import { paymentCsvRoute, paymentHistoryRoute } from "@pulau/contract/payment-history.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { faceOf } from "../../../api/client.ts";

export const payments = faceOf(paymentHistoryRoute);
export const paymentsCsv = faceOf(paymentCsvRoute);

export type Payment = Reply<typeof paymentHistoryRoute>["payments"][number];
