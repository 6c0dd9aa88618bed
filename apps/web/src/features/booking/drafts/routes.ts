import { createRoute } from "@tanstack/react-router";
import { listAddress } from "../../../listing/address.ts";
import { needsSession, page, portal } from "../../../shell/routing.ts";

const drafts = listAddress({});

export const draftRoutes = [
  createRoute({
    getParentRoute: () => portal.framed,
    path: "/draft-booking/listing",
    validateSearch: drafts.read,
    beforeLoad: needsSession,
    ...page(() => import("./listing.tsx"), "drafts", "listing"),
  }),
] as const;
