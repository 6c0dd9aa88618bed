import { createRoute } from "@tanstack/react-router";
import { needsSession, page, portal } from "../../../shell/routing.ts";

export const dashboardRoutes = [
  createRoute({
    getParentRoute: () => portal.framed,
    path: "/dashboard",
    beforeLoad: needsSession,
    ...page(() => import("./page.tsx"), "dashboard"),
  }),
] as const;
