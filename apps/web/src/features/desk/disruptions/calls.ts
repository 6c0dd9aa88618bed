import {
  answerForGuestRoute,
  cancelSailingsRoute,
  disruptionPlanRoute,
  disruptionPreviewRoute,
  disruptionRoute,
  settleDisruptionRoute,
  takeBackDisruptionRoute,
} from "@pulau/contract/disruptions.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { manifestRoute, sailingsRoute } from "@pulau/contract/sailings.ts";
import type { BookingId, StockId } from "@pulau/domain/ids.ts";
import { faceOf } from "../../../api/client.ts";

export const plan = faceOf(disruptionPlanRoute);
export const preview = faceOf(disruptionPreviewRoute);
export const cancelSailings = faceOf(cancelSailingsRoute);
export const disruption = faceOf(disruptionRoute);
export const settle = faceOf(settleDisruptionRoute);
export const answerForGuest = faceOf(answerForGuestRoute);
export const takeBack = faceOf(takeBackDisruptionRoute);
export const sailings = faceOf(sailingsRoute);

/** What is out of date once sailings are cancelled, settled or restored. */
export const disruptionPaths = [disruption.path, sailings.path, manifestRoute.path] as const;

export type Plan = Reply<typeof disruptionPlanRoute>;
export type Disruption = Reply<typeof disruptionRoute>;
export type Place = Plan["places"][number];
export type Sailing = Plan["sailings"][number];
/** Whoever is to be helped: on a sailing that is to be cancelled, or that was. */
export type Party = Omit<Plan["parties"][number], "suggested">;
export type Mail = Reply<typeof disruptionPreviewRoute>["mails"][number];
export type RidePreview = Reply<typeof disruptionPreviewRoute>["rides"][number];
export type ChangedLeg = RidePreview["legs"][number];

/** What is chosen for a party: a sailing's id, or what it gets instead of one. */
export type Chosen = StockId | "refund" | "credit" | "later";
export type Choices = ReadonlyMap<string, Chosen>;

export const keyOf = ({ bookingId, was }: { bookingId: BookingId; was: { sailingId: StockId } }): string =>
  `${bookingId} ${was.sailingId}`;

const gets = ["refund", "credit", "later"] as const;
const isNoBoat = (chosen: Chosen): chosen is (typeof gets)[number] =>
  gets.some((solution) => solution === chosen);

/** The choices as the calls take them. */
export const sentChoices = (parties: readonly Party[], choices: Choices) =>
  parties.map((party) => {
    const chosen = choices.get(keyOf(party)) ?? "later";
    const { bookingId, was } = party;
    const named = { bookingId, sailingId: was.sailingId };
    return isNoBoat(chosen)
      ? { ...named, solution: chosen }
      : { ...named, solution: "move" as const, to: chosen };
  });

/** How many parties and persons get what, what goes back to them, and what charters cost. */
export function totalsOf(parties: readonly Party[], choices: Choices, places: readonly Place[]) {
  const of = (wanted: "move" | "refund" | "credit" | "later") => {
    const those = parties.filter((party) => {
      const chosen = choices.get(keyOf(party)) ?? "later";
      return wanted === "move" ? !isNoBoat(chosen) : chosen === wanted;
    });
    const sum = (count: (party: Party) => number) => those.reduce((total, party) => total + count(party), 0);
    return {
      parties: those.length,
      persons: sum(({ persons }) => persons),
      priceSen: sum(({ priceSen }) => priceSen),
      backSen: sum(({ backSen }) => backSen),
    };
  };
  const taken = seatsTaken(parties, choices, places);
  const chartersSen = places
    .filter(({ kind }) => kind === "charter")
    .reduce(
      (sum, { sailingId, seats, charterSen }) =>
        sum + ((taken.get(sailingId) ?? 0) / seats) * (charterSen ?? 0),
      0,
    );
  const mails = new Set(parties.map(({ bookingId }) => bookingId)).size;
  return {
    move: of("move"),
    refund: of("refund"),
    credit: of("credit"),
    later: of("later"),
    chartersSen,
    mails,
  };
}

/** How many persons are put onto each sailing. */
export const movedOnto = (parties: readonly Party[], choices: Choices): ReadonlyMap<StockId, number> =>
  countOnto(parties, choices, ({ persons }) => persons);

/** How many seats of each sailing those take who are put onto it: a charter is a party's own, with all its seats. */
export function seatsTaken(
  parties: readonly Party[],
  choices: Choices,
  places: readonly Place[],
): ReadonlyMap<StockId, number> {
  const charters = new Map<StockId, number>(
    places.filter(({ kind }) => kind === "charter").map(({ sailingId, seats }) => [sailingId, seats]),
  );
  return countOnto(parties, choices, ({ persons }, sailingId) => {
    const ofBoat = charters.get(sailingId);
    return ofBoat === undefined ? persons : Math.ceil(persons / ofBoat) * ofBoat;
  });
}

function countOnto(
  parties: readonly Party[],
  choices: Choices,
  count: (party: Party, sailingId: StockId) => number,
): ReadonlyMap<StockId, number> {
  const counts = new Map<StockId, number>();
  for (const party of parties) {
    const chosen = choices.get(keyOf(party));
    if (chosen !== undefined && !isNoBoat(chosen))
      counts.set(chosen, (counts.get(chosen) ?? 0) + count(party, chosen));
  }
  return counts;
}
