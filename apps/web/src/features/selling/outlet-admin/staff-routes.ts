import { outletItemsRoute, outletsRoute } from "@pulau/contract/outlet-records.ts";
import { createRoute } from "@tanstack/react-router";
import { faceOf } from "../../../api/client.ts";
import { page, staff } from "../../../shell/routing.ts";
import { IconBottle, IconTags } from "../../../ui/icons/index.ts";
import { outletAddress, outletItemAddress } from "./list-address.ts";

/** The resort's points of sale and what they sell, as staff keep them. */
export const outletRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/outlets",
    validateSearch: outletAddress.read,
    staticData: {
      menu: {
        section: "catalogue",
        at: 64,
        icon: IconBottle,
        name: { en: "Outlets", my: "Outlet", cn: "营业点" },
        rights: [faceOf(outletsRoute)],
      },
    },
    ...page(() => import("./outlets.tsx"), "records", "till", "listing", "setting-up"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/outlet-items",
    validateSearch: outletItemAddress.read,
    staticData: {
      menu: {
        section: "catalogue",
        at: 66,
        icon: IconTags,
        name: { en: "Outlet prices", my: "Harga outlet", cn: "营业点价目" },
        rights: [faceOf(outletItemsRoute)],
      },
    },
    ...page(() => import("./items.tsx"), "records", "till", "catalogue", "pictures", "listing", "setting-up"),
  }),
] as const;
