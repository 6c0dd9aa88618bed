import { calendarRoute } from "@pulau/contract/availability.ts";
import { allAvailableRoute } from "@pulau/contract/catalogue.ts";
import { createDraftRoute } from "@pulau/contract/drafts.ts";
import type { resortRoute } from "@pulau/contract/resort.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { faceOf } from "../../../api/client.ts";

/** The home page's calls, by face: the first page loads no schema. */
export const ways = faceOf(allAvailableRoute);
export const calendar = faceOf(calendarRoute);
export const createDraft = faceOf(createDraftRoute);

export type PackageOffer = Reply<typeof allAvailableRoute>["packages"][number];
export type Month = Reply<typeof calendarRoute>;
export type Resort = Reply<typeof resortRoute>;
