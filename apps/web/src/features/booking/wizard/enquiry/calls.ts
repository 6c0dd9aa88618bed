import { createEnquiryRoute } from "@pulau/contract/enquiries.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { joinWaitingRoute } from "@pulau/contract/waiting-list.ts";
import { faceOf } from "../../../../api/client.ts";

export const createEnquiry = faceOf(createEnquiryRoute);
export const joinWaiting = faceOf(joinWaitingRoute);

export type Joined = Reply<typeof joinWaitingRoute>;
