import { resortRoute } from "@pulau/contract/resort.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { renewPreviewRoute, setOpeningRoute, setupRoute } from "@pulau/contract/settings/opening.ts";

export const resort = resortRoute;
export const setup = setupRoute;
export const setOpening = setOpeningRoute;
export const renewPreview = renewPreviewRoute;

export type Setup = Reply<typeof setupRoute>;
export type SetupStep = Setup["steps"][number];
