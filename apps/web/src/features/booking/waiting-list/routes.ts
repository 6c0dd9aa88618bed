import { createRoute } from "@tanstack/react-router";
import { page, portal } from "../../../shell/routing.ts";

/** Visitors too: who waits without an account comes by the link of a mail. */
export const waitingRoutes = [
  createRoute({
    getParentRoute: () => portal.framed,
    path: "/waiting-list",
    ...page(() => import("./list-page.tsx"), "waiting", "listing"),
  }),
  createRoute({
    getParentRoute: () => portal.framed,
    path: "/waiting-list/$token",
    ...page(() => import("./entry-page.tsx"), "waiting"),
  }),
  createRoute({
    getParentRoute: () => portal.framed,
    path: "/booking/prepared/$token",
    ...page(() => import("./prepared-page.tsx"), "waiting"),
  }),
] as const;
