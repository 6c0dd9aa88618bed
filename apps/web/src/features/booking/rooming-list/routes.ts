import { createRoute } from "@tanstack/react-router";
import { page, portal } from "../../../shell/routing.ts";

// Visitors too: a booking made without an account belongs to their anonymous session.
export const roomingRoutes = [
  createRoute({
    getParentRoute: () => portal.framed,
    path: "/booking/detail/$id/rooming",
    ...page(() => import("./own-page.tsx"), "rooming", "change", "price"),
  }),
] as const;

/** The coordinator's page: nothing of the portal around it. */
export const roomingLinkRoutes = [
  createRoute({
    getParentRoute: () => portal.blank,
    path: "/rooming-list/$token",
    ...page(() => import("./link-page.tsx"), "rooming", "change", "price"),
  }),
] as const;
