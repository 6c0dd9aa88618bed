import type { calendarRoute } from "@pulau/contract/availability.ts";
import type { allAvailableRoute } from "@pulau/contract/catalogue.ts";
import type { createDraftRoute, draftsRoute } from "@pulau/contract/drafts.ts";
import type { resortRoute } from "@pulau/contract/resort.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { faceOf } from "../../../api/client.ts";

/** The home page's calls, by face: the first page loads no schema. */
export const resort = faceOf<typeof resortRoute>({ method: "GET", path: "/api/resort", scope: "none" });
export const ways = faceOf<typeof allAvailableRoute>({
  method: "GET",
  path: "/api/package/all-available",
  scope: "none",
});
export const calendar = faceOf<typeof calendarRoute>({ method: "GET", path: "/api/calendar", scope: "none" });
export const drafts = faceOf<typeof draftsRoute>({
  method: "GET",
  path: "/api/draft-booking",
  scope: "userPortal",
});
export const createDraft = faceOf<typeof createDraftRoute>({
  method: "POST",
  path: "/api/draft-booking",
  scope: "userPortal",
});

export type Way = Reply<typeof allAvailableRoute>["packages"][number];
export type Month = Reply<typeof calendarRoute>;
export type Resort = Reply<typeof resortRoute>;
