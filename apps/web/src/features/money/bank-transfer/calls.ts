import { uploadRoute } from "@pulau/contract/files.ts";
import { offlineOptionsRoute, sendSlipRoute } from "@pulau/contract/offline-payments.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { faceOf } from "../../../api/client.ts";

export const upload = faceOf(uploadRoute);
export const options = faceOf(offlineOptionsRoute);
export const sendSlip = faceOf(sendSlipRoute);

export type Options = Reply<typeof offlineOptionsRoute>;
