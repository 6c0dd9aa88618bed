import { createRoute } from "@tanstack/react-router";
import { needsSession, page, portal } from "../../../shell/routing.ts";
import { readWalletSearch } from "./search.ts";

export const walletRoutes = [
  createRoute({
    getParentRoute: () => portal.framed,
    path: "/credits",
    validateSearch: readWalletSearch,
    beforeLoad: needsSession,
    ...page(() => import("./credits.tsx"), "wallet"),
  }),
] as const;
