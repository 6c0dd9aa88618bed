import { adminCurrenciesRoute } from "@pulau/contract/currencies.ts";
import { createRoute } from "@tanstack/react-router";
import { faceOf } from "../../../api/client.ts";
import { page, staff } from "../../../shell/routing.ts";
import { IconCoins } from "../../../ui/icons/index.ts";

/** Currencies that prices are shown in, with their rates. */
export const currencyRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/currencies",
    staticData: {
      menu: {
        section: "settings",
        at: 70,
        icon: IconCoins,
        name: { en: "Currencies", my: "Mata wang", cn: "货币" },
        rights: [faceOf(adminCurrenciesRoute)],
      },
    },
    ...page(() => import("./page.tsx"), "currencies", "ordering", "listing"),
  }),
] as const;
