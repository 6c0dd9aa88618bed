import { createRoute } from "@tanstack/react-router";
import { needsSession, page, portal } from "../../../shell/routing.ts";
import { historyAddress } from "./list-address.ts";

export const paymentHistoryRoutes = [
  createRoute({
    getParentRoute: () => portal.framed,
    path: "/payment-history",
    validateSearch: historyAddress.read,
    beforeLoad: needsSession,
    ...page(() => import("./page.tsx"), "payments", "listing"),
  }),
] as const;
