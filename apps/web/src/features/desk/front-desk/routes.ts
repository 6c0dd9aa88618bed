import { createRoute } from "@tanstack/react-router";
import { page, staff } from "../../../shell/routing.ts";
import { bookingsAddress } from "./listing/list-address.ts";
import { readDaySearch } from "./today/day-search.ts";

/** The desk's pages. Their layout lets in only who is signed in. */
export const deskRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff",
    validateSearch: readDaySearch,
    ...page(() => import("./today/page.tsx"), "staff", "listing"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/bookings",
    validateSearch: bookingsAddress.read,
    ...page(() => import("./listing/page.tsx"), "staff", "listing"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/bookings/$id",
    ...page(() => import("./booking/page.tsx"), "rooming", "staff", "price"),
  }),
] as const;
