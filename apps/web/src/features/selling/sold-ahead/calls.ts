import type {
  addEventRoute,
  attendeesRoute,
  cancelEventRoute,
  checkInAttendeeRoute,
  StaffEventReply,
  staffEventsRoute,
  updateEventRoute,
} from "@pulau/contract/events.ts";
import type {
  addPromoPackageRoute,
  endPromoPackageRoute,
  StaffPromoPackageReply,
  staffPromoPackagesRoute,
  updatePromoPackageRoute,
} from "@pulau/contract/promo-packages.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { faceOf } from "../../../api/client.ts";

const staff = { scope: "staff" } as const;

export const packages = faceOf<typeof staffPromoPackagesRoute>({
  ...{ ...staff, method: "GET", path: "/admin/api/promo-package" },
});
export const addPackage = faceOf<typeof addPromoPackageRoute>({
  ...{ ...staff, method: "POST", path: "/admin/api/promo-package" },
});
export const updatePackage = faceOf<typeof updatePromoPackageRoute>({
  ...{ ...staff, method: "PUT", path: "/admin/api/promo-package/:_id" },
});
export const endPackage = faceOf<typeof endPromoPackageRoute>({
  ...{ ...staff, method: "DELETE", path: "/admin/api/promo-package/:_id" },
});
export const packagePaths = [packages.path] as const;

export const events = faceOf<typeof staffEventsRoute>({
  ...{ ...staff, method: "GET", path: "/admin/api/event" },
});
export const addEvent = faceOf<typeof addEventRoute>({
  ...{ ...staff, method: "POST", path: "/admin/api/event" },
});
export const updateEvent = faceOf<typeof updateEventRoute>({
  ...{ ...staff, method: "PUT", path: "/admin/api/event/:_id" },
});
export const cancelEvent = faceOf<typeof cancelEventRoute>({
  ...{ ...staff, method: "POST", path: "/admin/api/event/:_id/cancel" },
});
export const attendees = faceOf<typeof attendeesRoute>({
  ...{ ...staff, method: "GET", path: "/admin/api/event/:_id/attendees" },
});
export const checkIn = faceOf<typeof checkInAttendeeRoute>({
  ...{ ...staff, method: "PUT", path: "/admin/api/event/attendee/:_id" },
});
export const eventPaths = [events.path, attendees.path] as const;

export type PackageRow = StaffPromoPackageReply;
export type PackageOption = Reply<typeof staffPromoPackagesRoute>["options"][number];
export type EventRow = StaffEventReply;
export type EventTax = Reply<typeof staffEventsRoute>["taxes"][number];
export type Attendee = Reply<typeof attendeesRoute>["attendees"][number];
