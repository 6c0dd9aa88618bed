import { needsPersonRoute, paymentsRoute } from "@pulau/contract/money-desk.ts";
import { shiftsRoute } from "@pulau/contract/shifts.ts";
import { createRoute } from "@tanstack/react-router";
import { faceOf } from "../../../api/client.ts";
import { page, staff } from "../../../shell/routing.ts";
import { IconCash, IconCashRegister, IconUserExclamation } from "../../../ui/icons/index.ts";
import { paymentsAddress, queueAddress, shiftsAddress } from "./list-address.ts";

/** The money desk: what needs a person, all payments, and the money of one booking. */
export const moneyRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/money",
    validateSearch: queueAddress.read,
    staticData: {
      menu: {
        section: "books",
        at: 10,
        icon: IconUserExclamation,
        name: { en: "Needs attention", my: "Perlu perhatian", cn: "待处理事项" },
        rights: [faceOf(needsPersonRoute)],
      },
    },
    ...page(() => import("./queue-page.tsx"), "money", "listing", "shifts"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/payments",
    validateSearch: paymentsAddress.read,
    staticData: {
      menu: {
        section: "books",
        at: 20,
        icon: IconCash,
        name: { en: "Payments", my: "Bayaran", cn: "付款记录" },
        rights: [faceOf(paymentsRoute)],
      },
    },
    ...page(() => import("./payments-page.tsx"), "money", "listing"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/bookings/$id/money",
    ...page(() => import("./booking-page.tsx"), "money", "folios", "price", "listing", "shifts", "till"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/shifts",
    validateSearch: shiftsAddress.read,
    staticData: {
      menu: {
        section: "books",
        at: 25,
        icon: IconCashRegister,
        name: { en: "Shifts", my: "Syif", cn: "收银班次" },
        rights: [faceOf(shiftsRoute)],
      },
    },
    ...page(() => import("./shifts/page.tsx"), "shifts", "listing"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/shifts/$id",
    ...page(() => import("./shifts/shift-page.tsx"), "shifts", "listing"),
  }),
] as const;
