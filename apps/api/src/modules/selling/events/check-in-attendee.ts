import type { TicketReply } from "@pulau/contract/events.ts";
import { ticketAfter, ticketMoments, ticketStanding } from "@pulau/domain/event/ticket-moves.ts";
import type { TicketId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { z } from "zod";
import { loadNow } from "../../../db/clock.ts";
import { eq } from "../../../db/orm.ts";
import { eventTicket } from "../../../db/schema/events.ts";
import type { Tx } from "../../../db/tx.ts";
import { ticketReply } from "./list-bought.ts";
import { moveTicket } from "./move-ticket.ts";

/** Ticks somebody off who has come, or takes the tick back. `WRONG_STATE`: the ticket is void. */
export async function checkInAttendee(
  tx: Tx,
  { ticketId, checkedIn }: { readonly ticketId: TicketId; readonly checkedIn: boolean },
): Promise<Result<z.infer<typeof TicketReply>, "NOT_FOUND" | "WRONG_STATE">> {
  const [row] = await tx.select().from(eventTicket).where(eq(eventTicket.id, ticketId)).for("update");
  if (!row) return refuse("NOT_FOUND");
  const event = checkedIn ? "checkIn" : "undoCheckIn";
  const next = ticketAfter(ticketStanding(row), event);
  if (!next.ok) return next;
  const now = await loadNow(tx);
  await moveTicket(tx, { row, now }, event);
  return ok(ticketReply({ ...row, ...ticketMoments(next.value, now, row) }));
}
