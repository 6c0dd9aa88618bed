import type { RateBook } from "../catalogue/catalogue.ts";
import { kindOf } from "../party/kinds.ts";
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

type Bands = Pick<RateBook["bands"], "boat">;

/** As what somebody counts on a ferry: by its own ages where it has some. */
const kindOn = ({ age, senior }: Traveller, { bands }: Ferry, { boat }: Bands): GuestKind =>
  kindOf(age, senior, bands ?? boat);

/**
 * On which ferries somebody buys a ticket, and as whom. A ticket for both ways is bought once, with the first ferry that
 * asks for one, whichever way that goes.
 */
const ticketsByFerry = (
  crossings: readonly ChosenCrossing[],
  traveller: Traveller,
  bands: Bands,
): Map<ChosenCrossing, GuestKind> => {
  const bought = new Map<ChosenCrossing, GuestKind>();
  let hasBothWays = false;
  for (const crossing of crossings) {
    if (crossing.kind !== "ferry") continue;
    const kind = kindOn(traveller, crossing, bands);
    const bothWays = crossing.goodFor === "bothWays";
    if (ticketSen(crossing.tickets, kind) === null || (bothWays && hasBothWays)) continue;
    bought.set(crossing, kind);
    hasBothWays ||= bothWays;
  }
  return bought;
};

/** The part of a price's input that boats need, so that a list of boats can be priced without a package. */
type BoatRequest = {
  readonly stay: Pick<StayToQuote, "travellers" | "crossings">;
  readonly book: { readonly bands: Bands };
};

/** Ferry tickets by the ages of the boat, and charter boats by the boat. */
export const boats = ({ stay, book }: BoatRequest): PriceLine[] => {
  const bought = stay.travellers.map((traveller) => ticketsByFerry(stay.crossings, traveller, book.bands));
  return stay.crossings
    .flatMap((crossing) => {
      const base = { step: "transport", ruleId: crossing.id, name: crossing.name, taxGroup: "none" } as const;
      if (crossing.kind === "charter") {
        return [lineOf({ ...base, count: crossing.boats, unitSen: crossing.sen })];
      }
      const buyers = bought.map((tickets) => tickets.get(crossing));
      return guestKinds.map((guestKind) =>
        lineOf({
          ...base,
          guestKind,
          count: buyers.filter((kind) => kind === guestKind).length,
          unitSen: ticketSen(crossing.tickets, guestKind) ?? 0,
        }),
      );
    })
    .filter((line) => line.amountSen !== 0);
};

const ticketsOf = ({ stay, book }: BoatRequest, traveller: Traveller): number => {
  let sum = 0;
  for (const [crossing, kind] of ticketsByFerry(stay.crossings, traveller, book.bands))
    sum += crossing.kind === "ferry" ? (ticketSen(crossing.tickets, kind) ?? 0) : 0;
  return sum;
};

/** Boats and transfers. */
export const transport: Step = (input) => {
  for (const { guest } of eachSleeper(input.rooms)) {
    note(guest, "transport", ticketsOf(input, guest.traveller), { taxGroup: "none" });
  }
  const onLand = transfers(input);
  return onLand.ok ? { ...onLand, value: [...boats(input), ...onLand.value] } : onLand;
};
