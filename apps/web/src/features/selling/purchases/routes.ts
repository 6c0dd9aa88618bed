import { createRoute } from "@tanstack/react-router";
import { needsSession, page, portal } from "../../../shell/routing.ts";

/** Whatever is bought beside a stay is paid here; the pages that sell it lead to it. */
export const payingRoutes = [
  createRoute({
    getParentRoute: () => portal.framed,
    path: "/purchase/$id",
    beforeLoad: needsSession,
    ...page(() => import("./purchase-page.tsx"), "paying"),
  }),
  // Where the gateway sends its guest back to: the same page, which asks the server.
  createRoute({
    getParentRoute: () => portal.framed,
    path: "/purchase/$id/confirming",
    beforeLoad: needsSession,
    ...page(() => import("./purchase-page.tsx"), "paying"),
  }),
] as const;
