import { createRoute } from "@tanstack/react-router";
import { page, staff } from "../../../shell/routing.ts";
import { paymentsAddress, queueAddress } from "./list-address.ts";

/** The money desk: what needs a person, all payments, and the money of one booking. */
export const moneyRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/money",
    validateSearch: queueAddress.read,
    ...page(() => import("./queue-page.tsx"), "money", "listing"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/payments",
    validateSearch: paymentsAddress.read,
    ...page(() => import("./payments-page.tsx"), "money", "listing"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/bookings/$id/money",
    ...page(() => import("./booking-page.tsx"), "money", "listing"),
  }),
] as const;
