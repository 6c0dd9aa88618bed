import { createRoute } from "@tanstack/react-router";
import { page, portal } from "../../shell/routing.ts";

export const notAuthorizedRoute = createRoute({
  getParentRoute: () => portal.framed,
  path: "/misc/not-authorized",
  ...page(() => import("./not-authorized.tsx"), "dead-ends"),
});

export const deadEndRoutes = [notAuthorizedRoute] as const;
