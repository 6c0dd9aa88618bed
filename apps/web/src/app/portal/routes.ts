import { accountRoutes, doorwayRoutes } from "../../features/account/routes.ts";
import { agentRoutes } from "../../features/agents/routes.ts";
import {
  blankBookingRoutes,
  framedBookingRoutes,
  wholePageBookingRoutes,
} from "../../features/booking/routes.ts";
import { commissionRoutes } from "../../features/commission/routes.ts";
import { deadEndRoutes } from "../../features/dead-ends/routes.ts";
import { draftRoutes } from "../../features/drafts/routes.ts";
import { homeRoutes } from "../../features/home/routes.ts";

import { payLinkRoutes } from "../../features/pay-link/routes.ts";
import { payingRoutes } from "../../features/paying/routes.ts";
import { paymentHistoryRoutes } from "../../features/payment-history/routes.ts";
import { promotionRoutes, voucherRoutes } from "../../features/promotions/routes.ts";
import { referralRoutes } from "../../features/referral/routes.ts";
import { roomingLinkRoutes, roomingRoutes } from "../../features/rooming/routes.ts";
import { sessionRoutes } from "../../features/sessions/routes.ts";
import { transferRoutes } from "../../features/transfer/routes.ts";
import { paperRoutes, tripRoutes } from "../../features/trips/routes.ts";
import { waitingRoutes } from "../../features/waiting/routes.ts";
import { walletRoutes } from "../../features/wallet/routes.ts";

/** Every feature's routes, in one place. A feature exports an array and is named here; it imports no other. */
export const framedRoutes = [
  ...homeRoutes,
  ...accountRoutes,
  ...sessionRoutes,
  ...walletRoutes,
  ...paymentHistoryRoutes,
  ...agentRoutes,
  ...promotionRoutes,
  ...referralRoutes,
  ...commissionRoutes,
  ...draftRoutes,
  ...tripRoutes,
  ...transferRoutes,
  ...roomingRoutes,
  ...framedBookingRoutes,
  ...waitingRoutes,
  ...payingRoutes,
  ...deadEndRoutes,
] as const;
export const blankRoutes = [
  ...voucherRoutes,
  ...doorwayRoutes,
  ...paperRoutes,
  ...roomingLinkRoutes,
  ...payLinkRoutes,
  ...blankBookingRoutes,
] as const;
/** Pages that draw their own frame. */
export const wholePageRoutes = [...wholePageBookingRoutes] as const;
