import { createRoute } from "@tanstack/react-router";
import { needsSession, page, portal } from "../../../shell/routing.ts";
import { customersAddress, membersAddress } from "./list-address.ts";

export const agentRoutes = [
  createRoute({
    getParentRoute: () => portal.framed,
    path: "/agent/customers",
    validateSearch: customersAddress.read,
    beforeLoad: needsSession,
    ...page(() => import("./customers.tsx"), "agents", "listing"),
  }),
  createRoute({
    getParentRoute: () => portal.framed,
    path: "/agent/members",
    validateSearch: membersAddress.read,
    beforeLoad: needsSession,
    ...page(() => import("./members.tsx"), "agents", "listing"),
  }),
  createRoute({
    getParentRoute: () => portal.framed,
    path: "/bank-details",
    beforeLoad: needsSession,
    ...page(() => import("./bank.tsx"), "agents", "papers"),
  }),
] as const;
