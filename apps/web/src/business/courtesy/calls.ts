import {
  courtesyHoldsRoute,
  keepForGuestRoute,
  moveCourtesyEndRoute,
  releaseCourtesyRoute,
} from "@pulau/contract/courtesy-holds.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { tapeChartRoute } from "@pulau/contract/tape-chart.ts";
import { faceOf } from "../../api/client.ts";

export const courtesyHolds = faceOf(courtesyHoldsRoute);
export const keepForGuest = faceOf(keepForGuestRoute);
export const moveCourtesyEnd = faceOf(moveCourtesyEndRoute);
export const releaseCourtesy = faceOf(releaseCourtesyRoute);

/** What is out of date once something is held for somebody, longer, or no more. */
export const courtesyPaths = [courtesyHolds.path, faceOf(tapeChartRoute).path] as const;

export type CourtesyHold = Reply<typeof courtesyHoldsRoute>["holds"][number];
