import { createRoute } from "@tanstack/react-router";
import { needsSession, page, portal, staff } from "../../shell/routing.ts";

const load = () => import("./page.tsx");

/** Where somebody is signed in: the same page on both sides. */
export const sessionRoutes = [
  createRoute({
    getParentRoute: () => portal.framed,
    path: "/profile/sessions",
    beforeLoad: needsSession,
    ...page(load, "sessions"),
  }),
] as const;

export const staffSessionRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/sessions",
    ...page(load, "sessions"),
  }),
] as const;
