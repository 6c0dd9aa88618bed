export { endByPerson, endOffer, revokeOffer } from "./end-offer.ts";
export { stayOfEntry } from "./known-stay.ts";
export { offerFreed } from "./offer-freed.ts";
export { markOfferTaken } from "./take-offer.ts";
