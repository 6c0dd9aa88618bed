import { staffPackagesRoute } from "@pulau/contract/package-admin.ts";
import { createRoute } from "@tanstack/react-router";
import { faceOf } from "../../../api/client.ts";
import { needsSession, page, staff } from "../../../shell/routing.ts";
import { IconBeach } from "../../../ui/icons/index.ts";
import { packagesAddress } from "./list-address.ts";

/** What stays are sold as. */
export const packageRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/packages",
    beforeLoad: needsSession,
    validateSearch: packagesAddress.read,
    staticData: {
      menu: {
        section: "catalogue",
        at: 10,
        icon: IconBeach,
        name: { en: "Packages", my: "Pakej", cn: "套餐" },
        rights: [faceOf(staffPackagesRoute)],
      },
    },
    ...page(() => import("./list/page.tsx"), "catalogue", "pictures", "listing", "setting-up"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/packages/$id",
    beforeLoad: needsSession,
    ...page(() => import("./page/page.tsx"), "catalogue", "age-bands", "pictures", "setting-up"),
  }),
] as const;
