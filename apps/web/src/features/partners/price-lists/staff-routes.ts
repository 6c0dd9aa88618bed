import { priceListsRoute } from "@pulau/contract/price-lists.ts";
import { createRoute } from "@tanstack/react-router";
import { faceOf } from "../../../api/client.ts";
import { page, staff } from "../../../shell/routing.ts";
import { IconTags } from "../../../ui/icons/index.ts";
import { priceListAddress } from "./list-address.ts";

/** Price lists beside the public one, and who buys by which. */
export const priceListRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/price-lists",
    validateSearch: priceListAddress.read,
    staticData: {
      menu: {
        section: "catalogue",
        at: 30,
        icon: IconTags,
        name: { en: "Price lists", my: "Senarai harga", cn: "价目表" },
        rights: [faceOf(priceListsRoute)],
      },
    },
    ...page(() => import("./page.tsx"), "records", "partners", "listing"),
  }),
] as const;
