import type { RateBook } from "../catalogue/catalogue.ts";
import { headsOf } from "../party/kinds.ts";
import { type GuestKind, guestKinds } from "../party/party.ts";
import type { PriceLine, QuoteAsk } from "./lines.ts";
import { lineOf } from "./step.ts";
import { transferLines } from "./transfer-lines.ts";

type ChosenCrossing = QuoteAsk["crossings"][number];

/** A senior without a ticket of its own pays the adult's; a kind without any is included in the package. */
const ticketSen = (tickets: readonly { guestKind: GuestKind; sen: number }[], kind: GuestKind): number => {
  const own = tickets.find((ticket) => ticket.guestKind === kind);
  const adult = kind === "senior" ? tickets.find((ticket) => ticket.guestKind === "adult") : undefined;
  return (own ?? adult)?.sen ?? 0;
};

const crossingLines = (crossing: ChosenCrossing, heads: Record<GuestKind, number>): PriceLine[] => {
  const base = { step: "transport", ruleId: crossing.id, name: crossing.name, taxGroup: "none" } as const;
  if (crossing.kind === "charter") return [lineOf({ ...base, count: crossing.boats, unitSen: crossing.sen })];
  return guestKinds.map((guestKind) =>
    lineOf({
      ...base,
      guestKind,
      count: heads[guestKind],
      unitSen: ticketSen(crossing.tickets, guestKind),
    }),
  );
};

/** The part of a step's input that boats need, so that a list of boats can be priced without a package. */
type TransportInput = {
  readonly ask: Pick<QuoteAsk, "travellers" | "crossings" | "transfers">;
  readonly book: { readonly bands: Pick<RateBook["bands"], "boat"> };
};

/**
 * Ferry tickets by the boat's own age bands, and charter boats by the boat, one way each; then land transfers. One that
 * only the resort can price has no line: ask `transferLines` first.
 */
export const transport = ({ ask, book }: TransportInput): PriceLine[] => {
  const heads = headsOf(ask.travellers, book.bands.boat);
  const transfers = (ask.transfers ?? []).flatMap(
    (each) => transferLines(each, ask.travellers, book.bands.boat) ?? [],
  );
  return [...ask.crossings.flatMap((crossing) => crossingLines(crossing, heads)), ...transfers].filter(
    (line) => line.amountSen !== 0,
  );
};
