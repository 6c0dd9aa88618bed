export { endOffer, revokeOffer } from "./end-offer.ts";
export { offerFreed } from "./offer-freed.ts";
export { markOfferTaken } from "./take-offer.ts";
