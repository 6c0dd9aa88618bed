import {
  deskNoticesRoute,
  markDeskNoticesRoute,
  markNoticesRoute,
  noticesRoute,
} from "@pulau/contract/notices.ts";
import { faceOf } from "../../../api/client.ts";

export const notices = faceOf(noticesRoute);
export const markNotices = faceOf(markNoticesRoute);
export const deskNotices = faceOf(deskNoticesRoute);
export const markDeskNotices = faceOf(markDeskNoticesRoute);

/** How often an open page asks what is new, in ms. */
export const lookEvery = 60_000;
