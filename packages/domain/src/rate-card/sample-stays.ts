import { type AgentContract, contractTerms } from "../agents/contract.ts";
import type { Day } from "../calendar/day.ts";
import type { RateBook } from "../catalogue/catalogue.ts";
import type { StayToQuote } from "../pricing/lines.ts";
import { sampleDates } from "./sample-dates.ts";
import { sampleParties } from "./sample-parties.ts";

/** A stay to be priced, by an agency's contract where it has one. */
export type SampleStay = { readonly stay: StayToQuote; readonly contract: AgentContract | null };

/** Who buys: from where, by which list, in which market, under which contract. */
type SampleBuyer = {
  readonly nonMalaysian: boolean;
  readonly contract: AgentContract | null;
} & Pick<StayToQuote, "priceList" | "market">;

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** Every number below a count once, evenly spread from the first on: whoever stops early has seen something of all. */
export function* spreadOver(count: number): Generator<number> {
  let step = Math.max(1, Math.round(count * 0.618));
  while (gcd(step, count) > 1) step++;
  for (let i = 0, at = 0; i < count; i++, at = (at + step) % count) yield at;
}

/** Price lists and markets that a card names in its prices or in the conditions of its rules. */
function namedIn(card: RateBook): { lists: ReadonlySet<string>; markets: ReadonlySet<string> } {
  const conditions = [
    ...card.rates,
    ...card.surcharges,
    ...card.fees,
    ...card.taxes,
    ...(card.singleSupplements ?? []),
    ...(card.freePlaces ?? []),
    ...(card.discounts ?? []),
  ].map(({ when }) => when);
  return {
    lists: new Set([
      ...card.rates.flatMap(({ priceList }) => priceList ?? []),
      ...conditions.flatMap((when) => [...(when?.priceLists ?? []), ...(when?.notPriceLists ?? [])]),
    ]),
    markets: new Set([
      ...card.rates.flatMap(({ market }) => market ?? []),
      ...conditions.flatMap((when) => when?.markets ?? []),
    ]),
  };
}

/** Malaysians and others at public prices, and who buys by each list, market and contract that makes a price of its own. */
function buyersOf(card: RateBook, contracts: readonly AgentContract[]): SampleBuyer[] {
  const { lists, markets } = namedIn(card);
  const own = contracts.filter(({ markdown }) => markdown > 0);
  const terms = new Map(
    own.map((contract) => [JSON.stringify([contractTerms(contract), contract.markdown]), contract]),
  );
  const plain = { nonMalaysian: false, contract: null };
  return [
    plain,
    { ...plain, nonMalaysian: true },
    ...[...lists].map((priceList) => ({ ...plain, priceList })),
    ...[...markets]
      .filter((market) => market !== card.homeMarket)
      .map((market) => ({ ...plain, nonMalaysian: true, market })),
    ...[...terms.values()].map((contract) => ({ ...plain, contract, ...contractTerms(contract) })),
  ];
}

/** One card that names all that either does. */
const bothOf = (before: RateBook, after: RateBook): RateBook => ({
  ...after,
  rates: [...after.rates, ...before.rates],
  surcharges: [...after.surcharges, ...before.surcharges],
  fees: [...after.fees, ...before.fees],
  discounts: [...(after.discounts ?? []), ...(before.discounts ?? [])],
  extras: before.extras ?? null,
  freePlaces: [...(after.freePlaces ?? []), ...(before.freePlaces ?? [])],
  freeGuests: [...(after.freeGuests ?? []), ...(before.freeGuests ?? [])],
  singleSupplements: [...(after.singleSupplements ?? []), ...(before.singleSupplements ?? [])],
  minimums: [...(after.minimums ?? []), ...(before.minimums ?? [])],
  periods: [...after.periods, ...before.periods],
  taxes: [...after.taxes, ...before.taxes],
});

type Cards = { readonly before: RateBook; readonly after: RateBook };

/**
 * Stays that show what a card asks before and after a change: each party that it tells apart, from each of its buyers, in
 * each of its room types, on days all over its periods. They are many for a large card, so each is made when asked for.
 */
export function sampleStays(
  { before, after }: Cards,
  { today, contracts = [] }: { readonly today: Day; readonly contracts?: readonly AgentContract[] },
): { count: number; stayAt: (at: number) => SampleStay } {
  const card = bothOf(before, after);
  const named = [...new Set(card.rates.flatMap(({ roomTypeId }) => roomTypeId ?? []))];
  const roomTypeIds = named.length > 0 ? named : [""];
  const parties = sampleParties(card);
  const buyers = buyersOf(card, contracts);
  const dates = sampleDates(card, today);
  // What guests choose today: nobody has chosen what is new.
  const extraIds = (before.extras ?? []).map(({ id }) => id);
  const stayAt = (at: number): SampleStay => {
    const party = parties[at % parties.length];
    let rest = Math.floor(at / parties.length);
    const buyer = buyers[rest % buyers.length];
    rest = Math.floor(rest / buyers.length);
    const roomTypeId = roomTypeIds[rest % roomTypeIds.length];
    const when = dates[Math.floor(rest / roomTypeIds.length)];
    if (!party || !buyer || roomTypeId === undefined || !when) throw new RangeError(`no sample ${at}`);
    const { nonMalaysian, contract, ...terms } = buyer;
    return {
      contract,
      stay: {
        ...when,
        ...terms,
        travellers: party.guests.map((guest) => ({ ...guest, nonMalaysian })),
        rooms: party.rooms.map((room) => ({ ...room, roomTypeId })),
        crossings: [],
        addOns: [],
        ...(party.choosesExtras && { extras: extraIds }),
      },
    };
  };
  return { count: parties.length * buyers.length * roomTypeIds.length * dates.length, stayAt };
}
