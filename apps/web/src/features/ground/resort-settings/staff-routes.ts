import { createRoute } from "@tanstack/react-router";
import { page, staff } from "../../../shell/routing.ts";
import { IconSettings } from "../../../ui/icons/index.ts";

/** The resort's settings: the list of them, and one page a group. */
export const resortSettingRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/settings",
    staticData: {
      menu: {
        section: "settings",
        at: 30,
        icon: IconSettings,
        name: { en: "All settings", my: "Semua tetapan", cn: "所有设置" },
        rights: [{ permission: ["settings", "read"] }],
      },
    },
    ...page(() => import("./index-page.tsx"), "settings"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/settings/$group",
    ...page(
      () => import("./page.tsx"),
      "settings",
      "age-bands",
      "pictures",
      "booking",
      "service-keys",
      "records",
      "stay-pages",
      "setting-up",
    ),
  }),
] as const;
