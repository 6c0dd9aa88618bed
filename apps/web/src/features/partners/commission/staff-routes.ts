import { partnersRoute } from "@pulau/contract/partners.ts";
import { createRoute } from "@tanstack/react-router";
import { faceOf } from "../../../api/client.ts";
import { page, staff } from "../../../shell/routing.ts";
import { IconUsersGroup } from "../../../ui/icons/index.ts";
import { partnersAddress } from "./list-address.ts";

/** Agencies and influencers, as staff look after them. */
export const partnerRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/partners",
    validateSearch: partnersAddress.read,
    staticData: {
      menu: {
        section: "sales",
        at: 40,
        icon: IconUsersGroup,
        name: { en: "Partners", my: "Rakan niaga", cn: "合作伙伴" },
        rights: [faceOf(partnersRoute)],
      },
    },
    ...page(() => import("./partners/list-page.tsx"), "partners", "listing"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/partners/rewards",
    ...page(() => import("./partners/rewards-page.tsx"), "partners"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/partners/$id",
    validateSearch: partnersAddress.read,
    ...page(() => import("./partners/partner-page.tsx"), "partners", "commission", "listing"),
  }),
] as const;
