import { pricedOptionsRoute } from "@pulau/contract/price-draft.ts";
import { createRoute } from "@tanstack/react-router";
import { faceOf } from "../../../api/client.ts";
import { needsSession, page, staff } from "../../../shell/routing.ts";
import { IconTable } from "../../../ui/icons/index.ts";

const words = ["prices", "price", "errors", "pictures", "listing"] as const;

export const priceRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/prices",
    beforeLoad: needsSession,
    staticData: {
      menu: {
        section: "catalogue",
        at: 20,
        icon: IconTable,
        name: { en: "Prices", my: "Harga", cn: "价格" },
        rights: [faceOf(pricedOptionsRoute)],
      },
    },
    ...page(() => import("./page.tsx"), ...words),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/prices/$optionId",
    beforeLoad: needsSession,
    ...page(() => import("./editor-page.tsx"), ...words),
  }),
] as const;
