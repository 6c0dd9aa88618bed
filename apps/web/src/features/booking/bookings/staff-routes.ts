import { createRoute } from "@tanstack/react-router";
import { needsSession, page, staff } from "../../../shell/routing.ts";
import { readPaper } from "./read-paper.ts";

/** Invoices and receipts of guests as staff see and print them. */
export const staffPaperRoutes = [
  createRoute({
    getParentRoute: () => staff.blank,
    path: "/staff/invoice/$id",
    validateSearch: readPaper,
    beforeLoad: needsSession,
    ...page(() => import("./papers/invoice.tsx"), "papers", "trips", "price"),
  }),
  createRoute({
    getParentRoute: () => staff.blank,
    path: "/staff/purchase/$id/invoice",
    validateSearch: readPaper,
    beforeLoad: needsSession,
    ...page(() => import("./papers/places.tsx"), "papers", "trips", "price"),
  }),
  createRoute({
    getParentRoute: () => staff.blank,
    path: "/staff/groups/$id/invoice",
    validateSearch: readPaper,
    beforeLoad: needsSession,
    ...page(() => import("./papers/group.tsx"), "papers", "trips", "price"),
  }),
  createRoute({
    getParentRoute: () => staff.blank,
    path: "/staff/receipt/$id",
    beforeLoad: needsSession,
    ...page(() => import("./papers/receipt.tsx"), "papers", "trips"),
  }),
  createRoute({
    getParentRoute: () => staff.blank,
    path: "/staff/bookings/$id/print",
    beforeLoad: needsSession,
    ...page(() => import("./papers/staff-print.tsx"), "papers", "trips", "price"),
  }),
  createRoute({
    getParentRoute: () => staff.blank,
    path: "/staff/bookings/$id/registration",
    beforeLoad: needsSession,
    ...page(() => import("./papers/registration.tsx"), "papers", "trips", "price"),
  }),
] as const;
