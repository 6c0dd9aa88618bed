import { createRoute } from "@tanstack/react-router";
import { page, staff } from "../../../shell/routing.ts";

/** The devices on which a member of staff is signed in; the page is the guests' own. */
export const staffSessionRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/sessions",
    ...page(() => import("./page.tsx"), "sessions"),
  }),
] as const;
