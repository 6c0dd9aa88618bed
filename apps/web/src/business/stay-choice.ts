import type { allAvailableRoute } from "@pulau/contract/catalogue.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { addDays, type Day, isDay, monthStart } from "@pulau/domain/calendar/day.ts";
import type { OptionId } from "@pulau/domain/ids.ts";
import type { Party } from "@pulau/domain/party/party.ts";

type PackageOffer = Reply<typeof allAvailableRoute>["packages"][number];

/** What the visitor asks for. It lives in the address, so reload and Back lose nothing. */
export type Choice = {
  option?: string | undefined;
  arrive?: Day | undefined;
  adults?: number | undefined;
  /** Ages, `x` for one that is still to be told. */
  children?: string | undefined;
  foreign?: number | undefined;
  /** A promo code that goes along into the booking. */
  code?: string | undefined;
};

const whole = (value: unknown, least: number, most: number): number | undefined => {
  const number = Number(value);
  return value !== undefined && Number.isInteger(number) && number >= least && number <= most
    ? number
    : undefined;
};

/** Reads the address; what makes no sense falls away. */
export function readChoice(search: Record<string, unknown>): Choice {
  const { option, arrive, children, code } = search;
  const adults = whole(search.adults, 1, 40);
  const foreign = whole(search.foreign, 0, 40);
  // A single age arrives as a number.
  const ages = children === undefined ? "" : String(children);
  return {
    ...(typeof option === "string" && { option }),
    ...(typeof arrive === "string" && isDay(arrive) && { arrive }),
    ...(adults !== undefined && { adults }),
    ...(/^(\d{1,2}|x)(,(\d{1,2}|x))*$/.test(ages) && { children: ages }),
    ...(foreign !== undefined && { foreign }),
    ...(code !== undefined && { code: String(code) }),
  };
}

/** The children's ages, null for one that is still to be told. */
export const agesOf = ({ children }: Choice): (number | null)[] =>
  children ? children.split(",").map((age) => (age === "x" ? null : Number(age))) : [];

/** Those of whom the age is known: nothing is priced before it is known of all. */
export const partyOf = (choice: Choice): Party => ({
  adults: choice.adults ?? 2,
  childAges: agesOf(choice).filter((age) => age !== null),
  nonMalaysians: choice.foreign ?? 0,
});

/** The party as the API's queries want it. */
export const partyQuery = (party: Party) => ({
  adults: party.adults,
  children: party.childAges.join(","),
  nonMalaysians: party.nonMalaysians,
});

export const personsOf = (party: Party) => party.adults + party.childAges.length;

/** The stay on show: the chosen package and day, else the first package on its lowest day. */
export function stayOf(choice: Choice, ways: readonly PackageOffer[]) {
  const way = ways.find(({ optionId }) => optionId === choice.option) ?? ways[0];
  if (way === undefined) return null;
  const option = way.package.options.find(({ _id }) => _id === way.optionId);
  const checkIn = choice.arrive ?? way.checkIn;
  return {
    way,
    option,
    nights: option?.nights ?? 1,
    checkIn,
    checkOut: addDays(checkIn, option?.nights ?? 1),
  };
}
export type Stay = NonNullable<ReturnType<typeof stayOf>>;

export const calendarQuery = (party: Party, optionId: OptionId, month: Day) => ({
  query: { ...partyQuery(party), optionId, month: monthStart(month) },
});
export const waysQuery = (party: Party) => ({ query: partyQuery(party) });
