import { staffAccountRoutes, staffDoorwayRoutes } from "../../features/account/staff-routes.ts";
import { deskBeginRoutes, deskChangeRoutes, deskWizardRoutes } from "../../features/booking/desk/routes.ts";
import { partnerRoutes } from "../../features/commission/staff-routes.ts";
import { staffDeadEndRoutes } from "../../features/dead-ends/routes.ts";
import { staffRoomingRoutes } from "../../features/rooming/staff-routes.ts";
import { staffSessionRoutes } from "../../features/sessions/staff-routes.ts";
import { aheadRoutes } from "../../features/staff/ahead/routes.ts";
import { booksRoutes } from "../../features/staff/books/routes.ts";
import { currencyRoutes } from "../../features/staff/currencies/routes.ts";
import { enquiryRoutes } from "../../features/staff/enquiries/routes.ts";
import { deskRoutes } from "../../features/staff/front-desk/routes.ts";
import { gatewayRoutes } from "../../features/staff/gateways/routes.ts";
import { moneyRoutes } from "../../features/staff/money/routes.ts";
import { staffPromotionRoutes } from "../../features/staff/promotions/routes.ts";
import { roomRoutes } from "../../features/staff/rooms/routes.ts";
import { securityLogRoutes } from "../../features/staff/security-log/routes.ts";
import { signInRoutes } from "../../features/staff/sign-in/routes.ts";
import { staffWalletRoutes } from "../../features/staff/wallets/routes.ts";
import { staffPaperRoutes } from "../../features/trips/staff-routes.ts";

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
  ...staffPromotionRoutes,
  ...partnerRoutes,
  ...staffWalletRoutes,
  ...gatewayRoutes,
  ...securityLogRoutes,
  ...staffAccountRoutes,
  ...staffSessionRoutes,
  ...staffRoomingRoutes,
  ...staffDeadEndRoutes,
] as const;
export const staffBlankRoutes = [...signInRoutes, ...staffDoorwayRoutes, ...staffPaperRoutes] as const;
/** Pages that draw their own frame. */
export const staffWholePageRoutes = [...deskChangeRoutes, ...deskWizardRoutes] as const;
