import { createRoute } from "@tanstack/react-router";
import { page, staff } from "../../../shell/routing.ts";
import { IconShieldLock } from "../../../ui/icons/index.ts";
import { logAddress, securityLog } from "./list-address.ts";

/** Who came in, who was refused, and who did what needs watching. */
export const securityLogRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/settings/security-log",
    validateSearch: logAddress.read,
    staticData: {
      menu: {
        section: "settings",
        at: 90,
        icon: IconShieldLock,
        name: { en: "Security log", my: "Log keselamatan", cn: "安全日志" },
        rights: [securityLog],
      },
    },
    ...page(() => import("./page.tsx"), "security-log", "listing"),
  }),
] as const;
