import { createRoute } from "@tanstack/react-router";
import { page, portal } from "../../../shell/routing.ts";
import { NotFoundPage } from "./not-found.tsx";

export const notAuthorizedRoute = createRoute({
  getParentRoute: () => portal.framed,
  path: "/misc/not-authorized",
  ...page(() => import("./not-authorized.tsx")),
});

/** Any other address: the page that says so, inside the frame. */
const nowhereRoute = createRoute({
  getParentRoute: () => portal.framed,
  path: "$",
  component: NotFoundPage,
});

export const deadEndRoutes = [notAuthorizedRoute, nowhereRoute] as const;
