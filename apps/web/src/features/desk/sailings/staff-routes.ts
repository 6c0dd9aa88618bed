import { ways } from "@pulau/domain/transport/timetable.ts";
import { createRoute } from "@tanstack/react-router";
import { choice, day, id, listAddress } from "../../../listing/address.ts";
import { page, staff } from "../../../shell/routing.ts";
import { IconFerry } from "../../../ui/icons/index.ts";
import { sailings } from "./calls.ts";

/** What the address of the sailings says: without days it begins today. */
export const sailingsAddress = listAddress({
  filters: {
    from: day,
    to: day,
    direction: choice(ways),
    kind: choice(["ferry", "charter"]),
    lacks: choice(["yes"]),
  },
  sorts: ["time", "-time"],
});

export const departureTabs = ["boarding", "manifest"] as const;

/** What the address of a sailing says: which party's charter it is, and what is shown of it. */
export const departureAddress = listAddress({
  view: { party: id, tab: choice(departureTabs, "boarding") },
});

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
        icon: IconFerry,
        name: { en: "Sailings", my: "Pelayaran", cn: "航班" },
        rights: [sailings],
      },
    },
    ...page(() => import("./page.tsx"), "sailings", "listing"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/sailings/$id",
    validateSearch: departureAddress.read,
    ...page(() => import("./departure/page.tsx"), "sailings", "listing", "staff"),
  }),
] as const;
