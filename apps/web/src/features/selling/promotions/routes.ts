import { createRoute } from "@tanstack/react-router";
import { needsSession, page, portal } from "../../../shell/routing.ts";
import { sectionAddress } from "./list-address.ts";

/** Visitors too may look at what is offered. */
export const promotionRoutes = [
  createRoute({
    getParentRoute: () => portal.framed,
    path: "/offers",
    validateSearch: sectionAddress.read,
    ...page(() => import("./offers/page.tsx"), "promotions", "promo-packages", "events", "listing"),
  }),
  createRoute({
    getParentRoute: () => portal.framed,
    path: "/my-promotions",
    validateSearch: sectionAddress.read,
    beforeLoad: needsSession,
    ...page(() => import("./mine/page.tsx"), "promotions", "promo-packages", "events", "listing"),
  }),
  createRoute({
    getParentRoute: () => portal.framed,
    path: "/my-promotions/tickets/$id",
    beforeLoad: needsSession,
    ...page(() => import("./events/tickets-page.tsx"), "events"),
  }),
] as const;

/** Whoever has a voucher's link may print it. */
export const voucherRoutes = [
  createRoute({
    getParentRoute: () => portal.blank,
    path: "/voucher/$token",
    ...page(() => import("./vouchers/print-page.tsx"), "promotions"),
  }),
] as const;
