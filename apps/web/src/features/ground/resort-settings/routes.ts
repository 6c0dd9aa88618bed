import { createRoute } from "@tanstack/react-router";
import { page, staff } from "../../../shell/routing.ts";

/** The resort's settings: the list of them, and one page a group. */
export const resortSettingRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/settings",
    ...page(() => import("./index-page.tsx"), "settings"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/settings/$group",
    ...page(() => import("./page.tsx"), "settings", "pictures", "booking"),
  }),
] as const;
