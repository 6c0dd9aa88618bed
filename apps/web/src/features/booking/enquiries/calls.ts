import { packagesRoute } from "@pulau/contract/catalogue.ts";
import {
  changeEnquiryRoute,
  noteEnquiryRoute,
  prepareBookingRoute,
  replyEnquiryRoute,
  staffEnquiriesRoute,
  staffEnquiryRoute,
} from "@pulau/contract/enquiries.ts";
import type { Reply } from "@pulau/contract/route.ts";
import {
  removeSeveralWaitingRoute,
  removeWaitingRoute,
  staffWaitingRoute,
} from "@pulau/contract/waiting-list.ts";
import { faceOf } from "../../../api/client.ts";

export const enquiries = faceOf(staffEnquiriesRoute);
export const enquiry = faceOf(staffEnquiryRoute);
export const changeEnquiry = faceOf(changeEnquiryRoute);
export const noteEnquiry = faceOf(noteEnquiryRoute);
export const replyEnquiry = faceOf(replyEnquiryRoute);
export const prepareBooking = faceOf(prepareBookingRoute);
export const packages = faceOf(packagesRoute);
export const waiting = faceOf(staffWaitingRoute);
export const removeSeveralWaiting = faceOf(removeSeveralWaitingRoute);
export const removeWaiting = faceOf(removeWaitingRoute);

/** What is out of date once an enquiry, or a place on the waiting list, has changed. */
export const enquiryPaths = [enquiries.path, enquiry.path] as const;
export const waitingPaths = [waiting.path] as const;

export type Row = Reply<typeof staffEnquiriesRoute>["enquiries"][number];
export type Assignee = Reply<typeof staffEnquiriesRoute>["assignees"][number];
export type Enquiry = Reply<typeof staffEnquiryRoute>;
export type Waiting = Reply<typeof staffWaitingRoute>["entries"][number];
