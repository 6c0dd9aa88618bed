import { setupRoute } from "@pulau/contract/settings/opening.ts";
import { createRoute } from "@tanstack/react-router";
import { faceOf } from "../../../api/client.ts";
import { page, staff } from "../../../shell/routing.ts";
import { IconListCheck } from "../../../ui/icons/index.ts";

/** The way from an empty resort to an open one. */
export const setupRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/setting-up",
    staticData: {
      menu: {
        section: "settings",
        untilOpen: "desk",
        at: 0,
        icon: IconListCheck,
        name: { en: "Setting up", my: "Persediaan", cn: "开业设置" },
        rights: [faceOf(setupRoute)],
      },
    },
    ...page(() => import("./page.tsx"), "setting-up", "settings", "catalogue-file"),
  }),
] as const;
