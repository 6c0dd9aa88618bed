import { addOnCategoriesRoute, staffAddOnsRoute } from "@pulau/contract/add-on-records.ts";
import { createRoute } from "@tanstack/react-router";
import { faceOf } from "../../../api/client.ts";
import { page, staff } from "../../../shell/routing.ts";
import { IconCategory, IconScubaMask } from "../../../ui/icons/index.ts";
import { addOnAddress, categoryAddress } from "./list-address.ts";

/** What is sold beside stays, as staff keep it. */
export const addOnRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/add-ons",
    validateSearch: addOnAddress.read,
    staticData: {
      menu: {
        section: "catalogue",
        at: 50,
        icon: IconScubaMask,
        name: { en: "Add-ons", my: "Item tambahan", cn: "附加项目" },
        rights: [faceOf(staffAddOnsRoute)],
      },
    },
    ...page(() => import("./add-ons.tsx"), "records", "catalogue", "pictures", "listing", "setting-up"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/add-on-categories",
    validateSearch: categoryAddress.read,
    staticData: {
      menu: {
        section: "catalogue",
        at: 60,
        icon: IconCategory,
        name: { en: "Add-on categories", my: "Kategori item tambahan", cn: "附加项目类别" },
        rights: [faceOf(addOnCategoriesRoute)],
      },
    },
    ...page(() => import("./categories.tsx"), "records", "catalogue", "listing", "setting-up"),
  }),
] as const;
