import { createRoute } from "@tanstack/react-router";
import { needsSession, page, staff } from "../../../shell/routing.ts";

const words = ["prices", "price", "errors", "pictures"] as const;

export const priceRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/prices",
    beforeLoad: needsSession,
    ...page(() => import("./page.tsx"), ...words),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/prices/$optionId",
    beforeLoad: needsSession,
    ...page(() => import("./editor-page.tsx"), ...words),
  }),
] as const;
