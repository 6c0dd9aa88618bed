import { createRoute } from "@tanstack/react-router";
import { page, staff } from "../../../shell/routing.ts";

export const staffRoomingRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/bookings/$id/rooming",
    ...page(() => import("./desk-page.tsx"), "rooming", "change", "price"),
  }),
] as const;
