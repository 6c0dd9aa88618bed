import { createRoute } from "@tanstack/react-router";
import { needsSession, page, portal } from "../../../shell/routing.ts";
import { commissionAddress, readStatementSearch } from "./list-address.ts";

export const commissionRoutes = [
  createRoute({
    getParentRoute: () => portal.framed,
    path: "/credits/commission",
    validateSearch: commissionAddress.read,
    beforeLoad: needsSession,
    ...page(() => import("./commission-page.tsx"), "commission", "listing"),
  }),
  createRoute({
    getParentRoute: () => portal.framed,
    path: "/commission/statement",
    validateSearch: readStatementSearch,
    beforeLoad: needsSession,
    ...page(() => import("./statement-page.tsx"), "commission", "listing"),
  }),
] as const;
