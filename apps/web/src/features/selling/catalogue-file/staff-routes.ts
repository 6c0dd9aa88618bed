import { createRoute } from "@tanstack/react-router";
import { page, staff } from "../../../shell/routing.ts";

/** The whole catalogue as one file: out, in again, and as a beginning. */
export const catalogueFileRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/settings/catalogue",
    ...page(() => import("./page.tsx"), "catalogue-file", "settings"),
  }),
] as const;
