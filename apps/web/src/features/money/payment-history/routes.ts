import { createRoute } from "@tanstack/react-router";
import { needsSession, page, portal } from "../../../shell/routing.ts";
import { readHistorySearch } from "./search.ts";

export const paymentHistoryRoutes = [
  createRoute({
    getParentRoute: () => portal.framed,
    path: "/payment-history",
    validateSearch: readHistorySearch,
    beforeLoad: needsSession,
    ...page(() => import("./page.tsx"), "payments"),
  }),
] as const;
