import { createRoute } from "@tanstack/react-router";
import { page, staff } from "../../../shell/routing.ts";
import { partnersAddress } from "./list-address.ts";

/** Agencies and influencers, as staff look after them. */
export const partnerRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/partners",
    validateSearch: partnersAddress.read,
    ...page(() => import("./partners/list-page.tsx"), "partners", "listing"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/partners/rewards",
    ...page(() => import("./partners/rewards-page.tsx"), "partners"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/partners/$id",
    validateSearch: partnersAddress.read,
    ...page(() => import("./partners/partner-page.tsx"), "partners", "commission", "listing"),
  }),
] as const;
