import { createRoute } from "@tanstack/react-router";
import { page, staff } from "../../../shell/routing.ts";
import { logAddress } from "./list-address.ts";

/** Who came in, who was refused, and who did what needs watching. */
export const securityLogRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/settings/security-log",
    validateSearch: logAddress.read,
    ...page(() => import("./page.tsx"), "security-log", "listing"),
  }),
] as const;
