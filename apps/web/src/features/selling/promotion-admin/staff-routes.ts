import { staffPromoCodesRoute } from "@pulau/contract/staff-promo-codes.ts";
import { staffVouchersRoute } from "@pulau/contract/vouchers.ts";
import { createRoute } from "@tanstack/react-router";
import { faceOf } from "../../../api/client.ts";
import { needsSession, page, staff } from "../../../shell/routing.ts";
import { IconDiscount } from "../../../ui/icons/index.ts";
import { promotionsAddress } from "./list-address.ts";

export const staffPromotionRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/promotions",
    validateSearch: promotionsAddress.read,
    beforeLoad: needsSession,
    staticData: {
      menu: {
        section: "sales",
        at: 10,
        icon: IconDiscount,
        name: { en: "Codes and vouchers", my: "Kod dan baucar", cn: "优惠码和礼券" },
        rights: [faceOf(staffPromoCodesRoute), faceOf(staffVouchersRoute)],
      },
    },
    ...page(() => import("./page.tsx"), "staff-promotions", "promotions", "pictures", "ordering", "listing"),
  }),
] as const;
