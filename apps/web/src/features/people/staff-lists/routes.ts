import { createRoute } from "@tanstack/react-router";
import { page, staff } from "../../../shell/routing.ts";
import { departmentAddress, userAddress } from "./list-address.ts";

/** Users, departments and roles as staff keep them. */
export const staffListRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/users",
    validateSearch: userAddress.read,
    ...page(() => import("./users.tsx"), "records", "listing"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/roles",
    validateSearch: departmentAddress.read,
    ...page(() => import("./roles.tsx"), "records", "listing"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/roles/$no",
    ...page(() => import("./role-page.tsx"), "records"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/departments",
    validateSearch: departmentAddress.read,
    ...page(() => import("./departments.tsx"), "records", "listing"),
  }),
] as const;
