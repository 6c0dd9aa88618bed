import { pagesRoute } from "@pulau/contract/pages.ts";
import { createRoute } from "@tanstack/react-router";
import { faceOf } from "../../../api/client.ts";
import { page, staff } from "../../../shell/routing.ts";
import { IconFileText } from "../../../ui/icons/index.ts";

/** The resort's terms and pages: the list of them, and each as it is written. */
export const pageAdminRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/pages",
    staticData: {
      menu: {
        section: "settings",
        at: 10,
        icon: IconFileText,
        name: { en: "Pages", my: "Halaman", cn: "页面" },
        rights: [faceOf(pagesRoute)],
      },
    },
    ...page(() => import("./list-page.tsx"), "texts", "ordering", "listing"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/pages/$id",
    ...page(() => import("./editor-page.tsx"), "texts"),
  }),
] as const;
