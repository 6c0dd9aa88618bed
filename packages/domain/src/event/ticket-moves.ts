import { type LifeCycle, nextState } from "../life-cycle.ts";
import type { Result } from "../result.ts";

export const ticketStandings = ["good", "used", "void"] as const;
export type TicketStanding = (typeof ticketStandings)[number];

export const ticketEvents = ["checkIn", "undoCheckIn", "void"] as const;
export type TicketEvent = (typeof ticketEvents)[number];

/** A ticket begins when its purchase is fulfilled. */
export const ticketBeginnings = { make: "good" } as const satisfies Readonly<Record<string, TicketStanding>>;

/**
 * A ticket's life. Whoever has come is ticked off, twice if need be, and the tick is taken back. One of an event that was
 * called off is void, also if somebody was let in early.
 */
export const ticketMoves = {
  good: { checkIn: "used", undoCheckIn: "good", void: "void" },
  used: { checkIn: "used", undoCheckIn: "good", void: "void" },
  void: {},
} as const satisfies LifeCycle<TicketStanding, TicketEvent>;

type Moments = { readonly checkedInAt: Date | null; readonly cancelledAt: Date | null };

/** How a ticket stands, by what its row keeps. */
export const ticketStanding = ({ checkedInAt, cancelledAt }: Moments): TicketStanding => {
  if (cancelledAt !== null) return "void";
  return checkedInAt === null ? "good" : "used";
};

/** The moments that keep a standing which a ticket comes to now: the first tick counts, and a void one keeps it. */
export const ticketMoments = (standing: TicketStanding, now: Date, { checkedInAt }: Moments): Moments => ({
  checkedInAt: standing === "used" ? (checkedInAt ?? now) : standing === "void" ? checkedInAt : null,
  cancelledAt: standing === "void" ? now : null,
});

/** The standing after an event; `WRONG_STATE` where it can't happen. */
export const ticketAfter = (
  standing: TicketStanding,
  event: TicketEvent,
): Result<TicketStanding, "WRONG_STATE"> =>
  nextState<TicketStanding, TicketEvent>(ticketMoves, standing, event);
