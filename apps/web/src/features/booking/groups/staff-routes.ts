import { groupsRoute } from "@pulau/contract/groups.ts";
import { createRoute } from "@tanstack/react-router";
import { faceOf } from "../../../api/client.ts";
import { page, staff } from "../../../shell/routing.ts";
import { IconUsersGroup } from "../../../ui/icons/index.ts";
import { groupsAddress } from "./list-address.ts";

export const groupRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/groups",
    validateSearch: groupsAddress.read,
    staticData: {
      menu: {
        section: "desk",
        at: 22,
        icon: IconUsersGroup,
        name: { en: "Groups", my: "Kumpulan", cn: "团体" },
        rights: [faceOf(groupsRoute)],
      },
    },
    ...page(() => import("./list-page.tsx"), "groups", "folios", "price", "listing"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/groups/$id",
    ...page(() => import("./group-page.tsx"), "groups", "folios", "price", "listing"),
  }),
] as const;
