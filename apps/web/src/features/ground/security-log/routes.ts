import { createRoute } from "@tanstack/react-router";
import { page, staff } from "../../../shell/routing.ts";
import { readLogSearch } from "./search.ts";

/** Who came in, who was refused, and who did what needs watching. */
export const securityLogRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/settings/security-log",
    validateSearch: readLogSearch,
    ...page(() => import("./page.tsx"), "security-log"),
  }),
] as const;
