import { createRoute } from "@tanstack/react-router";
import { needsSession, page, staff } from "../../../shell/routing.ts";
import { promotionsAddress } from "./list-address.ts";

export const staffPromotionRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/promotions",
    validateSearch: promotionsAddress.read,
    beforeLoad: needsSession,
    ...page(() => import("./page.tsx"), "staff-promotions", "promotions", "pictures", "listing"),
  }),
] as const;
