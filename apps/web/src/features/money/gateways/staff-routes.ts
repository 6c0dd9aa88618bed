import { gatewayListRoute } from "@pulau/contract/gateways.ts";
import { createRoute } from "@tanstack/react-router";
import { faceOf } from "../../../api/client.ts";
import { page, staff } from "../../../shell/routing.ts";
import { IconCreditCard } from "../../../ui/icons/index.ts";

/** Which payment gateways guests are offered. */
export const gatewayRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/settings/gateways",
    staticData: {
      menu: {
        section: "settings",
        at: 60,
        icon: IconCreditCard,
        name: { en: "Payment gateways", my: "Gerbang pembayaran", cn: "支付网关" },
        rights: [faceOf(gatewayListRoute)],
      },
    },
    ...page(() => import("./page.tsx"), "gateways", "service-keys", "setting-up"),
  }),
] as const;
