import { createRoute } from "@tanstack/react-router";
import { needsSession, page, portal, staff } from "../../shell/routing.ts";
import { readCommissionSearch, readPartnersSearch, readStatementSearch } from "./search.ts";

export const commissionRoutes = [
  createRoute({
    getParentRoute: () => portal.framed,
    path: "/credits/commission",
    validateSearch: readCommissionSearch,
    beforeLoad: needsSession,
    ...page(() => import("./commission-page.tsx"), "commission"),
  }),
  createRoute({
    getParentRoute: () => portal.framed,
    path: "/commission/statement",
    validateSearch: readStatementSearch,
    beforeLoad: needsSession,
    ...page(() => import("./statement-page.tsx"), "commission"),
  }),
] as const;

/** Agencies and influencers, as staff look after them. */
export const partnerRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/partners",
    validateSearch: readPartnersSearch,
    ...page(() => import("./partners/list-page.tsx"), "partners"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/partners/rewards",
    ...page(() => import("./partners/rewards-page.tsx"), "partners"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/partners/$id",
    validateSearch: readPartnersSearch,
    ...page(() => import("./partners/partner-page.tsx"), "partners", "commission"),
  }),
] as const;
