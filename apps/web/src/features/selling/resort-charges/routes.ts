import { createRoute } from "@tanstack/react-router";
import { page, staff } from "../../../shell/routing.ts";

/** The resort's taxes and fees. */
export const chargeRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/charges",
    ...page(() => import("./page.tsx"), "charges", "prices"),
  }),
] as const;
