import { createRoute } from "@tanstack/react-router";
import { page, staff } from "../../../shell/routing.ts";

/** Currencies that prices are shown in, with their rates. */
export const currencyRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/currencies",
    ...page(() => import("./page.tsx"), "currencies", "listing"),
  }),
] as const;
