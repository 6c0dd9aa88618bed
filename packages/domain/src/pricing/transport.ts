import type { RateBook } from "../catalogue/catalogue.ts";
import { headsOf, kindOf } from "../party/kinds.ts";
import { type GuestKind, guestKinds, type Traveller } from "../party/party.ts";
import type { PriceLine, StayToQuote } from "./lines.ts";
import { eachSleeper, lineOf, note, type Step } from "./step.ts";
import { transfers } from "./transfers.ts";

type ChosenCrossing = StayToQuote["crossings"][number];
type Ferry = Extract<ChosenCrossing, { kind: "ferry" }>;
type Tickets = Ferry["tickets"];

/** A senior without a ticket of its own pays the adult's; a kind without any is included in the package. */
const ticketSen = (tickets: Tickets, kind: GuestKind): number | null => {
  const own = tickets.find((ticket) => ticket.guestKind === kind);
  const adult = kind === "senior" ? tickets.find((ticket) => ticket.guestKind === "adult") : undefined;
  return (own ?? adult)?.sen ?? null;
};

/**
 * What each ferry sells to a kind of guest. A ticket for both ways is bought once, with the first ferry that asks for
 * one, whichever way that goes.
 */
const ticketsByFerry = (
  crossings: readonly ChosenCrossing[],
  kind: GuestKind,
): Map<ChosenCrossing, number> => {
  const sold = new Map<ChosenCrossing, number>();
  let hasBothWays = false;
  for (const crossing of crossings) {
    if (crossing.kind !== "ferry") continue;
    const sen = ticketSen(crossing.tickets, kind);
    const bothWays = crossing.goodFor === "bothWays";
    if (sen === null || (bothWays && hasBothWays)) continue;
    sold.set(crossing, sen);
    hasBothWays ||= bothWays;
  }
  return sold;
};

/** The part of a price's input that boats need, so that a list of boats can be priced without a package. */
type BoatRequest = {
  readonly stay: Pick<StayToQuote, "travellers" | "crossings">;
  readonly book: { readonly bands: Pick<RateBook["bands"], "boat"> };
};

/** Ferry tickets by the boat's own age bands, and charter boats by the boat. */
export const boats = ({ stay, book }: BoatRequest): PriceLine[] => {
  const heads = headsOf(stay.travellers, book.bands.boat);
  const tickets = new Map(guestKinds.map((kind) => [kind, ticketsByFerry(stay.crossings, kind)]));
  return stay.crossings
    .flatMap((crossing) => {
      const base = { step: "transport", ruleId: crossing.id, name: crossing.name, taxGroup: "none" } as const;
      if (crossing.kind === "charter") {
        return [lineOf({ ...base, count: crossing.boats, unitSen: crossing.sen })];
      }
      return guestKinds.map((guestKind) =>
        lineOf({
          ...base,
          guestKind,
          count: heads[guestKind],
          unitSen: tickets.get(guestKind)?.get(crossing) ?? 0,
        }),
      );
    })
    .filter((line) => line.amountSen !== 0);
};

const ticketsOf = ({ stay, book }: BoatRequest, { age, senior }: Traveller): number => {
  const sold = ticketsByFerry(stay.crossings, kindOf(age, senior, book.bands.boat));
  return [...sold.values()].reduce((sum, sen) => sum + sen, 0);
};

/** Boats and transfers. */
export const transport: Step = (input) => {
  for (const { guest } of eachSleeper(input.rooms)) {
    note(guest, "transport", ticketsOf(input, guest.traveller), { taxGroup: "none" });
  }
  const onLand = transfers(input);
  return onLand.ok ? { ...onLand, value: [...boats(input), ...onLand.value] } : onLand;
};
