import { createRoute } from "@tanstack/react-router";
import { page, staff } from "../../../shell/routing.ts";
import { readListSearch } from "./search.ts";

/** What is sold beside dated stays: packages bought ahead, and events. */
export const aheadRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/promo-packages",
    validateSearch: readListSearch,
    ...page(() => import("./packages/page.tsx"), "promo-packages", "events", "pictures"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/events",
    validateSearch: readListSearch,
    ...page(() => import("./events/page.tsx"), "events", "pictures"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/events/$id",
    ...page(() => import("./events/attendees-page.tsx"), "events"),
  }),
] as const;
