import type { Choice, Totals } from "@pulau/contract/disruptions.ts";
import type { StockId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse, refuseFields } from "@pulau/domain/result.ts";
import { fitsStay, type Solution, solutions } from "@pulau/domain/transport/disruption.ts";
import { keyOf, keyOfParty, type Party, strandedOf } from "./parties.ts";
import { piecesFor, type SailingRow } from "./sailing-rows.ts";

/** What a party gets, with the sailing that it goes to. */
export type Decision = {
  readonly party: Party;
  readonly solution: Solution;
  readonly to: SailingRow | null;
};

type Decided = {
  readonly parties: readonly Party[];
  readonly choices: readonly Choice[];
  /** The sailings that are chosen, locked, with what is left of them. */
  readonly places: readonly SailingRow[];
  readonly mayRefund: boolean;
};

type Refusals = "INVALID_INPUT" | "NOT_ALLOWED" | "PLACES_GONE";

/**
 * Who goes where, of those who are aboard now; who is not named waits. Whoever is named and no longer aboard has been helped
 * meanwhile. `PLACES_GONE` names all who don't fit any more: their sailing is cancelled, has left or is too full.
 */
export function decideParties({
  parties,
  choices,
  places,
  mayRefund,
}: Decided): Result<Decision[], Refusals> {
  const chosen = new Map(choices.map((choice) => [keyOf(choice.bookingId, choice.sailingId), choice]));
  const sailings = new Map(places.map((place) => [place.sailingId, place]));
  const decisions = parties.map((party): Decision => {
    const choice = chosen.get(keyOfParty(party));
    const to = choice?.to === undefined ? null : (sailings.get(choice.to) ?? null);
    return { party, solution: choice?.solution ?? "later", to };
  });
  if (!mayRefund && decisions.some(sendsBack)) return refuse("NOT_ALLOWED");
  const unfit = decisions.find(
    (decision) =>
      sendsBack(decision) &&
      // A stay that is over is earned: what is given back of it is given by a refund.
      (decision.party.state === "completed" ||
        (decision.solution === "credit" && decision.party.accountId === null)),
  );
  if (unfit) {
    const key = keyOfParty(unfit.party);
    const place = choices.findIndex(({ bookingId, sailingId }) => keyOf(bookingId, sailingId) === key);
    return refuseFields("INVALID_INPUT", [{ path: `choices.${place}.solution`, rule: "invalid" }]);
  }
  const ashore = findAshore(decisions);
  if (ashore.length === 0) return ok(decisions);
  const bookings = [...new Set(ashore.map(({ party }) => `${party.bookingNo} ${party.bookingName}`))];
  return refuse("PLACES_GONE", { bookings: bookings.join(", "), count: bookings.length });
}

export const sendsBack = ({ solution }: Pick<Decision, "solution">): boolean =>
  solution === "refund" || solution === "credit";

/** Those whose sailing can't take them, in the order in which they would board. */
function findAshore(decisions: readonly Decision[]): Decision[] {
  const left = new Map<StockId, number>();
  return decisions.filter((decision) => {
    const { party, solution, to } = decision;
    if (solution !== "move") return false;
    if (to === null || !sails(to) || !suits(decision, to)) return true;
    const free = left.get(to.sailingId) ?? to.pieces;
    const pieces = piecesFor(to, party.persons);
    if (pieces > free) return true;
    left.set(to.sailingId, free - pieces);
    return false;
  });
}

const sails = ({ cancelledBy, gone, offered }: SailingRow): boolean =>
  cancelledBy === null && !gone && offered;

const suits = ({ party }: Decision, to: SailingRow): boolean =>
  to.direction === party.crossing.direction && fitsStay(strandedOf(party), to.day);

/** How many parties and persons get what. */
export function totalsOf(
  decided: readonly { readonly solution: Solution; readonly party: Pick<Party, "persons"> }[],
): Totals {
  const of = (solution: Solution) => {
    const those = decided.filter((decision) => decision.solution === solution);
    return { parties: those.length, persons: those.reduce((sum, { party }) => sum + party.persons, 0) };
  };
  return Object.fromEntries(solutions.map((solution) => [solution, of(solution)])) as Totals;
}
