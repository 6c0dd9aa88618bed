import {
  type TicketEvent,
  ticketAfter,
  ticketMoments,
  ticketStanding,
} from "@pulau/domain/event/ticket-moves.ts";
import { moverByMoments } from "../../../db/mover.ts";
import { eventTicket } from "../../../db/schema/events.ts";

type TicketRow = typeof eventTicket.$inferSelect;

/** Takes a locked ticket one step through its life: the only place that writes whether somebody came, or it is void. */
export const moveTicket = moverByMoments(eventTicket, {
  stateOf: (row: TicketRow) => ticketStanding(row),
  after: (standing, event: TicketEvent) => ticketAfter(standing, event),
  moments: ticketMoments,
  holds: ["checkedInAt", "cancelledAt"],
});
