import { uploadRoute } from "@pulau/contract/files.ts";
import { offlineOptionsRoute, sendSlipRoute } from "@pulau/contract/offline-payments.ts";
import { resortRoute } from "@pulau/contract/resort.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { faceOf } from "../../../api/client.ts";

export const resort = faceOf(resortRoute);
export const upload = faceOf(uploadRoute);
export const options = faceOf(offlineOptionsRoute);
export const sendSlip = faceOf(sendSlipRoute);

export type Options = Reply<typeof offlineOptionsRoute>;
