import { createRoute } from "@tanstack/react-router";
import { needsSession, page, portal } from "../../../shell/routing.ts";

export const sessionRoutes = [
  createRoute({
    getParentRoute: () => portal.framed,
    path: "/profile/sessions",
    beforeLoad: needsSession,
    ...page(() => import("./page.tsx"), "sessions"),
  }),
] as const;
