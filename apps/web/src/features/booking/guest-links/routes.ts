import { createRoute } from "@tanstack/react-router";
import { page, portal } from "../../../shell/routing.ts";

// Visitors too: a booking made without an account belongs to their anonymous session.
export const travellerRoutes = [
  createRoute({
    getParentRoute: () => portal.framed,
    path: "/booking/detail/$id/travellers",
    ...page(() => import("./travellers-page.tsx"), "guest-links"),
  }),
] as const;

/** A booking to look at, for anybody who has its link: no account, no menu. */
export const sharedStayRoutes = [
  createRoute({
    getParentRoute: () => portal.blank,
    path: "/shared/$token",
    ...page(() => import("./shared-page.tsx"), "guest-links"),
  }),
] as const;
