import {
  endGuestLinkRoute,
  giveGuestLinkRoute,
  guestLinksRoute,
  sharedStayRoute,
  shareRoute,
  startSharingRoute,
  stopSharingRoute,
} from "@pulau/contract/guest-links.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { faceOf } from "../../../api/client.ts";

export const guestLinks = faceOf(guestLinksRoute);
export const giveGuestLink = faceOf(giveGuestLinkRoute);
export const endGuestLink = faceOf(endGuestLinkRoute);
export const share = faceOf(shareRoute);
export const startSharing = faceOf(startSharingRoute);
export const stopSharing = faceOf(stopSharingRoute);
export const sharedStay = faceOf(sharedStayRoute);

export type Links = Reply<typeof guestLinksRoute>;
export type Place = Links["places"][number];
