import type { RateBook } from "../catalogue/catalogue.ts";
import type { Rate } from "../catalogue/rates.ts";
import type { RoomTypeId } from "../ids.ts";
import { findRate, priceOf } from "../pricing/find-rate.ts";
import type { FoundRate } from "../pricing/found-rate.ts";
import type { RateLookup } from "../pricing/rate-fit.ts";
import { lookupsOf } from "./rate-lookups.ts";

/** So many questions are put to the card until one of them has an answer. */
const mostLookups = 40;
/** A larger card is asked once for each cell, the plainest question, so that a screen of them is drawn at once. */
const mostThorough = 600;

const noRoomType: RoomTypeId = "";

/** The plainest question that a rate answers: what it names is as it says, all else as it usually is. */
const plainLookup = (book: RateBook, rate: Rate): RateLookup => {
  const { occupants, nights, per, extraNight, ages } = rate;
  const firstNight = nights?.from ?? book.option.nights;
  const heads = (["adult", "child", "toddler", "infant"] as const).map(
    (kind) => occupants?.[kind]?.from ?? 0,
  );
  return {
    form: per === "room" || per === "roomNight" ? "room" : "person",
    extraNight: extraNight === true,
    roomTypeId: rate.roomTypeId ?? noRoomType,
    bedType: rate.bedType ?? "twin",
    kind: rate.guestKind ?? "adult",
    age: ages ? (ages.from ?? ages.to ?? null) : null,
    activity: rate.activity ?? book.activity ?? null,
    nationality: rate.nationality ?? "malaysian",
    place: rate.place ?? "bed",
    nth: rate.nth?.from ?? 1,
    market: rate.market ?? book.homeMarket ?? null,
    priceList: rate.priceList ?? null,
    party: rate.party?.from ?? rate.party?.to ?? 2,
    occupants: occupants ? heads : [2, 0, 0, 0],
    openRateIds: rate.when ? [rate.id] : [],
    periodId: rate.periodId,
    season: rate.season ?? null,
    arrivalWeekday: rate.arrivalWeekdays?.[0] ?? 1,
    weekday: rate.weekdays?.[0] ?? 1,
    nights: firstNight,
    length: extraNight ? firstNight : null,
  };
};

function* usesOf(book: RateBook, rate: Rate): Generator<RateLookup> {
  yield plainLookup(book, rate);
  if (book.rates.length > mostThorough) return;
  let left = mostLookups;
  for (const lookup of lookupsOf(book, rate)) {
    if (left-- <= 0) return;
    yield lookup;
  }
}

/** What a rate of the card comes to, in sen, with the price that it is a share of; null for a share of no price. */
export const priceOfRate = (book: RateBook, rate: Rate): FoundRate | null => {
  for (const lookup of usesOf(book, rate)) {
    const found = priceOf(book, rate, lookup);
    if (found) return found;
  }
  return null;
};

/** The rate that counts where the card has none of its own for what `wanted` names; null where nobody has a price. */
export const priceInstead = (book: RateBook, wanted: Rate): FoundRate | null => {
  for (const lookup of usesOf(book, wanted)) {
    const found = findRate(book, lookup);
    if (found) return found;
  }
  return null;
};
