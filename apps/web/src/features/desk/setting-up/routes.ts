import { createRoute } from "@tanstack/react-router";
import { page, staff } from "../../../shell/routing.ts";

/** The way from an empty resort to an open one. */
export const settingUpRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/setting-up",
    ...page(() => import("./page.tsx"), "setting-up", "settings", "catalogue-file"),
  }),
] as const;
