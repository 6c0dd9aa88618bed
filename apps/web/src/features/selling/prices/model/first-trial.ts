import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import { sampleStays } from "@pulau/domain/rate-card/sample-stays.ts";
import type { Trial } from "./trial.ts";

/** The room types in which a stay can be tried: those that the card names, or all where it names none. */
export function triedTypes(card: RateBook, all: readonly string[]): readonly string[] {
  const named = new Set(card.rates.flatMap(({ roomTypeId }) => roomTypeId ?? []));
  return named.size > 0 ? all.filter((id) => named.has(id)) : all;
}

/** The trial in a room that the card has: a card that was empty has none to begin with. */
export function inOwnRoom(trial: Trial, types: readonly string[]): Trial {
  const [first = ""] = types;
  return types.includes(trial.roomTypeId) ? trial : { ...trial, roomTypeId: first };
}

/** Two adults on the first day that the card sells, in its first room. */
export function firstTrial(card: RateBook, today: Day): Trial {
  const samples = sampleStays(card, today);
  const checkIn = samples.count > 0 ? samples.stayAt(0).checkIn : addDays(today, 30);
  return {
    checkIn,
    checkOut: addDays(checkIn, card.option.nights),
    adults: 2,
    childAges: [],
    nonMalaysians: 0,
    roomTypeId: card.rates.find(({ roomTypeId }) => roomTypeId !== null)?.roomTypeId ?? "",
    bedType: "twin",
    priceList: null,
    buyer: null,
    activity: null,
    market: null,
    extras: [],
  };
}
