import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import type { Rate } from "@pulau/domain/catalogue/rates.ts";
import { periodOf } from "@pulau/domain/catalogue/selling.ts";
import { sampleDates } from "@pulau/domain/rate-card/sample-dates.ts";
import type { Trial } from "./trial.ts";

/** Whether a price is that of a stay in any room: what children pay of it, or a further night, alone sells none. */
const sellsAnyRoom = ({ roomTypeId, guestKind, extraNight, enquiry }: Rate): boolean =>
  roomTypeId === null && (guestKind === null || guestKind === "adult") && !extraNight && !enquiry;

/** The room types in which a stay can be tried: those that the card names, or all where a price is for any of them. */
export function triedTypes({ rates }: Pick<RateBook, "rates">, all: readonly string[]): readonly string[] {
  const named = new Set<string>(rates.flatMap(({ roomTypeId }) => roomTypeId ?? []));
  return named.size === 0 || rates.some(sellsAnyRoom) ? all : all.filter((id) => named.has(id));
}

/** The trial in a room that the card has: a card that was empty has none to begin with. */
export function inOwnRoom(trial: Trial, types: readonly string[]): Trial {
  const [first = ""] = types;
  return types.includes(trial.roomTypeId) ? trial : { ...trial, roomTypeId: first };
}

/** The first day that the card sells, if it sells any. */
const firstSold = (card: RateBook, today: Day): Day | null => sampleDates(card, today)[0]?.checkIn ?? null;

/** The end of the shortest stay that may begin on a day. */
const shortestUntil = ({ option, periods }: RateBook, checkIn: Day): Day =>
  addDays(checkIn, Math.max(option.nights, periodOf(periods, checkIn)?.minNights ?? 0));

/** The trial as long as guests must stay, on a day that the card sells, for as long as nobody has chosen its dates. */
export function onSoldDay(
  trial: Trial,
  card: RateBook,
  { today, isChosen }: { today: Day; isChosen: boolean },
) {
  if (isChosen) return trial;
  const { checkIn: tried } = trial;
  const isSold = tried !== "" && periodOf(card.periods, tried) !== undefined;
  const checkIn = isSold ? tried : firstSold(card, today);
  if (checkIn === null) return trial;
  const checkOut = shortestUntil(card, checkIn);
  return checkIn === tried && trial.checkOut >= checkOut ? trial : { ...trial, checkIn, checkOut };
}

/** Whether what a stay costs by this card depends on the day on which it is booked. */
export const dependsOnBookingDay = ({ rates, surcharges, discounts }: RateBook): boolean =>
  [discounts ?? [], surcharges, rates].some((rules) =>
    rules.some(({ when }) => when?.daysBefore != null || when?.bookedFrom != null || when?.bookedTo != null),
  );

/** Whether its prices tell apart who sleeps in an extra bed and who in somebody's bed. */
export const dependsOnBeds = ({ rates }: RateBook): boolean =>
  rates.some(({ place }) => place === "extraBed" || place === "shared");

/** Two adults on the first day that the card sells, in its first room. */
export function firstTrial(card: RateBook, today: Day): Trial {
  const checkIn = firstSold(card, today) ?? addDays(today, 30);
  return {
    checkIn,
    checkOut: shortestUntil(card, checkIn),
    bookedOn: "",
    rooms: 1,
    extraBeds: null,
    adults: 2,
    childAges: [],
    nonMalaysians: 0,
    roomTypeId: card.rates.find(({ roomTypeId }) => roomTypeId !== null)?.roomTypeId ?? "",
    bedType: "twin",
    priceList: null,
    buyer: null,
    activities: {},
    market: null,
    extras: [],
  };
}
