import { createRoute } from "@tanstack/react-router";
import { page, portal } from "../../shell/routing.ts";

const tabOf = ({ tab }: Record<string, unknown>): { tab?: string } =>
  typeof tab === "string" ? { tab } : {};

/** Visitors too may look at what is offered. */
export const promotionRoutes = [
  createRoute({
    getParentRoute: () => portal.framed,
    path: "/offers",
    validateSearch: tabOf,
    ...page(() => import("./offers/page.tsx"), "promotions", "promo-packages", "events"),
  }),
] as const;
