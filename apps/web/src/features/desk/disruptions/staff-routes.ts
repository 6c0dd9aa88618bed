import { createRoute } from "@tanstack/react-router";
import { page, staff } from "../../../shell/routing.ts";
import { planAddress } from "./list-address.ts";

/** Cancelling sailings, and what became of those that were. */
export const disruptionRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/disruptions/new",
    validateSearch: planAddress.read,
    ...page(() => import("./plan/page.tsx"), "disruptions", "listing", "staff"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/disruptions/$id",
    ...page(() => import("./shown/page.tsx"), "disruptions", "sailings", "listing", "staff"),
  }),
] as const;
