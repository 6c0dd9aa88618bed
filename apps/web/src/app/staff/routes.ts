import { staffPaperRoutes } from "../../features/booking/bookings/staff-routes.ts";
import { enquiryRoutes } from "../../features/booking/enquiries/routes.ts";
import { staffRoomingRoutes } from "../../features/booking/rooming-list/staff-routes.ts";
import {
  deskBeginRoutes,
  deskChangeRoutes,
  deskWizardRoutes,
} from "../../features/booking/wizard/desk/routes.ts";
import { deskRoutes } from "../../features/desk/front-desk/routes.ts";
import { settingUpRoutes } from "../../features/desk/setting-up/routes.ts";
import { auditLogRoutes } from "../../features/ground/audit-log/routes.ts";
import { catalogueFileRoutes } from "../../features/ground/catalogue-file/routes.ts";
import { staffDeadEndRoutes } from "../../features/ground/dead-ends/routes.ts";
import { questionRoutes } from "../../features/ground/guest-questions/routes.ts";
import { mailTextRoutes } from "../../features/ground/mail-texts/routes.ts";
import { pageAdminRoutes } from "../../features/ground/page-admin/routes.ts";
import { resortSettingRoutes } from "../../features/ground/resort-settings/routes.ts";
import { securityLogRoutes } from "../../features/ground/security-log/routes.ts";
import { currencyRoutes } from "../../features/money/currencies/routes.ts";
import { gatewayRoutes } from "../../features/money/gateways/routes.ts";
import { moneyRoutes } from "../../features/money/money-desk/routes.ts";
import { booksRoutes } from "../../features/money/papers/routes.ts";
import { staffWalletRoutes } from "../../features/money/wallet-admin/routes.ts";
import { partnerRoutes } from "../../features/partners/commission/staff-routes.ts";
import { priceListRoutes } from "../../features/partners/price-lists/routes.ts";
import { staffAccountLinkRoutes, staffAccountRoutes } from "../../features/people/accounts/staff-routes.ts";
import { staffSessionRoutes } from "../../features/people/sessions/staff-routes.ts";
import { staffListRoutes } from "../../features/people/staff-lists/routes.ts";
import { signInRoutes } from "../../features/people/staff-sign-in/routes.ts";
import { addOnRoutes } from "../../features/selling/add-on-admin/routes.ts";
import { boatRoutes } from "../../features/selling/boat-admin/routes.ts";
import { packageRoutes } from "../../features/selling/packages/routes.ts";
import { priceRoutes } from "../../features/selling/prices/routes.ts";
import { staffPromotionRoutes } from "../../features/selling/promotion-admin/routes.ts";
import { chargeRoutes } from "../../features/selling/resort-charges/routes.ts";
import { roomRoutes } from "../../features/selling/room-admin/routes.ts";
import { roomListRoutes } from "../../features/selling/room-lists/routes.ts";
import { aheadRoutes } from "../../features/selling/sold-ahead/routes.ts";
import { transferRoutes } from "../../features/selling/transfer-admin/routes.ts";

/** Every staff feature's routes, under `/staff/…`: those with the menu, and those without (sign-in). */
export const staffFramedRoutes = [
  ...deskRoutes,
  ...deskBeginRoutes,
  ...enquiryRoutes,
  ...aheadRoutes,
  ...booksRoutes,
  ...currencyRoutes,
  ...moneyRoutes,
  ...roomRoutes,
  ...boatRoutes,
  ...staffPromotionRoutes,
  ...packageRoutes,
  ...priceRoutes,
  ...chargeRoutes,
  ...partnerRoutes,
  ...priceListRoutes,
  ...staffWalletRoutes,
  ...gatewayRoutes,
  ...staffListRoutes,
  ...roomListRoutes,
  ...addOnRoutes,
  ...transferRoutes,
  ...questionRoutes,
  ...auditLogRoutes,
  ...securityLogRoutes,
  ...pageAdminRoutes,
  ...mailTextRoutes,
  ...catalogueFileRoutes,
  ...resortSettingRoutes,
  ...settingUpRoutes,
  ...staffAccountRoutes,
  ...staffSessionRoutes,
  ...staffRoomingRoutes,
  ...staffDeadEndRoutes,
] as const;
export const staffBlankRoutes = [...signInRoutes, ...staffAccountLinkRoutes, ...staffPaperRoutes] as const;
/** Pages that draw their own frame. */
export const staffWholePageRoutes = [...deskChangeRoutes, ...deskWizardRoutes] as const;
