import { createRoute } from "@tanstack/react-router";
import { page, staff } from "../../../shell/routing.ts";
import { activeAddress, bedAddress } from "./list-address.ts";

/** Buildings, beds and amenities as staff keep them. */
export const roomListRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/buildings",
    validateSearch: activeAddress.read,
    ...page(() => import("./buildings.tsx"), "records", "listing"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/beds",
    validateSearch: bedAddress.read,
    ...page(() => import("./beds.tsx"), "records", "listing"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/amenities",
    validateSearch: activeAddress.read,
    ...page(() => import("./amenities.tsx"), "records", "listing"),
  }),
] as const;
