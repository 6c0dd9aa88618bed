import { tillRoute } from "@pulau/contract/till.ts";
import { tillSalesRoute } from "@pulau/contract/till-sales.ts";
import { createRoute } from "@tanstack/react-router";
import { faceOf } from "../../../api/client.ts";
import { page, staff } from "../../../shell/routing.ts";
import { IconCash, IconReceipt } from "../../../ui/icons/index.ts";
import { salesAddress } from "./list-address.ts";
import { readTillSearch } from "./till-address.ts";

/** Where guests charge to their room what they have in house or pay for it, and what was paid. */
export const tillRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/till",
    validateSearch: readTillSearch,
    staticData: {
      menu: {
        section: "desk",
        at: 37,
        icon: IconReceipt,
        name: { en: "Till", my: "Kaunter jualan", cn: "收银台" },
        rights: [faceOf(tillRoute)],
      },
    },
    ...page(() => import("./page.tsx"), "till", "till-sales", "shifts"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/till-sales",
    validateSearch: salesAddress.read,
    staticData: {
      menu: {
        section: "desk",
        at: 39,
        icon: IconCash,
        name: { en: "Till sales", my: "Jualan di kaunter", cn: "收银台销售" },
        rights: [faceOf(tillSalesRoute)],
      },
    },
    ...page(() => import("./sales/page.tsx"), "till-sales", "shifts", "listing"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/till-sales/$id",
    ...page(() => import("./sales/receipt-page.tsx"), "till-sales", "shifts"),
  }),
] as const;
