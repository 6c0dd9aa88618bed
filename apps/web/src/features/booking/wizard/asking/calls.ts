import type { createEnquiryRoute } from "@pulau/contract/enquiries.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { joinWaitingRoute } from "@pulau/contract/waiting-list.ts";
import { faceOf } from "../../../../api/client.ts";

export const createEnquiry = faceOf<typeof createEnquiryRoute>({
  method: "POST",
  path: "/api/booking-enquiry",
  scope: "userPortal",
});
export const joinWaiting = faceOf<typeof joinWaitingRoute>({
  method: "POST",
  path: "/api/waiting-list",
  scope: "userPortal",
});

export type Joined = Reply<typeof joinWaitingRoute>;
