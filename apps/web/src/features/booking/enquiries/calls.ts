import type { packagesRoute } from "@pulau/contract/catalogue.ts";
import type {
  changeEnquiryRoute,
  noteEnquiryRoute,
  prepareBookingRoute,
  replyEnquiryRoute,
  staffEnquiriesRoute,
  staffEnquiryRoute,
} from "@pulau/contract/enquiries.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { removeWaitingRoute, staffWaitingRoute } from "@pulau/contract/waiting-list.ts";
import { faceOf } from "../../../api/client.ts";

export const enquiries = faceOf<typeof staffEnquiriesRoute>({
  method: "GET",
  path: "/admin/api/booking-enquiry",
  scope: "staff",
});
export const enquiry = faceOf<typeof staffEnquiryRoute>({
  method: "GET",
  path: "/admin/api/booking-enquiry/:_id",
  scope: "staff",
});
export const changeEnquiry = faceOf<typeof changeEnquiryRoute>({
  method: "PUT",
  path: "/admin/api/booking-enquiry/:_id",
  scope: "staff",
});
export const noteEnquiry = faceOf<typeof noteEnquiryRoute>({
  method: "POST",
  path: "/admin/api/booking-enquiry/:_id/note",
  scope: "staff",
});
export const replyEnquiry = faceOf<typeof replyEnquiryRoute>({
  method: "POST",
  path: "/admin/api/booking-enquiry/:_id/reply",
  scope: "staff",
});
export const prepareBooking = faceOf<typeof prepareBookingRoute>({
  method: "POST",
  path: "/admin/api/booking-enquiry/:_id/draft",
  scope: "staff",
});
export const packages = faceOf<typeof packagesRoute>({ method: "GET", path: "/api/package", scope: "none" });
export const waiting = faceOf<typeof staffWaitingRoute>({
  method: "GET",
  path: "/admin/api/waiting-list",
  scope: "staff",
});
export const removeWaiting = faceOf<typeof removeWaitingRoute>({
  method: "DELETE",
  path: "/admin/api/waiting-list/:_id",
  scope: "staff",
});

/** What is out of date once an enquiry, or a place on the wait-list, has changed. */
export const enquiryPaths = [enquiries.path, enquiry.path] as const;
export const waitingPaths = [waiting.path] as const;

export type Row = Reply<typeof staffEnquiriesRoute>["enquiries"][number];
export type Enquiry = Reply<typeof staffEnquiryRoute>;
export type Waiting = Reply<typeof staffWaitingRoute>["entries"][number];
