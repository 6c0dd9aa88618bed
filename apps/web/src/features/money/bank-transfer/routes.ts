import { createRoute } from "@tanstack/react-router";
import { page, portal } from "../../../shell/routing.ts";

/** Visitors too: a booking made without an account belongs to their anonymous session. */
export const transferRoutes = [
  createRoute({
    getParentRoute: () => portal.framed,
    path: "/transfer/$id",
    ...page(() => import("./transfer-page.tsx"), "transfer"),
  }),
] as const;
