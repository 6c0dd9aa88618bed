import { autoSelect } from "@pulau/domain/availability/auto-select.ts";
import { arrivalsFree } from "@pulau/domain/availability/fully-free.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import { childBedsOf } from "@pulau/domain/catalogue/child-beds.ts";
import type { RoomTypeId } from "@pulau/domain/ids.ts";
import { occupantsOf, travellersOf } from "@pulau/domain/party/kinds.ts";
import type { Party } from "@pulau/domain/party/party.ts";
import type { RoomToQuote } from "@pulau/domain/pricing/lines.ts";
import type { StayBook } from "../catalogue/public.ts";
import { priceArrivals } from "./price-arrivals.ts";
import type { Supply } from "./supply.ts";

export type StaySought = {
  /** Days of arrival that would do, best first; all of them within the supply. */
  readonly days: readonly Day[];
  readonly nights: number;
  readonly party: Party;
  /** Room types that would do; none named is any. */
  readonly roomTypeIds: readonly RoomTypeId[];
};

/** A day on which the whole party has rooms, boat seats and a price, and the ways to sleep it, best first. */
export type Fit = { readonly checkIn: Day; readonly choices: readonly RoomToQuote[][] };

/** The best day that a party could come, by what is free now; null when there is none. */
export function fitStay(book: StayBook, supply: Supply, sought: StaySought): Fit | null {
  const { nights, party, roomTypeIds, days } = sought;
  const types = supply.types.filter(({ _id }) => roomTypeIds.length === 0 || roomTypeIds.includes(_id));
  const arrivals = priceArrivals(book, party, { supply: { ...supply, types }, days, nights });
  const open = new Set(arrivals.filter(({ state }) => state === "free").map(({ day }) => day));
  const checkIn = days.find((day) => open.has(day));
  if (checkIn === undefined) return null;
  const free = arrivalsFree(supply.rooms, supply.taken, [checkIn], nights).get(checkIn) ?? {};
  const occupants = occupantsOf(travellersOf(party), book.bands.package);
  const offered = types.map((type) => {
    const roomTypeId = type._id;
    const childBeds = childBedsOf(book.rates, { roomTypeId, bedTypes: type.bedTypes });
    return { ...type, roomTypeId, childBeds, free: free[roomTypeId] ?? 0 };
  });
  const choices = [offered, ...offered.map((type) => [type])].map((some) => autoSelect(occupants, some));
  return { checkIn, choices: choices.flatMap((chosen) => (chosen.ok ? [chosen.value] : [])) };
}
