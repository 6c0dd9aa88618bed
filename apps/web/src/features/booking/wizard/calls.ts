import type {
  additionalPackagesRoute,
  addOnsRoute,
  extrasRoute,
  includedAddOnsRoute,
} from "@pulau/contract/add-ons.ts";
import type {
  addCustomerRoute,
  agentInfoRoute,
  customersRoute,
  oneCustomerRoute,
} from "@pulau/contract/agents.ts";
import type {
  askRoomsAvailabilityRoute,
  autoSelectRoute,
  calendarRoute,
  nearDatesRoute,
  roomTypesRoute,
} from "@pulau/contract/availability.ts";
import type { bookingJsonRoute, bookingRoute, submitBookingRoute } from "@pulau/contract/bookings.ts";
import type {
  allAvailableRoute,
  otherSailingsRoute,
  packagesRoute,
  sailingsRoute,
} from "@pulau/contract/catalogue.ts";
import type { createDraftRoute, draftRoute, saveDraftRoute } from "@pulau/contract/drafts.ts";
import type { eInvoiceRoute } from "@pulau/contract/e-invoice.ts";
import type { gatewayBanksRoute, offeredGatewaysRoute } from "@pulau/contract/gateways.ts";
import type {
  alterHoldRoute,
  extendHoldRoute,
  holdStayRoute,
  releaseHoldRoute,
  roomTimerRoute,
} from "@pulau/contract/holds.ts";
import type { leadSourcesRoute } from "@pulau/contract/lead-sources.ts";
import type {
  payFromWalletRoute,
  paymentOptionsRoute,
  paymentStatusRoute,
  startPaymentRoute,
  walletRoute,
} from "@pulau/contract/payments.ts";
import type { bookPromoRoute, promoByCodeRoute } from "@pulau/contract/promo-codes.ts";
import type { resortRoute } from "@pulau/contract/resort.ts";
import type { checkGroupRoute } from "@pulau/contract/rooming-list.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { endPointsRoute, startPointsRoute } from "@pulau/contract/transfers.ts";
import { faceOf } from "../../../api/client.ts";

/** The wizard's calls, by face: pages load no schema but the one of the guests' form. */
export const resort = faceOf<typeof resortRoute>({ method: "GET", path: "/api/resort", scope: "none" });
export const eInvoice = faceOf<typeof eInvoiceRoute>({
  method: "GET",
  path: "/api/e-invoice/:_id",
  scope: "userPortal",
});
/** A table that was pasted, read into the rooms of the draft. */
export const checkGroup = faceOf<typeof checkGroupRoute>({
  method: "POST",
  path: "/api/rooming-list/check",
  scope: "userPortal",
});
export const packages = faceOf<typeof packagesRoute>({ method: "GET", path: "/api/package", scope: "none" });
export const packagePrices = faceOf<typeof allAvailableRoute>({
  method: "GET",
  path: "/api/package/all-available",
  scope: "none",
});
export const calendar = faceOf<typeof calendarRoute>({ method: "GET", path: "/api/calendar", scope: "none" });
export const roomTypes = faceOf<typeof roomTypesRoute>({
  method: "POST",
  path: "/api/room-types",
  scope: "none",
});
export const askRoomsAvailability = faceOf<typeof askRoomsAvailabilityRoute>({
  method: "POST",
  path: "/api/rooms-availability",
  scope: "none",
});
export const autoSelect = faceOf<typeof autoSelectRoute>({
  method: "POST",
  path: "/api/auto-select-room",
  scope: "none",
});
export const nearDates = faceOf<typeof nearDatesRoute>({
  method: "GET",
  path: "/api/availability/near",
  scope: "none",
});
export const otherSailings = faceOf<typeof otherSailingsRoute>({
  method: "GET",
  path: "/api/transport/other-sailings",
  scope: "none",
});
export const startPoints = faceOf<typeof startPointsRoute>({
  method: "GET",
  path: "/api/transportation/start-points",
  scope: "none",
});
export const endPoints = faceOf<typeof endPointsRoute>({
  method: "GET",
  path: "/api/transportation/end-points/:_id",
  scope: "none",
});
export const sailings = faceOf<typeof sailingsRoute>({
  method: "GET",
  path: "/api/transport/sailings",
  scope: "none",
});
export const addOns = faceOf<typeof addOnsRoute>({ method: "GET", path: "/api/add-on", scope: "none" });

export const extras = faceOf<typeof extrasRoute>({
  method: "POST",
  path: "/api/add-on/extra",
  scope: "none",
});
export const includedAddOns = faceOf<typeof includedAddOnsRoute>({
  method: "POST",
  path: "/api/add-on/included",
  scope: "none",
});
export const additionalPackages = faceOf<typeof additionalPackagesRoute>({
  method: "POST",
  path: "/api/package/additional",
  scope: "none",
});

export const createDraft = faceOf<typeof createDraftRoute>({
  method: "POST",
  path: "/api/draft-booking",
  scope: "userPortal",
});
export const readDraft = faceOf<typeof draftRoute>({
  method: "GET",
  path: "/api/draft-booking/:_id",
  scope: "userPortal",
});
export const saveDraft = faceOf<typeof saveDraftRoute>({
  method: "PUT",
  path: "/api/draft-booking/:_id",
  scope: "userPortal",
});

export const takeHold = faceOf<typeof holdStayRoute>({
  method: "POST",
  path: "/api/room-block/:_id",
  scope: "userPortal",
});
export const alterHold = faceOf<typeof alterHoldRoute>({
  method: "PUT",
  path: "/api/room-block/:_id",
  scope: "userPortal",
});
export const extendHold = faceOf<typeof extendHoldRoute>({
  method: "PUT",
  path: "/api/room-block/:_id/extend",
  scope: "userPortal",
});
export const releaseHold = faceOf<typeof releaseHoldRoute>({
  method: "DELETE",
  path: "/api/room-block/:_id",
  scope: "userPortal",
});
export const roomTimer = faceOf<typeof roomTimerRoute>({
  method: "GET",
  path: "/api/room-timer/:_id",
  scope: "userPortal",
});

export const leadSources = faceOf<typeof leadSourcesRoute>({
  method: "GET",
  path: "/api/lead-sources",
  scope: "none",
});
export const submitBooking = faceOf<typeof submitBookingRoute>({
  method: "POST",
  path: "/api/pre-reservation",
  scope: "userPortal",
});
export const readBooking = faceOf<typeof bookingRoute>({
  method: "GET",
  path: "/api/reservations/info/:_id",
  scope: "userPortal",
});
export const bookingJson = faceOf<typeof bookingJsonRoute>({
  method: "GET",
  path: "/api/reservations/booking-json/:_id",
  scope: "userPortal",
});
export const offeredGateways = faceOf<typeof offeredGatewaysRoute>({
  method: "GET",
  path: "/api/payment/gateways",
  scope: "none",
});
export const gatewayBanks = faceOf<typeof gatewayBanksRoute>({
  method: "GET",
  path: "/api/payment/banks/:gateway",
  scope: "none",
});
export const startPayment = faceOf<typeof startPaymentRoute>({
  method: "POST",
  path: "/api/payment/start",
  scope: "userPortal",
});
export const payFromWallet = faceOf<typeof payFromWalletRoute>({
  method: "POST",
  path: "/api/wallet/pay",
  scope: "user",
});
export const paymentStatus = faceOf<typeof paymentStatusRoute>({
  method: "GET",
  path: "/api/reservations/payment-status/:_id",
  scope: "userPortal",
});
export const wallet = faceOf<typeof walletRoute>({ method: "GET", path: "/api/wallet", scope: "user" });

export type LeadSource = Reply<typeof leadSourcesRoute>["leadSources"][number];
export const agentInfo = faceOf<typeof agentInfoRoute>({
  method: "GET",
  path: "/api/agent-info",
  scope: "agent",
});
export const customers = faceOf<typeof customersRoute>({
  method: "GET",
  path: "/api/agent/customers",
  scope: "agent",
});
export const customer = faceOf<typeof oneCustomerRoute>({
  method: "GET",
  path: "/api/agent/customers/:_id",
  scope: "agent",
});
export const addCustomer = faceOf<typeof addCustomerRoute>({
  method: "POST",
  path: "/api/agent/customers",
  scope: "agent",
});

export const paymentOptions = faceOf<typeof paymentOptionsRoute>({
  method: "GET",
  path: "/api/payment/options/:_id",
  scope: "userPortal",
});
export const promoByCode = faceOf<typeof promoByCodeRoute>({
  method: "GET",
  path: "/promo-code-by-code/:code",
  scope: "none",
});
export const bookPromo = faceOf<typeof bookPromoRoute>({
  method: "POST",
  path: "/api/promo-code/book",
  scope: "userPortal",
  idempotent: "ifSent",
});

export type Customer = Reply<typeof oneCustomerRoute>;
export type Resort = Reply<typeof resortRoute>;
export type DraftAnswer = Reply<typeof draftRoute>;
export type Hold = Reply<typeof holdStayRoute>;
export type HoldTimer = Reply<typeof roomTimerRoute>;
export type RoomTypeOffer = Reply<typeof roomTypesRoute>["roomTypes"][number];
export type Crossing = Reply<typeof sailingsRoute>["out"][number];
export type StartPoint = Reply<typeof startPointsRoute>["startPoints"][number];
export type EndPoint = Reply<typeof endPointsRoute>["endPoints"][number];
/** A road ridden one way, with its hours, price and what is left. */
export type Ride = EndPoint["transfers"][number];
export type AddOnCategory = Reply<typeof addOnsRoute>["categories"][number];
export type AddOnOffer = AddOnCategory["addOns"][number];
export type OptionPrice = Reply<typeof allAvailableRoute>["packages"][number]["options"][number];
export type Month = Reply<typeof calendarRoute>;
export type PaymentStanding = Reply<typeof paymentStatusRoute>;
export type Booking = Reply<typeof bookingRoute>;
