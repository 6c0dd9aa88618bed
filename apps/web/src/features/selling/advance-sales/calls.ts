import {
  type AttendeeReply,
  addEventRoute,
  attendeesRoute,
  cancelEventRoute,
  checkInAttendeeRoute,
  type StaffEventReply,
  staffEventsRoute,
  updateEventRoute,
} from "@pulau/contract/event-admin.ts";
import {
  addPromoPackageRoute,
  endPromoPackageRoute,
  type StaffPromoPackageReply,
  staffPromoPackagesRoute,
  updatePromoPackageRoute,
} from "@pulau/contract/promo-package-admin.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { faceOf } from "../../../api/client.ts";

export const packages = faceOf(staffPromoPackagesRoute);
export const addPackage = faceOf(addPromoPackageRoute);
export const updatePackage = faceOf(updatePromoPackageRoute);
export const endPackage = faceOf(endPromoPackageRoute);
export const packagePaths = [packages.path] as const;

export const events = faceOf(staffEventsRoute);
export const addEvent = faceOf(addEventRoute);
export const updateEvent = faceOf(updateEventRoute);
export const cancelEvent = faceOf(cancelEventRoute);
export const attendees = faceOf(attendeesRoute);
export const checkIn = faceOf(checkInAttendeeRoute);
export const eventPaths = [events.path, attendees.path] as const;

export type PackageRow = StaffPromoPackageReply;
export type PackageOption = Reply<typeof staffPromoPackagesRoute>["options"][number];
export type EventRow = StaffEventReply;
export type EventTax = Reply<typeof staffEventsRoute>["taxes"][number];
export type Attendee = AttendeeReply;
