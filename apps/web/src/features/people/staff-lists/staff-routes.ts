import { departmentsRoute, rolesRoute, usersRoute } from "@pulau/contract/staff-records.ts";
import { createRoute } from "@tanstack/react-router";
import { faceOf } from "../../../api/client.ts";
import { page, staff } from "../../../shell/routing.ts";
import { IconShieldHalf, IconSitemap, IconUsers } from "../../../ui/icons/index.ts";
import { departmentAddress, userAddress } from "./list-address.ts";

/** Users, departments and roles as staff keep them. */
export const staffListRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/users",
    validateSearch: userAddress.read,
    staticData: {
      menu: {
        section: "people",
        at: 10,
        icon: IconUsers,
        name: { en: "Users", my: "Pengguna", cn: "用户" },
        rights: [faceOf(usersRoute)],
      },
    },
    ...page(() => import("./users.tsx"), "records", "listing"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/roles",
    validateSearch: departmentAddress.read,
    staticData: {
      menu: {
        section: "people",
        at: 20,
        icon: IconShieldHalf,
        name: { en: "Roles", my: "Peranan", cn: "角色" },
        rights: [faceOf(rolesRoute)],
      },
    },
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
    staticData: {
      menu: {
        section: "people",
        at: 30,
        icon: IconSitemap,
        name: { en: "Departments", my: "Jabatan", cn: "部门" },
        rights: [faceOf(departmentsRoute)],
      },
    },
    ...page(() => import("./departments.tsx"), "records", "listing"),
  }),
] as const;
