export { guessIf, limitGuesses } from "./limit-guesses.ts";
export { limitPersons, personStock } from "./person.ts";
export {
  isPromoAsHeld,
  leftFor,
  openPromo,
  type PromoForStay,
  promoForStay,
  usablePromo,
} from "./promo-for-stay.ts";
export { findPromo, noLimit, type PromoRow, promoReply } from "./promo-rows.ts";
export { contactResort } from "./resort-contacts.ts";
export { usedPromos } from "./used-promos.ts";
