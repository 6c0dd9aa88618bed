import { amenitiesRoute } from "@pulau/contract/amenity-records.ts";
import { bedsListRoute } from "@pulau/contract/bed-records.ts";
import { buildingsRoute } from "@pulau/contract/building-records.ts";
import { createRoute } from "@tanstack/react-router";
import { faceOf } from "../../../api/client.ts";
import { page, staff } from "../../../shell/routing.ts";
import { IconBath, IconBedFilled, IconBuilding } from "../../../ui/icons/index.ts";
import { activeAddress, bedAddress } from "./list-address.ts";

/** Buildings, beds and amenities as staff keep them. */
export const roomListRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/buildings",
    validateSearch: activeAddress.read,
    staticData: {
      menu: {
        section: "roomLists",
        at: 30,
        icon: IconBuilding,
        name: { en: "Buildings", my: "Bangunan", cn: "楼栋" },
        rights: [faceOf(buildingsRoute)],
      },
    },
    ...page(() => import("./buildings.tsx"), "records", "listing", "setting-up"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/beds",
    validateSearch: bedAddress.read,
    staticData: {
      menu: {
        section: "roomLists",
        at: 40,
        icon: IconBedFilled,
        name: { en: "Beds", my: "Katil", cn: "床型" },
        rights: [faceOf(bedsListRoute)],
      },
    },
    ...page(() => import("./beds.tsx"), "records", "listing", "setting-up"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/amenities",
    validateSearch: activeAddress.read,
    staticData: {
      menu: {
        section: "roomLists",
        at: 50,
        icon: IconBath,
        name: { en: "Amenities", my: "Kemudahan", cn: "设施" },
        rights: [faceOf(amenitiesRoute)],
      },
    },
    ...page(() => import("./amenities.tsx"), "records", "catalogue", "listing", "setting-up"),
  }),
] as const;
