import type { TicketReply } from "@pulau/contract/events.ts";
import { ticketAfter, ticketMoments, ticketStanding } from "@pulau/domain/event/ticket-moves.ts";
import type { StaffId, TicketId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { z } from "zod";
import { auditChange } from "../../../db/audit-change.ts";
import { loadNow } from "../../../db/clock.ts";
import { eq } from "../../../db/orm.ts";
import { event as eventTable, eventTicket } from "../../../db/schema/events.ts";
import type { Tx } from "../../../db/tx.ts";
import { ticketReply } from "./list-bought.ts";
import { moveTicket } from "./move-ticket.ts";

type Tick = { readonly staffId: StaffId; readonly ticketId: TicketId; readonly checkedIn: boolean };

/** Ticks somebody off who has come, or takes the tick back. `WRONG_STATE`: the ticket is void. */
export async function checkInAttendee(
  tx: Tx,
  { staffId, ticketId, checkedIn }: Tick,
): Promise<Result<z.infer<typeof TicketReply>, "NOT_FOUND" | "WRONG_STATE">> {
  const [row] = await tx.select().from(eventTicket).where(eq(eventTicket.id, ticketId)).for("update");
  if (!row) return refuse("NOT_FOUND");
  const event = checkedIn ? "checkIn" : "undoCheckIn";
  const next = ticketAfter(ticketStanding(row), event);
  if (!next.ok) return next;
  const now = await loadNow(tx);
  await moveTicket(tx, { row, now }, event);
  await auditTick(tx, staffId, { row, checkedIn });
  return ok(ticketReply({ ...row, ...ticketMoments(next.value, now, row) }));
}

/** Writes into the audit log of an event who was ticked off, or no longer is. */
async function auditTick(
  tx: Tx,
  staffId: StaffId,
  { row, checkedIn }: { readonly row: typeof eventTicket.$inferSelect; readonly checkedIn: boolean },
): Promise<void> {
  const [of] = await tx
    .select({ name: eventTable.name })
    .from(eventTable)
    .where(eq(eventTable.id, row.eventId));
  await auditChange(tx, {
    staffId,
    act: checkedIn ? "attendeeCheckedIn" : "attendeeCheckInUndone",
    subject: "event",
    subjectId: row.eventId,
    before: { checkedIn: row.checkedInAt !== null },
    after: { checkedIn },
    facts: { name: of?.name, person: row.name },
  });
}
