import { createRoute } from "@tanstack/react-router";
import { needsSession, page, portal } from "../../../shell/routing.ts";
import { draftsAddress } from "./list-address.ts";

export const draftRoutes = [
  createRoute({
    getParentRoute: () => portal.framed,
    path: "/draft-booking/listing",
    validateSearch: draftsAddress.read,
    beforeLoad: needsSession,
    ...page(() => import("./listing.tsx"), "drafts", "listing"),
  }),
] as const;
