import { fillGuestLinkRoute, guestLinkRoute } from "@pulau/contract/guest-links.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { faceOf } from "../../../../api/client.ts";

export const guestLink = faceOf(guestLinkRoute);
export const fillGuestLink = faceOf(fillGuestLinkRoute);

export type OwnPage = Reply<typeof guestLinkRoute>;
