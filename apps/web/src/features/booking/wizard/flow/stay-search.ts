import { type Day, isDay } from "@pulau/domain/calendar/day.ts";
import type { AccountId, BoughtPackageId, OptionId, PackageId } from "@pulau/domain/ids.ts";
import type { Party } from "@pulau/domain/party/party.ts";

/** A stay as an address names it: `?optionId=…&checkIn=2026-12-05&adults=2&children=7,2&nonMalaysians=0`. */
export type StaySearch = {
  packageId?: PackageId;
  optionId?: OptionId;
  checkIn?: Day;
  /** Nights in all, where they are not the option's own. */
  nights?: number;
  adults?: number;
  children?: string;
  nonMalaysians?: number;
  /** How many do what: `diver:2,snorkeller:1`. */
  activities?: string;
  /** Of those, how many are not Malaysian. */
  foreignActivities?: string;
  market?: string;
  /** How many buy in which market: `international:1`. */
  markets?: string;
  /** The influencer whose link led here. */
  influencerId?: AccountId;
  /** What was bought ahead and is redeemed. */
  boughtPackageId?: BoughtPackageId;
  /** A booking whose stay is to be booked once more. */
  again?: string;
  /** A promo code that the price shall have. */
  promoCode?: string;
};

/** As the contract has it; the page of the address loads no schema. */
const mostPersons = 100;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const idOf = (value: unknown) => (typeof value === "string" && uuid.test(value) ? value : undefined);
const countOf = (value: unknown) => {
  const count = Number(value);
  return Number.isInteger(count) && count >= 0 && count <= 100 ? count : undefined;
};

const word = /^[a-zA-Z][\w-]{0,39}$/;
const wordsAndCounts = /^[a-zA-Z][\w-]{0,39}:\d{1,3}(,[a-zA-Z][\w-]{0,39}:\d{1,3})*$/;

const promoCode = /^[A-Za-z0-9][A-Za-z0-9-]{1,39}$/;

const countsOf = (value: unknown) => (wordsAndCounts.test(String(value)) ? String(value) : undefined);

/** Reads an address; what makes no sense falls away. */
export function readStaySearch(search: Record<string, unknown>): StaySearch {
  // A single age arrives as a number.
  const children = search.children === undefined ? "" : String(search.children);
  const checkIn = search.checkIn;
  const nights = countOf(search.nights ?? undefined);
  const read = {
    packageId: idOf(search.packageId),
    optionId: idOf(search.optionId),
    checkIn: typeof checkIn === "string" && isDay(checkIn) && checkIn.startsWith("2") ? checkIn : undefined,
    nights: nights !== undefined && nights >= 1 && nights <= 60 ? nights : undefined,
    adults: countOf(search.adults ?? undefined),
    children: /^\d{1,2}(,\d{1,2})*$/.test(children) ? children : undefined,
    nonMalaysians: countOf(search.nonMalaysians ?? undefined),
    activities: countsOf(search.activities),
    foreignActivities: countsOf(search.foreignActivities),
    markets: countsOf(search.markets),
    market: word.test(String(search.market ?? "-")) ? String(search.market) : undefined,
    influencerId: idOf(search.influencerId),
    boughtPackageId: idOf(search.boughtPackageId),
    again: idOf(search.again),
    promoCode: promoCode.test(String(search.promoCode ?? ""))
      ? String(search.promoCode).toUpperCase()
      : undefined,
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)) as StaySearch;
}

const countsIn = (text: string): Record<string, number> =>
  Object.fromEntries(text.split(",").map((part) => [part.split(":")[0] ?? "", Number(part.split(":")[1])]));

/** Ages from 18 on are adults; there are never more from abroad than there are, nor more than a booking takes. */
const peopleOf = (search: StaySearch): Pick<Party, "adults" | "childAges" | "nonMalaysians"> => {
  const ages = search.children ? search.children.split(",").map(Number) : [];
  const grown = ages.filter((age) => age > 17).length;
  const adults = Math.min(mostPersons, Math.max(1, search.adults ?? 2) + grown);
  const childAges = ages.filter((age) => age <= 17).slice(0, mostPersons - adults);
  const nonMalaysians = Math.min(search.nonMalaysians ?? 0, adults + childAges.length);
  return { adults, childAges, nonMalaysians };
};

export const partyOfSearch = (search: StaySearch): Party => ({
  ...peopleOf(search),
  ...(search.activities !== undefined && { activities: countsIn(search.activities) }),
  ...(search.foreignActivities !== undefined && { foreignActivities: countsIn(search.foreignActivities) }),
  ...(search.markets !== undefined && { markets: countsIn(search.markets) }),
  ...(search.market !== undefined && { market: search.market }),
});

/** A party as the API's queries and the addresses write it. */
export const partyQuery = (party: Party) => {
  const written = (counts: Party["activities"]) =>
    Object.entries(counts ?? {})
      .filter(([, count]) => count > 0)
      .map((pair) => pair.join(":"))
      .join(",");
  const counts = {
    activities: written(party.activities),
    foreignActivities: written(party.foreignActivities),
    markets: written(party.markets),
  };
  return {
    adults: party.adults,
    children: party.childAges.join(","),
    nonMalaysians: party.nonMalaysians,
    ...Object.fromEntries(Object.entries(counts).filter(([, text]) => text !== "")),
    ...(party.market !== undefined && { market: party.market }),
  };
};
