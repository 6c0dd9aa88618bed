import { createRoute, redirect } from "@tanstack/react-router";
import { page, type RouteContext, staff } from "../../../shell/routing.ts";
import { nextPage, nextSearch } from "../../../shell/staff-next-page.ts";

type Filters = { context: RouteContext; search: { next?: string } };

/** Who is signed in already has no use for the page. */
const visitorsOnly = ({ context, search }: Filters): void => {
  if (context.session.state() !== null) throw redirect({ href: nextPage(search.next), replace: true });
};

export const signInRoutes = [
  createRoute({
    getParentRoute: () => staff.blank,
    path: "/staff/login",
    validateSearch: nextSearch,
    beforeLoad: visitorsOnly,
    ...page(() => import("./login.tsx"), "staff"),
  }),
] as const;
