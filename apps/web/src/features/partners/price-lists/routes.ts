import { createRoute } from "@tanstack/react-router";
import { page, staff } from "../../../shell/routing.ts";
import { priceListAddress } from "./list-address.ts";

/** Price lists beside the public one, and who buys by which. */
export const priceListRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/price-lists",
    validateSearch: priceListAddress.read,
    ...page(() => import("./page.tsx"), "records", "partners", "listing"),
  }),
] as const;
