import { createRoute } from "@tanstack/react-router";
import { needsSession, page, staff } from "../../../shell/routing.ts";
import { packagesAddress } from "./list-address.ts";

/** What stays are sold as. */
export const packageRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/packages",
    beforeLoad: needsSession,
    validateSearch: packagesAddress.read,
    ...page(() => import("./list/page.tsx"), "catalogue", "pictures", "listing"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/packages/$id",
    beforeLoad: needsSession,
    ...page(() => import("./page/page.tsx"), "catalogue", "pictures"),
  }),
] as const;
