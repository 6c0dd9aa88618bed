import { createRoute } from "@tanstack/react-router";
import { page, staff } from "../../../shell/routing.ts";
import { eventsAddress, packagesAddress } from "./list-address.ts";

/** What is sold beside dated stays: packages bought ahead, and events. */
export const aheadRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/promo-packages",
    validateSearch: packagesAddress.read,
    ...page(() => import("./packages/page.tsx"), "promo-packages", "events", "pictures", "listing"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/events",
    validateSearch: eventsAddress.read,
    ...page(() => import("./events/page.tsx"), "events", "catalogue", "pictures", "listing"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/events/$id",
    ...page(() => import("./events/attendees-page.tsx"), "events", "listing"),
  }),
] as const;
