import { setImmediate } from "node:timers/promises";
import type { comparePricesRoute } from "@pulau/contract/price-comparison.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { bookUnder } from "@pulau/domain/agents/contract.ts";
import { checkRoomDates } from "@pulau/domain/booking/room-dates.ts";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import { nightsOfStay } from "@pulau/domain/catalogue/selling.ts";
import type { OptionId } from "@pulau/domain/ids.ts";
import { occupantsAddUp } from "@pulau/domain/party/kinds.ts";
import { quote } from "@pulau/domain/pricing/quote.ts";
import { type SampleStay, sampleStays, spreadOver } from "@pulau/domain/rate-card/sample-stays.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { priceWithCode } from "../../booking/holds/public.ts";
import { loadResortToday } from "../../ground/resort/public.ts";
import { listBuyers } from "./list-priced-options.ts";
import { loadDraft } from "./load-draft.ts";
import { findOpenQuotes, type OpenQuote } from "./open-quotes.ts";

type Compared = Reply<typeof comparePricesRoute>;
type Comparison = Compared["samples"];
type Stay = Comparison["changed"][number];
type ComparableStay = SampleStay | OpenQuote;

type Viewed = { readonly optionId: OptionId; readonly withBuyers: boolean; readonly withEnquiries: boolean };

/**
 * Who would pay differently: sample stays of all that the card tells apart, and what guests have open. Agencies' contracts
 * and their stays are among them for who may read contracts.
 */
export async function comparePrices(
  db: Db,
  { optionId, withBuyers, withEnquiries }: Viewed,
): Promise<Result<Compared, "NOT_FOUND">> {
  const draft = await loadDraft(db, optionId);
  if (!draft) return refuse("NOT_FOUND");
  const today = await loadResortToday(db);
  const cards = { before: draft.published, after: draft.card };
  const price = (request: ComparableStay) => comparedOf(request, cards, today);
  const contracts = withBuyers ? (await listBuyers(db)).map(({ contract }) => contract) : [];
  const samples = sampleStays(cards, { today, contracts });
  const { packageId, published } = draft;
  const wanted = { packageId, published, today, withBuyers, withEnquiries };
  const { quotes, possible } = await findOpenQuotes(db, wanted);
  return ok({
    samples: await compare({ ...samples, price }),
    openQuotes: {
      ...(await compare({ count: quotes.length, stayAt: (at) => quotes[at], price })),
      possible,
    },
  });
}

/** How many stays are tried, how long that may take, and how long it goes on before others have a turn, in ms. */
const limits = { stays: 1_000, whole: 4_000, turn: 15 };
const mostListed = 100;

/** Prices as many stays as the limits allow, evenly spread over all of them. */
async function compare({
  count,
  stayAt,
  price,
}: {
  count: number;
  stayAt: (at: number) => ComparableStay | undefined;
  price: (request: ComparableStay) => Stay;
}): Promise<Comparison> {
  const begun = performance.now();
  let turn = begun;
  let tried = 0;
  const priced: Stay[] = [];
  for (const at of spreadOver(count)) {
    const stay = stayAt(at);
    if (!stay) continue;
    priced.push(price(stay));
    const now = performance.now();
    if (++tried === limits.stays || now - begun > limits.whole) break;
    if (now - turn > limits.turn) {
      await setImmediate();
      turn = performance.now();
    }
  }
  return { possible: count, tried, ...summed(priced) };
}

function summed(tried: readonly Stay[]): Omit<Comparison, "possible" | "tried"> {
  const compared = tried.filter(({ beforeSen, afterSen }) => beforeSen !== null || afterSen !== null);
  const changed = compared.filter(({ beforeSen, afterSen }) => beforeSen !== afterSen);
  const rises = changed.flatMap((stay) => riseOf(stay) ?? []);
  const [more, less] = [rises.filter((sen) => sen > 0), rises.filter((sen) => sen < 0)];
  return {
    compared: compared.length,
    more: more.length,
    less: less.length,
    same: compared.length - changed.length,
    lost: changed.filter(({ afterSen }) => afterSen === null).length,
    gained: changed.filter(({ beforeSen }) => beforeSen === null).length,
    moreBy: rangeOf(more),
    lessBy: rangeOf(less),
    changed: changed.toSorted(largestFirst).slice(0, mostListed),
  };
}

const riseOf = ({ beforeSen, afterSen }: Stay): number | null =>
  beforeSen === null || afterSen === null ? null : afterSen - beforeSen;

const rangeOf = (rises: readonly number[]): Comparison["moreBy"] => {
  const sizes = rises.map(Math.abs);
  return sizes.length === 0 ? null : { leastSen: Math.min(...sizes), mostSen: Math.max(...sizes) };
};

/** Who loses or gains a price before everybody; else by how much; of equals the earlier stay. */
const largestFirst = (a: Stay, b: Stay): number => {
  const [bySize, ofOther] = [a, b].map((stay) => Math.abs(riseOf(stay) ?? Number.MAX_SAFE_INTEGER)) as [
    number,
    number,
  ];
  return ofOther - bySize || (a.checkIn < b.checkIn ? -1 : a.checkIn > b.checkIn ? 1 : 0);
};

type Cards = { readonly before: RateBook; readonly after: RateBook };

function comparedOf(request: ComparableStay, { before, after }: Cards, today: Day): Stay {
  const { stay, contract } = request;
  const [room] = stay.rooms;
  const { travellers } = stay;
  return {
    open: "open" in request ? request.open : null,
    checkIn: stay.checkIn,
    nights: stay.nights ?? after.option.nights,
    rooms: stay.rooms.length,
    roomTypeId: room?.roomTypeId || null,
    bedType: room?.bedType ?? null,
    adults: travellers.filter(({ age }) => age === null || age >= 18).length,
    childAges: travellers.flatMap(({ age }) => (age !== null && age < 18 ? [age] : [])),
    nonMalaysians: travellers.filter(({ nonMalaysian }) => nonMalaysian).length,
    seniors: travellers.filter(({ senior }) => senior).length,
    disabled: travellers.filter(({ disabled }) => disabled).length,
    activity: travellers.find(({ activity }) => activity != null)?.activity ?? null,
    ...(room?.extraBeds !== undefined && { extraBeds: room.extraBeds }),
    hasExtras: [stay.extras, stay.addOns, stay.transfers].some((chosen) => (chosen ?? []).length > 0),
    priceList: codeOf(request)?.promo.priceList ?? stay.priceList ?? null,
    market: stay.market ?? null,
    byContract: (contract?.markdown ?? 0) > 0,
    beforeSen: totalOf(request, before, today),
    afterSen: totalOf(request, after, today),
  };
}

const codeOf = (request: ComparableStay) => ("open" in request ? request.code : null);

/** What a stay costs by a card, as its guest would see it; null for one that has no price by it. */
function totalOf(request: ComparableStay, card: RateBook, today: Day): number | null {
  const { stay, contract } = request;
  if (!occupantsAddUp(stay.rooms, stay.travellers, card.bands.package)) return null;
  // A draft's rooms may have days that this card's stay doesn't.
  const checkOut = addDays(stay.checkIn, nightsOfStay(card, stay));
  if (!checkRoomDates(stay.rooms, { checkIn: stay.checkIn, checkOut }).ok) return null;
  const book = bookUnder(card, contract);
  const extras = (stay.extras ?? []).filter((id) => card.extras?.some((extra) => extra.id === id));
  const stayToQuote = { ...stay, extras };
  const code = codeOf(request);
  const byCode = code && priceWithCode({ stayToQuote, book, today }, code);
  if (byCode?.ok) return byCode.value.quote.totalSen;
  // Too little is spent for the code, or its list has no price: it counts for nothing.
  const plain = quote(stayToQuote, book, today);
  return plain.ok ? plain.value.totalSen : null;
}
