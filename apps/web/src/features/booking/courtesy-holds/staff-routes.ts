import { createRoute } from "@tanstack/react-router";
import { courtesyHolds } from "../../../business/courtesy/calls.ts";
import { page, staff } from "../../../shell/routing.ts";
import { IconHandStop } from "../../../ui/icons/index.ts";
import { courtesyAddress } from "./list-address.ts";

export const courtesyHoldRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/courtesy-holds",
    validateSearch: courtesyAddress.read,
    staticData: {
      menu: {
        section: "desk",
        at: 24,
        icon: IconHandStop,
        name: { en: "Courtesy holds", my: "Bilik ditahan", cn: "代客保留" },
        rights: [courtesyHolds],
      },
    },
    ...page(() => import("./page.tsx"), "courtesy-holds", "listing"),
  }),
] as const;
