import { resortChargesRoute } from "@pulau/contract/resort-charges.ts";
import { createRoute } from "@tanstack/react-router";
import { faceOf } from "../../../api/client.ts";
import { page, staff } from "../../../shell/routing.ts";
import { IconReceiptTax } from "../../../ui/icons/index.ts";

/** The resort's surcharges, taxes and fees. */
export const chargeRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/charges",
    staticData: {
      menu: {
        section: "catalogue",
        at: 40,
        icon: IconReceiptTax,
        name: { en: "Surcharges, taxes and fees", my: "Surcaj, cukai dan fi", cn: "附加费和税费" },
        rights: [faceOf(resortChargesRoute)],
      },
    },
    ...page(() => import("./page.tsx"), "charges", "guest-amounts", "price", "prices", "setting-up"),
  }),
] as const;
