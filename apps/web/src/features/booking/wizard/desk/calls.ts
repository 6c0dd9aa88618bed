import { enterPaymentRoute } from "@pulau/contract/offline-payments.ts";
import type { Reply } from "@pulau/contract/route.ts";
import {
  bookingGuestsRoute,
  draftDiscountRoute,
  draftMailRoute,
  requestDiscountRoute,
  setDraftDiscountRoute,
  staffCreateDraftRoute,
  staffDeleteDraftRoute,
  staffDraftOwnerRoute,
  staffDraftRoute,
  staffDraftsRoute,
} from "@pulau/contract/staff-bookings.ts";
import { faceOf } from "../../../../api/client.ts";

/** What staff begin a booking with: for whom, and which were begun before. */
export const createDraft = faceOf(staffCreateDraftRoute);
export const deleteDraft = faceOf(staffDeleteDraftRoute);
export const setDraftOwner = faceOf(staffDraftOwnerRoute);
export const readDraft = faceOf(staffDraftRoute);
export const draftDiscount = faceOf(draftDiscountRoute);
export const setDraftDiscount = faceOf(setDraftDiscountRoute);
export const requestDiscount = faceOf(requestDiscountRoute);
export const draftMail = faceOf(draftMailRoute);
export const drafts = faceOf(staffDraftsRoute);
export const bookingGuests = faceOf(bookingGuestsRoute);
export const enterPayment = faceOf(enterPaymentRoute);

export type KnownGuest = Reply<typeof bookingGuestsRoute>["guests"][number];
export type StaffDraft = Reply<typeof staffDraftsRoute>["drafts"][number];
