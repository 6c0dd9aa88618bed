import { type QuestionsToGuests, wrongAnswers } from "@pulau/domain/party/guest-answers.ts";
import { kindOf } from "@pulau/domain/party/kinds.ts";
import type { AgeBand, Traveller } from "@pulau/domain/party/party.ts";
import { placeKindOf, type Seat } from "@pulau/domain/rooming/seats.ts";
import { isWhole, type Placed } from "./list-rows.ts";

/** The sets of ages that prices count by, the package's first. */
type Bands = readonly [readonly AgeBand[], ...(readonly AgeBand[])[]];
type Person = Pick<Placed, "seat" | "known">;

/** How prices see a person: their kind in each set of age bands, and what fees ask beside it. */
function priceKey(person: Traveller, bands: Bands): string {
  const kinds = bands.map((set) => kindOf(person.age, person.senior, set));
  return [...kinds, person.disabled, person.nonMalaysian].join(" ");
}

/**
 * Which of these people the booking's price is already right for: known whole, in a place of their kind, and like
 * somebody for whom it was made. Whoever is left over of a kind is not: they may cost more or less.
 */
export function alreadyPriced<P extends Person>(
  people: readonly P[],
  {
    seats,
    travellers,
    bands,
    questions,
  }: {
    seats: readonly Seat[];
    travellers: readonly Traveller[];
    bands: Bands;
    questions: QuestionsToGuests;
  },
): Set<P> {
  const [ofPackage] = bands;
  const usual = { activity: questions.activities[0] ?? null, market: questions.markets[0] ?? null };
  const answersOf = ({ activity, market }: Pick<Traveller, "activity" | "market">) =>
    `${activity ?? usual.activity} ${market ?? usual.market}`;
  const keyOf = (traveller: Traveller) => `${priceKey(traveller, bands)} ${answersOf(traveller)}`;
  const booked = travellers.map(keyOf);
  const fitting = new Set<P>();
  for (const person of people) {
    const { known, seat } = person;
    if (!isWhole(known) || placeKindOf(known.age, ofPackage) !== seats[seat]?.kind) continue;
    if (wrongAnswers(known, questions, ofPackage).length > 0) continue;
    const at = booked.indexOf(keyOf(known));
    if (at < 0) continue;
    booked.splice(at, 1);
    fitting.add(person);
  }
  return fitting;
}
