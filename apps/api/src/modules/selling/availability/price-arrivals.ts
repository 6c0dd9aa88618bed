import { autoSelect, type OfferedType } from "@pulau/domain/availability/auto-select.ts";
import { pricedTypes } from "@pulau/domain/availability/priced-types.ts";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import { type ClosedReason, closedBy, nightsOfStay } from "@pulau/domain/catalogue/selling.ts";
import type { RoomTypeId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { occupantsOf } from "@pulau/domain/party/kinds.ts";
import type { Occupants, Party } from "@pulau/domain/party/party.ts";
import { travellersFor } from "@pulau/domain/pricing/activity-order.ts";
import type { StayBook } from "../catalogue/public.ts";
import { boatsOn, type StayBoats } from "./boats-on.ts";
import { countArrivals } from "./free-arrivals.ts";
import { type Choice, createPricer } from "./price-stay.ts";
import type { Supply } from "./supply.ts";

/**
 * What an arrival day offers a party: `full` when rooms or boats lack, `enquiry` when the resort makes the price only
 * when asked, `closed` when it is not sold; `by` tells the rule of selling, and is null where nobody has set a price.
 * Where staff look past the rules, any day may have a rule that closes it for guests.
 */
export type Arrival =
  | { readonly day: Day; readonly state: "free"; readonly totalSen: Sen; readonly by?: ClosedReason }
  | {
      readonly day: Day;
      readonly state: "full" | "enquiry";
      readonly totalSen: null;
      readonly by?: ClosedReason;
    }
  | {
      readonly day: Day;
      readonly state: "closed";
      readonly totalSen: null;
      readonly by: ClosedReason | null;
    };

/** Which stays are to be priced; `nights` is the option's own number when missing. */
export type ArrivalsRequest = {
  readonly supply: Supply;
  readonly days: readonly Day[];
  readonly nights?: number | null | undefined;
  readonly pastRules?: boolean | undefined;
};

/** The lowest whole price of each arrival day: see `arrivalPricer`. */
export const priceArrivals = (book: StayBook, party: Party, request: ArrivalsRequest): Arrival[] =>
  request.days.map(arrivalPricer(book, party, request));

export type FreeArrival = Extract<Arrival, { state: "free" }>;

/** The free arrivals of the first group of days that has any; the days of the groups after it are not priced. */
export function firstFreeArrivals(
  book: StayBook,
  party: Party,
  { groups, ...request }: ArrivalsRequest & { readonly groups: readonly (readonly Day[])[] },
): FreeArrival[] {
  const price = arrivalPricer(book, party, request);
  for (const days of groups) {
    const free = days.map(price).filter((arrival): arrival is FreeArrival => arrival.state === "free");
    if (free.length > 0) return free;
  }
  return [];
}

/**
 * Prices one of the request's arrival days: the lowest whole price among the rooms that are free for the whole stay, in
 * rooms of one type, as few as sleep the party, or in the mix that auto-select finds. Default boats, taxes and fees are
 * included.
 */
function arrivalPricer(
  book: StayBook,
  party: Party,
  { supply, days, nights: wished, pastRules = false }: ArrivalsRequest,
): (day: Day) => Arrival {
  const nights = nightsOfStay(book, { nights: wished });
  const travellers = travellersFor(book, party);
  const occupants = occupantsOf(travellers, book.bands.package);
  const free = countArrivals(supply, { occupants, days, nights });
  const roomsFor = chooserFor(offeredBy(book, supply.types), occupants);
  const price = createPricer(book, travellers, { today: supply.today, nights, market: party.market });
  return (day) => {
    const by = closedBy(book, { checkIn: day, nights }, supply.today);
    if (by !== null && (!pastRules || day < supply.today)) return closed(day, by);
    const until = addDays(day, nights);
    const boats = boatsOn(supply.ferries, { book, day, until, seats: travellers.length });
    const choices = boats.full ? [] : roomsFor(free.get(day) ?? {});
    const past = by === null ? {} : { by };
    if (choices.length === 0) return { day, state: "full", totalSen: null, ...past };
    return { ...lowest(day, choices, boats, price), ...past };
  };
}

const closed = (day: Day, by: ClosedReason | null): Arrival => ({ day, state: "closed", totalSen: null, by });

/** A day on which no free room has a rate is not sold, unless one of them has its price on enquiry. */
function lowest(
  day: Day,
  choices: readonly Choice[],
  boats: StayBoats,
  price: ReturnType<typeof createPricer>,
): Arrival {
  const answers = choices.map((choice) => price(day, choice, boats));
  const totals = answers.filter((total) => typeof total === "number");
  if (totals.length > 0) return { day, state: "free", totalSen: Math.min(...totals) };
  return answers.includes("ON_ENQUIRY") ? { day, state: "enquiry", totalSen: null } : closed(day, null);
}

type TypeOnSale = Omit<OfferedType, "roomTypeId" | "free"> & { readonly _id: RoomTypeId };
type Offered = TypeOnSale & Pick<OfferedType, "roomTypeId">;
type FreeCounts = Readonly<Record<string, number>>;

const offers = new WeakMap<readonly TypeOnSale[], WeakMap<StayBook["rates"], readonly Offered[]>>();

/** The room types that an option has a price for, found once for each list of its rates. */
function offeredBy(book: StayBook, types: readonly TypeOnSale[]): readonly Offered[] {
  const byRates = offers.get(types) ?? new WeakMap<StayBook["rates"], readonly Offered[]>();
  offers.set(types, byRates);
  const known = byRates.get(book.rates);
  if (known) return known;
  const offered = pricedTypes(
    book,
    types.map((type) => ({ ...type, roomTypeId: type._id })),
  );
  byRates.set(book.rates, offered);
  return offered;
}

type Chooser = (free: FreeCounts) => Choice[];
const choosers = new WeakMap<readonly Offered[], Map<string, Chooser>>();
const mostParties = 200;

function chooserFor(offer: readonly Offered[], occupants: Occupants): Chooser {
  const ofOffer = choosers.get(offer) ?? new Map<string, Chooser>();
  choosers.set(offer, ofOffer);
  const key = JSON.stringify(occupants);
  const known = ofOffer.get(key);
  if (known) return known;
  if (ofOffer.size >= mostParties) ofOffer.clear();
  const chooser = createChooser(occupants, offer);
  ofOffer.set(key, chooser);
  return chooser;
}

const mostMixes = 2_000;

/** Finds the room choices of a day by its free rooms per type; days with the same rooms are worked out once. */
function createChooser(occupants: Occupants, offer: readonly Offered[]): Chooser {
  const ofOneType = offer.flatMap((type): Choice[] => {
    const chosen = autoSelect(occupants, [{ ...type, free: occupants.adult }]);
    return chosen.ok ? [{ rooms: chosen.value }] : [];
  });
  const oneRoomDoes = ofOneType.some(({ rooms }) => rooms.length === 1);
  const mixes = new Map<string, Choice | null>();
  const mixOf = (free: FreeCounts): Choice | null => {
    // More rooms of a type than adults are never taken.
    const offered = offer.map((type) => ({ ...type, free: Math.min(free[type._id] ?? 0, occupants.adult) }));
    const key = offered.map((type) => type.free).join(" ");
    const known = mixes.get(key);
    if (known !== undefined) return known;
    const chosen = autoSelect(occupants, offered);
    const mix = chosen.ok ? { rooms: chosen.value } : null;
    if (mixes.size >= mostMixes) mixes.clear();
    mixes.set(key, mix);
    return mix;
  };
  return (free) => {
    const there = ofOneType.filter(({ rooms }) => (free[rooms[0]?.roomTypeId ?? ""] ?? 0) >= rooms.length);
    if (oneRoomDoes && there.some(({ rooms }) => rooms.length === 1)) return there;
    const mix = mixOf(free);
    return mix ? [...there, mix] : there;
  };
}
