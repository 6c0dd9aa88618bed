import { createRoute } from "@tanstack/react-router";
import { page, staff } from "../../../shell/routing.ts";
import { readPaymentSearch, readQueueSearch } from "./search.ts";

/** The money desk: what needs a person, all payments, and the money of one booking. */
export const moneyRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/money",
    validateSearch: readQueueSearch,
    ...page(() => import("./queue-page.tsx"), "money"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/payments",
    validateSearch: readPaymentSearch,
    ...page(() => import("./payments-page.tsx"), "money"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/bookings/$id/money",
    ...page(() => import("./booking-page.tsx"), "money"),
  }),
] as const;
