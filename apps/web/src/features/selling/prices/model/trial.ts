import { type AgentContract, bookUnder, contractTerms } from "@pulau/domain/agents/contract.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import { daysBetween } from "@pulau/domain/calendar/day.ts";
import { questionsOf } from "@pulau/domain/catalogue/card-parts.ts";
import type { RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import { brokenRules, type ClosedReason, sellable } from "@pulau/domain/catalogue/selling.ts";
import type { PeriodId, RoomTypeId } from "@pulau/domain/ids.ts";
import { kindOf, occupantsAddUp } from "@pulau/domain/party/kinds.ts";
import type { BedType, Occupants, Traveller } from "@pulau/domain/party/party.ts";
import { travellersFor } from "@pulau/domain/pricing/activity-order.ts";
import type { Quote, StayToQuote } from "@pulau/domain/pricing/lines.ts";
import { quote } from "@pulau/domain/pricing/quote.ts";
import type { RowTerms } from "@pulau/domain/rate-grid/grid-model.ts";

/** A stay that is tried beside the editor. */
export type Trial = {
  readonly checkIn: Day | "";
  readonly checkOut: Day | "";
  /** When it is booked; "" is today. */
  readonly bookedOn: Day | "";
  /** Rooms of the type: everybody is spread over them evenly. */
  readonly rooms: number;
  /** Extra beds put up in each room; null is one for each adult and child beyond the room's beds. */
  readonly extraBeds: number | null;
  readonly adults: number;
  readonly childAges: readonly number[];
  readonly nonMalaysians: number;
  readonly roomTypeId: RoomTypeId;
  readonly bedType: BedType;
  readonly priceList: string | null;
  /** The agency that would buy, by its account; null is a guest, or whoever has the price list. */
  readonly buyer: string | null;
  /** How many do what, by the card's words; whoever is not counted does the usual. */
  readonly activities: Readonly<Record<string, number>>;
  readonly market: string | null;
  readonly extras: readonly string[];
};

export type TrialRefusal = "noDates" | "NO_RATE" | "ON_ENQUIRY" | "PACKAGE_CLOSED";
/** Whose price is missing or on enquiry. */
type Missing = Partial<
  Pick<RowTerms, "roomTypeId" | "bedType" | "guestKind" | "place" | "activity" | "extraNight">
>;
type Priced =
  | { readonly ok: true; readonly quote: Quote }
  | { readonly ok: false; readonly why: TrialRefusal; readonly missing?: Missing };
/** What a stay comes to, and every rule by which guests couldn't book it, whatever it costs. */
export type TrialResult = Priced & { readonly closed: readonly ClosedReason[] };

/** The activities that a card tells apart, beside the usual one, which is everybody's who does no other. */
export const otherActivities = (card: RateBook): readonly string[] =>
  questionsOf(card).activities.filter((word) => word !== card.activity);

/** The activities of a party that has just changed: no more guests do something than there are, the last words first. */
export const withinParty = ({ adults, childAges, activities }: Trial): Trial["activities"] => {
  let left = adults + childAges.length;
  return Object.fromEntries(
    Object.entries(activities).map(([word, count]) => {
      const kept = Math.min(count, left);
      left -= kept;
      return [word, kept];
    }),
  );
};

/** The party as a guest's quote makes persons of it; a word that the card no longer has is nobody's. */
const travellersIn = (trial: Trial, card: RateBook): Traveller[] => {
  const { adults, childAges, nonMalaysians, market } = trial;
  const counted = Object.entries(trial.activities).filter(([, count]) => count > 0);
  const known = counted.length > 0 ? otherActivities(card) : [];
  const activities = Object.fromEntries(counted.filter(([word]) => known.includes(word)));
  return travellersFor(card, { adults, childAges, nonMalaysians, activities }).map((traveller) => ({
    ...traveller,
    ...(market !== null && { market }),
  }));
};

const sleepers = ["adult", "child", "toddler", "infant"] as const;

/** Everybody, adults first, dealt to the rooms one after the other. */
const occupantsOf = (travellers: readonly Traveller[], { bands }: RateBook, rooms: number): Occupants[] => {
  const dealt = Array.from({ length: rooms }, () => ({ adult: 0, child: 0, toddler: 0, infant: 0 }));
  const kinds = travellers.map(({ age, senior }) => {
    const kind = kindOf(age, senior, bands.package);
    return kind === "senior" ? "adult" : kind;
  });
  const inOrder = kinds.toSorted((a, b) => sleepers.indexOf(a) - sleepers.indexOf(b));
  for (const [i, kind] of inOrder.entries()) {
    const room = dealt[i % rooms];
    if (room) room[kind] += 1;
  }
  return dealt;
};

/** Of fewer prices than this, looking them through costs more than an index of them all. */
const manyRates = 1_000;

/**
 * The card with those of its prices that can count for a stay: of a hundred periods two or three. What another takes a
 * share of by its name stays, wherever it stands.
 */
function pricedFor(card: RateBook, { checkIn, checkOut }: { checkIn: Day; checkOut: Day }): RateBook {
  if (card.rates.length < manyRates) return card;
  const slept = card.periods.filter(({ from, to }) => from <= checkOut && to >= checkIn);
  const ids = new Set<PeriodId | null>([null, ...slept.map(({ id }) => id)]);
  const named = new Set(card.rates.map(({ of }) => of?.rateId ?? null));
  named.delete(null);
  return { ...card, rates: card.rates.filter(({ id, periodId }) => ids.has(periodId) || named.has(id)) };
}

type Terms = { today: Day; contract?: AgentContract | null };

/** What a card makes of a stay, as the engine prices it for guests, or for an agency by its contract. */
export function tryStay(trial: Trial, own: RateBook, { today, contract = null }: Terms): TrialResult {
  const { checkIn, checkOut } = trial;
  if (checkIn === "" || checkOut === "" || checkOut <= checkIn)
    return { ok: false, why: "noDates", closed: [] };
  const card = bookUnder(own, contract);
  const dates = { checkIn, nights: daysBetween(checkIn, checkOut) };
  const bookedOn = trial.bookedOn || today;
  return {
    ...priceOf(trial, { card: pricedFor(card, { checkIn, checkOut }), dates, bookedOn, contract }),
    closed: closedFor(card, dates, bookedOn),
  };
}

type Dates = Pick<StayToQuote, "checkIn" | "nights">;
type PricedAs = { card: RateBook; dates: Dates; bookedOn: Day; contract: AgentContract | null };

function priceOf(trial: Trial, { card, dates, bookedOn, contract }: PricedAs): Priced {
  const { roomTypeId, bedType, extraBeds, priceList, market, extras } = trial;
  const travellers = travellersIn(trial, card);
  const stay: StayToQuote = {
    ...dates,
    travellers,
    rooms: occupantsOf(travellers, card, trial.rooms).map((occupants) => ({
      roomTypeId,
      bedType,
      occupants,
      ...(extraBeds !== null && { extraBeds }),
    })),
    extras: extras.filter((id) => card.extras?.some((extra) => extra.id === id)),
    ...(priceList !== null && { priceList }),
    ...(market !== null && { market }),
    ...contractTerms(contract),
    crossings: [],
    addOns: [],
  };
  if (!occupantsAddUp(stay.rooms, travellers, card.bands.package)) return { ok: false, why: "NO_RATE" };
  const priced = quote(stay, card, bookedOn);
  if (priced.ok) return { ok: true, quote: priced.value };
  const { code, facts } = priced.failure;
  return { ok: false, why: code, ...(facts && code !== "PACKAGE_CLOSED" && { missing: facts as Missing }) };
}

/** Every rule that refuses guests this stay; with the last of them the next day on which it could begin. */
function closedFor(card: RateBook, dates: Dates, bookedOn: Day): readonly ClosedReason[] {
  const broken = brokenRules(card, dates, bookedOn);
  if (broken.length === 0) return broken;
  const open = sellable(card, dates, bookedOn);
  const next = open.ok ? undefined : open.failure.facts?.nextOn;
  return broken.map((reason, i) => ({
    checkIn: dates.checkIn,
    ...reason,
    ...(next !== undefined && i === broken.length - 1 && { nextOn: String(next) }),
  }));
}
