import { createRoute } from "@tanstack/react-router";
import { needsSession, page, portal } from "../../shell/routing.ts";
import { readSearch } from "./listing-search.ts";

export const tripRoutes = [
  createRoute({
    getParentRoute: () => portal.framed,
    path: "/booking/listing",
    validateSearch: readSearch,
    beforeLoad: needsSession,
    ...page(() => import("./listing.tsx"), "trips"),
  }),
] as const;
