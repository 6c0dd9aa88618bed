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
  // Visitors too: a booking made without an account belongs to their anonymous session.
  createRoute({
    getParentRoute: () => portal.framed,
    path: "/booking/detail/$id",
    ...page(() => import("./detail.tsx"), "trips", "price"),
  }),
  createRoute({
    getParentRoute: () => portal.framed,
    path: "/booking/claim/$token",
    ...page(() => import("./claim.tsx"), "trips"),
  }),
] as const;

export const paperRoutes = [
  createRoute({
    getParentRoute: () => portal.blank,
    path: "/booking/detail/$id/print",
    ...page(() => import("./print.tsx"), "trips", "price"),
  }),
] as const;
