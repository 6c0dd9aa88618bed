export { alterHold } from "./alter-hold.ts";
export { findBrokenRules } from "./broken-rules.ts";
export { chooseCrossings } from "./choose-crossings.ts";
export { claimPieces, keepPieces, releasePieces } from "./claim-pieces.ts";
export { claimRooms, type RoomClaim } from "./claim-rooms.ts";
export { claimStock } from "./claim-stock.ts";
export { claimStay, releaseClaims } from "./claims.ts";
export { claimsOf } from "./claims-of.ts";
export { depositAfter, discountedStay, wholeOf } from "./discounted-stay.ts";
export { personsOf, statedPeople, travellersOfDraft } from "./draft-people.ts";
export { extendHold } from "./extend-hold.ts";
export { type HoldRow, isHoldLive, isLive, lockHold } from "./hold-rows.ts";
export { holdStay } from "./hold-stay.ts";
export {
  hasEnded,
  notifyWaitingList,
  offerAtEndsOf,
  queueOfferCheck,
  registerOffers,
} from "./notify-waiting-list.ts";
export { holdForOffer } from "./offered-hold.ts";
export { parkedStill } from "./parked-still.ts";
export { pickRooms } from "./pick-rooms.ts";
export { missingOf } from "./plan-stay.ts";
export { type ChangePlan, planChanged, planHold, planPrice } from "./plans.ts";
export { priceWithCode } from "./price-stay.ts";
export { pricedTransport } from "./priced-transport.ts";
export { releaseHold } from "./release-hold.ts";
export { remainingStock } from "./remaining-stock.ts";
export { findRequestedStay } from "./requested-stay.ts";
export { loadRoomTypes } from "./room-types.ts";
export { refuseShortStock, untilSettled } from "./short-stock.ts";
export { showTimer } from "./show-timer.ts";
export { sweepHolds } from "./sweep-holds.ts";
export { takeHold } from "./take-hold.ts";
