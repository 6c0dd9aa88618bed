import { boatLinkRoutes } from "../../features/booking/boat-link/routes.ts";
import { paperRoutes, tripRoutes } from "../../features/booking/bookings/routes.ts";
import { dashboardRoutes } from "../../features/booking/dashboard/routes.ts";
import { draftRoutes } from "../../features/booking/drafts/routes.ts";
import { feedbackLinkRoutes, feedbackRoutes } from "../../features/booking/feedback/routes.ts";
import { sharedStayRoutes, travellerRoutes } from "../../features/booking/guest-links/routes.ts";
import { pocketRoutes } from "../../features/booking/pocket/routes.ts";
import { roomingLinkRoutes, roomingRoutes } from "../../features/booking/rooming-list/routes.ts";
import { waitingRoutes } from "../../features/booking/waiting-list/routes.ts";
import {
  blankBookingRoutes,
  framedBookingRoutes,
  wholePageBookingRoutes,
} from "../../features/booking/wizard/routes.ts";
import { deadEndRoutes } from "../../features/ground/error-pages/routes.ts";
import { resortPageRoutes } from "../../features/ground/pages/routes.ts";
import { transferRoutes } from "../../features/money/bank-transfer/routes.ts";
import { payLinkRoutes } from "../../features/money/pay-link/routes.ts";
import { paymentHistoryRoutes } from "../../features/money/payment-history/routes.ts";
import { walletRoutes } from "../../features/money/wallet/routes.ts";
import { agentRoutes } from "../../features/partners/agents/routes.ts";
import { commissionRoutes } from "../../features/partners/commission/routes.ts";
import { referralRoutes } from "../../features/partners/referral/routes.ts";
import { accountRoutes, signedOutRoutes } from "../../features/people/accounts/routes.ts";
import { sessionRoutes } from "../../features/people/sessions/routes.ts";
import { homeRoutes } from "../../features/selling/home/routes.ts";
import { promotionRoutes, voucherRoutes } from "../../features/selling/promotions/routes.ts";
import { payingRoutes } from "../../features/selling/purchases/routes.ts";
import { stayPageRoutes } from "../../features/selling/stay-pages/routes.ts";

/** Every feature's routes, in one place. A feature exports an array and is named here; it imports no other. */
export const framedRoutes = [
  ...homeRoutes,
  ...stayPageRoutes,
  ...accountRoutes,
  ...sessionRoutes,
  ...walletRoutes,
  ...paymentHistoryRoutes,
  ...agentRoutes,
  ...promotionRoutes,
  ...referralRoutes,
  ...commissionRoutes,
  ...draftRoutes,
  ...dashboardRoutes,
  ...feedbackRoutes,
  ...tripRoutes,
  ...transferRoutes,
  ...roomingRoutes,
  ...travellerRoutes,
  ...framedBookingRoutes,
  ...waitingRoutes,
  ...payingRoutes,
  ...resortPageRoutes,
  ...deadEndRoutes,
] as const;
export const blankRoutes = [
  ...voucherRoutes,
  ...signedOutRoutes,
  ...paperRoutes,
  ...roomingLinkRoutes,
  ...sharedStayRoutes,
  ...pocketRoutes,
  ...boatLinkRoutes,
  ...feedbackLinkRoutes,
  ...payLinkRoutes,
  ...blankBookingRoutes,
] as const;
/** Pages that draw their own frame. */
export const wholePageRoutes = [...wholePageBookingRoutes] as const;
