import { type AgentContract, bookUnder, contractTerms } from "@pulau/domain/agents/contract.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import { daysBetween } from "@pulau/domain/calendar/day.ts";
import type { RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import { kindOf, occupantsAddUp } from "@pulau/domain/party/kinds.ts";
import type { BedType, Occupants, Traveller } from "@pulau/domain/party/party.ts";
import type { Quote, StayToQuote } from "@pulau/domain/pricing/lines.ts";
import { quote } from "@pulau/domain/pricing/quote.ts";

/** A stay that is tried beside the editor. */
export type Trial = {
  readonly checkIn: Day | "";
  readonly checkOut: Day | "";
  readonly adults: number;
  readonly childAges: readonly number[];
  readonly nonMalaysians: number;
  readonly roomTypeId: string;
  readonly bedType: BedType;
  readonly priceList: string | null;
  /** The agency that would buy, by its account; null is a guest, or whoever has the price list. */
  readonly buyer: string | null;
  readonly activity: string | null;
  readonly market: string | null;
  readonly extras: readonly string[];
};

export type TrialRefusal = "noDates" | "NO_RATE" | "ON_ENQUIRY" | "PACKAGE_CLOSED";
export type TrialResult =
  | { readonly ok: true; readonly quote: Quote }
  | { readonly ok: false; readonly why: TrialRefusal };

const travellersIn = ({ adults, childAges, nonMalaysians, activity, market }: Trial): Traveller[] =>
  [...Array.from({ length: adults }, () => null), ...childAges.toSorted((a, b) => b - a)].map((age, i) => ({
    ...{ age, nonMalaysian: i < nonMalaysians, senior: false, disabled: false },
    ...(activity !== null && { activity }),
    ...(market !== null && { market }),
  }));

const occupantsOf = (travellers: readonly Traveller[], { bands }: RateBook): Occupants => {
  const count = { adult: 0, child: 0, toddler: 0, infant: 0 };
  for (const { age, senior } of travellers) {
    const kind = kindOf(age, senior, bands.package);
    count[kind === "senior" ? "adult" : kind] += 1;
  }
  return count;
};

/** What a card makes of a stay in one room, as the engine prices it for guests, or for an agency by its contract. */
export function tryStay(
  trial: Trial,
  own: RateBook,
  { today, contract = null }: { today: Day; contract?: AgentContract | null },
): TrialResult {
  const card = bookUnder(own, contract);
  const { checkIn, checkOut, roomTypeId, bedType, priceList, market, extras } = trial;
  if (checkIn === "" || checkOut === "" || checkOut <= checkIn) return { ok: false, why: "noDates" };
  const travellers = travellersIn(trial);
  const stay: StayToQuote = {
    checkIn,
    nights: daysBetween(checkIn, checkOut),
    travellers,
    rooms: [{ roomTypeId, bedType, occupants: occupantsOf(travellers, card) }],
    extras: extras.filter((id) => card.extras?.some((extra) => extra.id === id)),
    ...(priceList !== null && { priceList }),
    ...(market !== null && { market }),
    ...contractTerms(contract),
    crossings: [],
    addOns: [],
  };
  if (!occupantsAddUp(stay.rooms, travellers, card.bands.package)) return { ok: false, why: "NO_RATE" };
  const priced = quote(stay, card, today);
  return priced.ok ? { ok: true, quote: priced.value } : { ok: false, why: priced.failure.code };
}
