import type { enquiriesRoute, openPreparedRoute } from "@pulau/contract/enquiries.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type {
  acceptOfferRoute,
  declineOfferRoute,
  leaveWaitingRoute,
  ownWaitingRoute,
  waitEntryRoute,
} from "@pulau/contract/waiting-list.ts";
import { faceOf } from "../../../api/client.ts";

export const ownWaiting = faceOf<typeof ownWaitingRoute>({
  method: "GET",
  path: "/api/waiting-list",
  scope: "userPortal",
});
export const waitEntry = faceOf<typeof waitEntryRoute>({
  method: "GET",
  path: "/api/waiting-list/:token",
  scope: "none",
});
export const acceptOffer = faceOf<typeof acceptOfferRoute>({
  method: "POST",
  path: "/api/waiting-list/:token/accept",
  scope: "userPortal",
});
export const declineOffer = faceOf<typeof declineOfferRoute>({
  method: "POST",
  path: "/api/waiting-list/:token/decline",
  scope: "userPortal",
});
export const leaveWaiting = faceOf<typeof leaveWaitingRoute>({
  method: "DELETE",
  path: "/api/waiting-list/:token",
  scope: "userPortal",
});
export const ownEnquiries = faceOf<typeof enquiriesRoute>({
  method: "GET",
  path: "/api/booking-enquiry",
  scope: "userPortal",
});
export const openPrepared = faceOf<typeof openPreparedRoute>({
  method: "POST",
  path: "/api/booking-enquiry/prepared",
  scope: "userPortal",
});

/** What is out of date once a place on the list has changed. */
export const waitPaths = [ownWaiting.path, waitEntry.path] as const;

export type Entry = Reply<typeof waitEntryRoute>;
export type Enquiry = Reply<typeof enquiriesRoute>["enquiries"][number];
