import type { AnyRoute } from "@tanstack/react-router";
import { staff } from "../../shell/routing.ts";

/** A feature's routes, beside what its pages need of them: the address of a list and its call. */
type RoutesFile = Readonly<Record<string, unknown>>;

/** Each feature's pages for staff, under `/staff/…`: a feature has them in its `staff-routes.ts`, and is named nowhere else. */
export const staffRouteFiles = import.meta.glob<RoutesFile>("../../features/**/staff-routes.ts", {
  eager: true,
});

const routes = Object.values(staffRouteFiles)
  .flatMap((file) => Object.values(file))
  .flatMap((exported) => (Array.isArray(exported) ? (exported as AnyRoute[]) : []));
const under = (layout: unknown): readonly AnyRoute[] =>
  routes.filter((route) => route.options.getParentRoute() === layout);

/** Those with the menu, and those without (sign-in). */
export const staffFramedRoutes = under(staff.framed);
export const staffBlankRoutes = under(staff.blank);
/** Pages that draw their own frame. */
export const staffWholePageRoutes = under(staff.root);
