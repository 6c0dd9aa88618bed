import type { Reply } from "@pulau/contract/route.ts";
import {
  bookingAccountsRoute,
  staffCreateDraftRoute,
  staffDraftsRoute,
} from "@pulau/contract/staff-bookings.ts";
import { faceOf } from "../../../../api/client.ts";

/** What staff begin a booking with: for whom, and which were begun before. */
export const createDraft = faceOf(staffCreateDraftRoute);
export const drafts = faceOf(staffDraftsRoute);
export const bookingAccounts = faceOf(bookingAccountsRoute);

export type BookingAccount = Reply<typeof bookingAccountsRoute>["accounts"][number];
export type StaffDraft = Reply<typeof staffDraftsRoute>["drafts"][number];
