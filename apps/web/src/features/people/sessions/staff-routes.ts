import { createRoute } from "@tanstack/react-router";
import { page, staff } from "../../../shell/routing.ts";

/** The same page as on the portal. */
export const staffSessionRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/sessions",
    ...page(() => import("./page.tsx"), "sessions"),
  }),
] as const;
