import {
  additionalPackagesRoute,
  addOnsRoute,
  extrasRoute,
  includedAddOnsRoute,
} from "@pulau/contract/add-ons.ts";
import {
  addCustomerRoute,
  agentInfoRoute,
  customersRoute,
  oneCustomerRoute,
} from "@pulau/contract/agents.ts";
import {
  autoSelectRoute,
  calendarRoute,
  everyRoomTypeRoute,
  nearDatesRoute,
  postRoomsAvailabilityRoute,
  roomTypesRoute,
} from "@pulau/contract/availability.ts";
import { bookingJsonRoute, bookingRoute, submitBookingRoute } from "@pulau/contract/bookings.ts";
import {
  allAvailableRoute,
  otherSailingsRoute,
  packagesRoute,
  sailingsRoute,
} from "@pulau/contract/catalogue.ts";
import { createDraftRoute, draftRoute, saveDraftRoute } from "@pulau/contract/drafts.ts";
import { eInvoiceRoute } from "@pulau/contract/e-invoice.ts";
import { gatewayBanksRoute, offeredGatewaysRoute } from "@pulau/contract/gateways.ts";
import {
  alterHoldRoute,
  extendHoldRoute,
  holdStayRoute,
  releaseHoldRoute,
  roomTimerRoute,
} from "@pulau/contract/holds.ts";
import { leadSourcesRoute } from "@pulau/contract/lead-sources.ts";
import { pageVersionRoute } from "@pulau/contract/pages.ts";
import {
  payFromWalletRoute,
  paymentOptionsRoute,
  paymentStatusRoute,
  startPaymentRoute,
  walletRoute,
} from "@pulau/contract/payments.ts";
import { bookPromoRoute, promoByCodeRoute } from "@pulau/contract/promo-codes.ts";
import { quoteRoute } from "@pulau/contract/quotes.ts";
import type { resortRoute } from "@pulau/contract/resort.ts";
import { checkGroupRoute } from "@pulau/contract/rooming-list.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { endPointsRoute, startPointsRoute } from "@pulau/contract/transfers.ts";
import { walletSettingRoute } from "@pulau/contract/wallet.ts";
import { faceOf } from "../../../api/client.ts";

/** The wizard's calls, by face: pages load no schema but the one of the guests' form. */
export const pageVersion = faceOf(pageVersionRoute);
export const eInvoice = faceOf(eInvoiceRoute);
/** A table that was pasted, read into the rooms of the draft. */
export const checkGroup = faceOf(checkGroupRoute);
export const packages = faceOf(packagesRoute);
export const packagePrices = faceOf(allAvailableRoute);
export const calendar = faceOf(calendarRoute);
export const roomTypes = faceOf(roomTypesRoute);
export const everyRoomType = faceOf(everyRoomTypeRoute);
export const checkRoomsAvailability = faceOf(postRoomsAvailabilityRoute);
export const autoSelect = faceOf(autoSelectRoute);
export const quote = faceOf(quoteRoute);
export const nearDates = faceOf(nearDatesRoute);
export const otherSailings = faceOf(otherSailingsRoute);
export const startPoints = faceOf(startPointsRoute);
export const endPoints = faceOf(endPointsRoute);
export const sailings = faceOf(sailingsRoute);
export const addOns = faceOf(addOnsRoute);

export const extras = faceOf(extrasRoute);
export const includedAddOns = faceOf(includedAddOnsRoute);
export const additionalPackages = faceOf(additionalPackagesRoute);

export const createDraft = faceOf(createDraftRoute);
export const readDraft = faceOf(draftRoute);
export const saveDraft = faceOf(saveDraftRoute);

export const takeHold = faceOf(holdStayRoute);
export const alterHold = faceOf(alterHoldRoute);
export const extendHold = faceOf(extendHoldRoute);
export const releaseHold = faceOf(releaseHoldRoute);
export const roomTimer = faceOf(roomTimerRoute);

export const leadSources = faceOf(leadSourcesRoute);
export const submitBooking = faceOf(submitBookingRoute);
export const readBooking = faceOf(bookingRoute);
export const bookingJson = faceOf(bookingJsonRoute);
export const offeredGateways = faceOf(offeredGatewaysRoute);
export const gatewayBanks = faceOf(gatewayBanksRoute);
export const startPayment = faceOf(startPaymentRoute);
export const payFromWallet = faceOf(payFromWalletRoute);
export const paymentStatus = faceOf(paymentStatusRoute);
export const wallet = faceOf(walletRoute);
export const walletSetting = faceOf(walletSettingRoute);

export type LeadSource = Reply<typeof leadSourcesRoute>["leadSources"][number];
export const agentInfo = faceOf(agentInfoRoute);
export const customers = faceOf(customersRoute);
export const customer = faceOf(oneCustomerRoute);
export const addCustomer = faceOf(addCustomerRoute);

export const paymentOptions = faceOf(paymentOptionsRoute);
export const promoByCode = faceOf(promoByCodeRoute);
export const bookPromo = faceOf(bookPromoRoute);

export type Customer = Reply<typeof oneCustomerRoute>;
export type Resort = Reply<typeof resortRoute>;
export type DraftAnswer = Reply<typeof draftRoute>;
export type Hold = Reply<typeof holdStayRoute>;
export type HoldTimer = Reply<typeof roomTimerRoute>;
export type RoomTypeOffer = Reply<typeof roomTypesRoute>["roomTypes"][number];
export type Quote = Hold["quote"];
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
