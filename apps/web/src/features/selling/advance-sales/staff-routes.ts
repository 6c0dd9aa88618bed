import { staffEventsRoute } from "@pulau/contract/event-admin.ts";
import { staffPromoPackagesRoute } from "@pulau/contract/promo-package-admin.ts";
import { createRoute } from "@tanstack/react-router";
import { faceOf } from "../../../api/client.ts";
import { page, staff } from "../../../shell/routing.ts";
import { IconConfetti, IconPackage } from "../../../ui/icons/index.ts";
import { attendeesAddress, eventsAddress, packagesAddress } from "./list-address.ts";

/** What is sold beside dated stays: packages bought ahead, and events. */
export const advanceSaleRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/promo-packages",
    validateSearch: packagesAddress.read,
    staticData: {
      menu: {
        section: "sales",
        at: 20,
        icon: IconPackage,
        name: { en: "Promo packages", my: "Pakej promosi", cn: "预售套餐" },
        rights: [faceOf(staffPromoPackagesRoute)],
      },
    },
    ...page(() => import("./packages/page.tsx"), "promo-packages", "events", "pictures", "listing"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/events",
    validateSearch: eventsAddress.read,
    staticData: {
      menu: {
        section: "sales",
        at: 30,
        icon: IconConfetti,
        name: { en: "Events", my: "Acara", cn: "活动" },
        rights: [faceOf(staffEventsRoute)],
      },
    },
    ...page(() => import("./events/page.tsx"), "events", "catalogue", "pictures", "listing"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/events/$id",
    validateSearch: attendeesAddress.read,
    ...page(() => import("./events/attendees-page.tsx"), "events", "listing"),
  }),
] as const;
