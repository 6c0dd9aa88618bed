import type { Reply } from "@pulau/contract/route.ts";
import { staffChangeQuoteRoute, staffChangeRoute } from "@pulau/contract/staff-changes.ts";
import { tapeChartRoute } from "@pulau/contract/tape-chart.ts";
import { faceOf } from "../../../../api/client.ts";

export const tapeChart = faceOf(tapeChartRoute);
export const changeQuote = faceOf(staffChangeQuoteRoute);
export const changeStay = faceOf(staffChangeRoute);
export type Quote = Reply<typeof staffChangeQuoteRoute>;
