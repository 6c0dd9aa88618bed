import { createRoute } from "@tanstack/react-router";
import { page, staff } from "../../../shell/routing.ts";
import { addOnAddress, categoryAddress } from "./list-address.ts";

/** What is sold beside stays, as staff keep it. */
export const addOnRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/add-ons",
    validateSearch: addOnAddress.read,
    ...page(() => import("./add-ons.tsx"), "records", "catalogue", "pictures", "listing"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/add-on-categories",
    validateSearch: categoryAddress.read,
    ...page(() => import("./categories.tsx"), "records", "catalogue", "listing"),
  }),
] as const;
