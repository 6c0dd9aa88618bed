import { createRoute } from "@tanstack/react-router";
import { page, staff } from "../../../shell/routing.ts";

/** The resort's terms and pages: the list of them, and each as it is written. */
export const pageAdminRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/pages",
    ...page(() => import("./list-page.tsx"), "texts", "listing"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/pages/$id",
    ...page(() => import("./editor-page.tsx"), "texts"),
  }),
] as const;
