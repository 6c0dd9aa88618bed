import { createRoute } from "@tanstack/react-router";
import { needsSession, page, portal } from "../../../shell/routing.ts";
import { walletAddress } from "./list-address.ts";

export const walletRoutes = [
  createRoute({
    getParentRoute: () => portal.framed,
    path: "/credits",
    validateSearch: walletAddress.read,
    beforeLoad: needsSession,
    ...page(() => import("./credits.tsx"), "wallet", "listing"),
  }),
] as const;
