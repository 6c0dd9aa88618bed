import { createRoute } from "@tanstack/react-router";
import { page, staff } from "../../../shell/routing.ts";

/** Boats with their timetables, as staff keep them. */
export const boatRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/boats",
    ...page(() => import("./page.tsx"), "boats"),
  }),
] as const;
