import { enquiriesRoute, openPreparedRoute } from "@pulau/contract/enquiries.ts";
import type { Reply } from "@pulau/contract/route.ts";
import {
  acceptOfferRoute,
  declineOfferRoute,
  leaveWaitingRoute,
  ownWaitingRoute,
  waitEntryRoute,
} from "@pulau/contract/waiting-list.ts";
import { faceOf } from "../../../api/client.ts";

export const ownWaiting = faceOf(ownWaitingRoute);
export const waitEntry = faceOf(waitEntryRoute);
export const acceptOffer = faceOf(acceptOfferRoute);
export const declineOffer = faceOf(declineOfferRoute);
export const leaveWaiting = faceOf(leaveWaitingRoute);
export const ownEnquiries = faceOf(enquiriesRoute);
export const openPrepared = faceOf(openPreparedRoute);

/** What is out of date once a place on the list has changed. */
export const waitPaths = [ownWaiting.path, waitEntry.path] as const;

export type Entry = Reply<typeof waitEntryRoute>;
export type Enquiry = Reply<typeof enquiriesRoute>["enquiries"][number];
