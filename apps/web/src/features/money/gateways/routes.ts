import { createRoute } from "@tanstack/react-router";
import { page, staff } from "../../../shell/routing.ts";

/** Which payment gateways guests are offered. */
export const gatewayRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/settings/gateways",
    ...page(() => import("./page.tsx"), "gateways"),
  }),
] as const;
