import type { uploadRoute } from "@pulau/contract/files.ts";
import type { offlineOptionsRoute, sendSlipRoute } from "@pulau/contract/offline-payments.ts";
import type { resortRoute } from "@pulau/contract/resort.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { faceOf } from "../../../api/client.ts";

export const resort = faceOf<typeof resortRoute>({ method: "GET", path: "/api/resort", scope: "none" });
export const upload = faceOf<typeof uploadRoute>({
  method: "POST",
  path: "/api/upload",
  scope: "userPortal",
});
export const options = faceOf<typeof offlineOptionsRoute>({
  method: "GET",
  path: "/api/offline-payment/:_id",
  scope: "userPortal",
});
export const sendSlip = faceOf<typeof sendSlipRoute>({
  method: "POST",
  path: "/api/offline-payment/:_id",
  scope: "userPortal",
  idempotent: true,
});

export type Options = Reply<typeof offlineOptionsRoute>;
