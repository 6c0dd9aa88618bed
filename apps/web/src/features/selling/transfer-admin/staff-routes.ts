import { exclusionsRoute } from "@pulau/contract/excluded-boat-records.ts";
import { pointsRoute } from "@pulau/contract/point-records.ts";
import { landTransfersRoute } from "@pulau/contract/transfer-records.ts";
import { vehiclesRoute } from "@pulau/contract/vehicle-records.ts";
import { createRoute } from "@tanstack/react-router";
import { faceOf } from "../../../api/client.ts";
import { page, staff } from "../../../shell/routing.ts";
import { IconAnchorOff, IconBus, IconCar, IconMapPin } from "../../../ui/icons/index.ts";
import { exclusionAddress, pointAddress, transferAddress, vehicleAddress } from "./list-address.ts";

/** Land transfers, their points and vehicles, and boats that are not offered, as staff keep them. */
export const transferRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/transfers",
    validateSearch: transferAddress.read,
    staticData: {
      menu: {
        section: "travel",
        at: 30,
        icon: IconBus,
        name: { en: "Land transfers", my: "Pengangkutan darat", cn: "陆路接送" },
        rights: [faceOf(landTransfersRoute)],
      },
    },
    ...page(() => import("./transfers.tsx"), "records", "land", "guest-amounts", "listing", "setting-up"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/transfer-points",
    validateSearch: pointAddress.read,
    staticData: {
      menu: {
        section: "travel",
        at: 40,
        icon: IconMapPin,
        name: { en: "Pick-up points", my: "Tempat ambil", cn: "接送地点" },
        rights: [faceOf(pointsRoute)],
      },
    },
    ...page(() => import("./points.tsx"), "records", "land", "listing", "setting-up"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/vehicles",
    validateSearch: vehicleAddress.read,
    staticData: {
      menu: {
        section: "travel",
        at: 50,
        icon: IconCar,
        name: { en: "Vehicles", my: "Kenderaan", cn: "车辆" },
        rights: [faceOf(vehiclesRoute)],
      },
    },
    ...page(() => import("./vehicles.tsx"), "records", "land", "listing", "setting-up"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/boats-not-offered",
    validateSearch: exclusionAddress.read,
    staticData: {
      menu: {
        section: "travel",
        at: 20,
        icon: IconAnchorOff,
        name: { en: "Boats not offered", my: "Bot tidak ditawarkan", cn: "不开放的船只" },
        rights: [faceOf(exclusionsRoute)],
      },
    },
    ...page(() => import("./excluded-boats.tsx"), "records", "land", "listing"),
  }),
] as const;
