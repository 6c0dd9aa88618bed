import { type Day, isDay } from "@pulau/domain/calendar/day.ts";
import type { Party } from "@pulau/domain/party/party.ts";

/** A stay as an address names it: `?optionId=…&checkIn=2026-12-05&adults=2&children=7,2&nonMalaysians=0`. */
export type Wish = {
  packageId?: string;
  optionId?: string;
  checkIn?: Day;
  adults?: number;
  children?: string;
  nonMalaysians?: number;
  /** The influencer whose link led here. */
  influencerId?: string;
  /** A booking whose stay is to be booked once more. */
  again?: string;
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const idOf = (value: unknown) => (typeof value === "string" && uuid.test(value) ? value : undefined);
const countOf = (value: unknown) => {
  const count = Number(value);
  return Number.isInteger(count) && count >= 0 && count <= 100 ? count : undefined;
};

/** Reads an address; what makes no sense falls away. */
export function readWish(search: Record<string, unknown>): Wish {
  // A single age arrives as a number.
  const children = search.children === undefined ? "" : String(search.children);
  const checkIn = search.checkIn;
  const wish = {
    packageId: idOf(search.packageId),
    optionId: idOf(search.optionId),
    checkIn: typeof checkIn === "string" && isDay(checkIn) ? checkIn : undefined,
    adults: countOf(search.adults ?? undefined),
    children: /^\d{1,2}(,\d{1,2})*$/.test(children) ? children : undefined,
    nonMalaysians: countOf(search.nonMalaysians ?? undefined),
    influencerId: idOf(search.influencerId),
    again: idOf(search.again),
  };
  return Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined)) as Wish;
}

export const partyOfWish = (wish: Wish): Party => ({
  adults: Math.max(1, wish.adults ?? 2),
  childAges: wish.children ? wish.children.split(",").map(Number) : [],
  nonMalaysians: wish.nonMalaysians ?? 0,
});

/** A party as the API's queries and the addresses write it. */
export const partyQuery = (party: Party) => ({
  adults: party.adults,
  children: party.childAges.join(","),
  nonMalaysians: party.nonMalaysians,
});
