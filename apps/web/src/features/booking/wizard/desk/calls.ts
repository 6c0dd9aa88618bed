import type { Reply } from "@pulau/contract/route.ts";
import type {
  bookingAccountsRoute,
  staffCreateDraftRoute,
  staffDraftsRoute,
} from "@pulau/contract/staff-bookings.ts";
import { faceOf } from "../../../../api/client.ts";

/** What staff begin a booking with: for whom, and which were begun before. */
export const createDraft = faceOf<typeof staffCreateDraftRoute>({
  method: "POST",
  path: "/admin/api/draft-booking",
  scope: "staff",
});
export const drafts = faceOf<typeof staffDraftsRoute>({
  method: "GET",
  path: "/admin/api/draft-booking",
  scope: "staff",
});
export const bookingAccounts = faceOf<typeof bookingAccountsRoute>({
  method: "GET",
  path: "/admin/api/booking-accounts",
  scope: "staff",
});

export type BookingAccount = Reply<typeof bookingAccountsRoute>["accounts"][number];
export type StaffDraft = Reply<typeof staffDraftsRoute>["drafts"][number];
