import { staffPaperRoutes } from "../../features/booking/bookings/staff-routes.ts";
import { enquiryRoutes } from "../../features/booking/enquiries/routes.ts";
import { staffRoomingRoutes } from "../../features/booking/rooming-list/staff-routes.ts";
import {
  deskBeginRoutes,
  deskChangeRoutes,
  deskWizardRoutes,
} from "../../features/booking/wizard/desk/routes.ts";
import { deskRoutes } from "../../features/desk/front-desk/routes.ts";
import { auditLogRoutes } from "../../features/ground/audit-log/routes.ts";
import { staffDeadEndRoutes } from "../../features/ground/dead-ends/routes.ts";
import { resortSettingRoutes } from "../../features/ground/resort-settings/routes.ts";
import { securityLogRoutes } from "../../features/ground/security-log/routes.ts";
import { currencyRoutes } from "../../features/money/currencies/routes.ts";
import { gatewayRoutes } from "../../features/money/gateways/routes.ts";
import { moneyRoutes } from "../../features/money/money-desk/routes.ts";
import { booksRoutes } from "../../features/money/papers/routes.ts";
import { staffWalletRoutes } from "../../features/money/wallet-admin/routes.ts";
import { partnerRoutes } from "../../features/partners/commission/staff-routes.ts";
import { staffAccountRoutes, staffDoorwayRoutes } from "../../features/people/accounts/staff-routes.ts";
import { staffSessionRoutes } from "../../features/people/sessions/staff-routes.ts";
import { staffListRoutes } from "../../features/people/staff-lists/routes.ts";
import { signInRoutes } from "../../features/people/staff-sign-in/routes.ts";
import { boatRoutes } from "../../features/selling/boat-admin/routes.ts";
import { priceRoutes } from "../../features/selling/prices/routes.ts";
import { staffPromotionRoutes } from "../../features/selling/promotion-admin/routes.ts";
import { roomRoutes } from "../../features/selling/room-admin/routes.ts";
import { roomListRoutes } from "../../features/selling/room-lists/routes.ts";
import { aheadRoutes } from "../../features/selling/sold-ahead/routes.ts";

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
  ...priceRoutes,
  ...partnerRoutes,
  ...staffWalletRoutes,
  ...gatewayRoutes,
  ...staffListRoutes,
  ...roomListRoutes,
  ...auditLogRoutes,
  ...securityLogRoutes,
  ...resortSettingRoutes,
  ...staffAccountRoutes,
  ...staffSessionRoutes,
  ...staffRoomingRoutes,
  ...staffDeadEndRoutes,
] as const;
export const staffBlankRoutes = [...signInRoutes, ...staffDoorwayRoutes, ...staffPaperRoutes] as const;
/** Pages that draw their own frame. */
export const staffWholePageRoutes = [...deskChangeRoutes, ...deskWizardRoutes] as const;
