import { createRoute } from "@tanstack/react-router";
import { needsSession, page, portal } from "../../../shell/routing.ts";
import { tripsAddress } from "./list-address.ts";
import { readCopy, readPaper } from "./read-paper.ts";

export const tripRoutes = [
  createRoute({
    getParentRoute: () => portal.framed,
    path: "/booking/listing",
    validateSearch: tripsAddress.read,
    beforeLoad: needsSession,
    ...page(() => import("./listing.tsx"), "trips", "listing"),
  }),
  // Visitors too: a booking made without an account belongs to their anonymous session.
  createRoute({
    getParentRoute: () => portal.framed,
    path: "/booking/detail/$id",
    ...page(() => import("./detail.tsx"), "rooming", "trips", "price", "paying", "events", "change"),
  }),
  createRoute({
    getParentRoute: () => portal.framed,
    path: "/booking/claim/$token",
    ...page(() => import("./claim-page.tsx"), "trips", "price"),
  }),
] as const;

export const paperRoutes = [
  createRoute({
    getParentRoute: () => portal.blank,
    path: "/booking/detail/$id/pay",
    ...page(() => import("./pay-page.tsx"), "trips", "paying", "booking"),
  }),
  createRoute({
    getParentRoute: () => portal.blank,
    path: "/booking/detail/$id/print",
    validateSearch: readCopy,
    ...page(() => import("./papers/print.tsx"), "trips", "price"),
  }),
  createRoute({
    getParentRoute: () => portal.blank,
    path: "/invoice/$id",
    validateSearch: readPaper,
    ...page(() => import("./papers/invoice.tsx"), "papers", "trips", "price"),
  }),
  createRoute({
    getParentRoute: () => portal.blank,
    path: "/purchase/$id/invoice",
    validateSearch: readPaper,
    beforeLoad: needsSession,
    ...page(() => import("./papers/places.tsx"), "papers", "trips", "price"),
  }),
  createRoute({
    getParentRoute: () => portal.blank,
    path: "/receipt/$id",
    ...page(() => import("./papers/receipt.tsx"), "papers", "trips"),
  }),
] as const;
