import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import { sampleStays } from "@pulau/domain/rate-card/sample-stays.ts";
import type { Trial } from "./trial.ts";

/** Two adults on the first day that the card sells, in its first room. */
export function firstTrial(card: RateBook, today: Day): Trial {
  const [first] = sampleStays(card, today);
  const checkIn = first?.checkIn ?? addDays(today, 30);
  return {
    checkIn,
    checkOut: addDays(checkIn, card.option.nights),
    adults: 2,
    childAges: [],
    nonMalaysians: 0,
    roomTypeId: card.rates.find(({ roomTypeId }) => roomTypeId !== null)?.roomTypeId ?? "",
    bedType: "twin",
    priceList: null,
    activity: null,
    market: null,
    extras: [],
  };
}
