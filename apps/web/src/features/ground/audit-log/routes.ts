import { createRoute } from "@tanstack/react-router";
import { page, staff } from "../../../shell/routing.ts";
import { auditAddress } from "./list-address.ts";

/** What staff did: who, what, before and after. */
export const auditLogRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/audit-log",
    validateSearch: auditAddress.read,
    ...page(() => import("./page.tsx"), "audit-log", "catalogue-file", "listing"),
  }),
] as const;
