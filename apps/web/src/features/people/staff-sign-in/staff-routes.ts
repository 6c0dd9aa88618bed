import { createRoute } from "@tanstack/react-router";
import { page, staff, visitorsOnly } from "../../../shell/routing.ts";
import { nextPage, nextSearch } from "../../../shell/staff-next-page.ts";

export const signInRoutes = [
  createRoute({
    getParentRoute: () => staff.blank,
    path: "/staff/login",
    validateSearch: nextSearch,
    beforeLoad: visitorsOnly(nextPage),
    ...page(() => import("./login.tsx"), "staff"),
  }),
] as const;
