import { createRoute } from "@tanstack/react-router";
import { page, staff } from "../../../shell/routing.ts";
import { IconSailboat } from "../../../ui/icons/index.ts";
import { sailings } from "./calls.ts";
import { departureAddress, sailingsAddress } from "./list-address.ts";

/** Boats as they sail, and who is on them. Their timetables are kept under Boats. */
export const sailingsRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/sailings",
    validateSearch: sailingsAddress.read,
    staticData: {
      menu: {
        section: "desk",
        at: 25,
        icon: IconSailboat,
        name: { en: "Sailings", my: "Pelayaran", cn: "船班" },
        rights: [sailings],
      },
    },
    ...page(() => import("./page.tsx"), "sailings", "listing"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/sailings/$id",
    validateSearch: departureAddress.read,
    staticData: { saysOffline: true },
    ...page(() => import("./departure/page.tsx"), "sailings", "crew", "listing", "staff"),
  }),
] as const;
