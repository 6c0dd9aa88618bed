import { createRoute } from "@tanstack/react-router";
import { page, staff } from "../../../shell/routing.ts";
import { exclusionAddress, pointAddress, transferAddress, vehicleAddress } from "./list-address.ts";

/** Land transfers, their points and vehicles, and boats that are not offered, as staff keep them. */
export const transferRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/transfers",
    validateSearch: transferAddress.read,
    ...page(() => import("./transfers.tsx"), "records", "land", "listing"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/transfer-points",
    validateSearch: pointAddress.read,
    ...page(() => import("./points.tsx"), "records", "land", "listing"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/vehicles",
    validateSearch: vehicleAddress.read,
    ...page(() => import("./vehicles.tsx"), "records", "land", "listing"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/boats-not-offered",
    validateSearch: exclusionAddress.read,
    ...page(() => import("./excluded-boats.tsx"), "records", "land", "listing"),
  }),
] as const;
