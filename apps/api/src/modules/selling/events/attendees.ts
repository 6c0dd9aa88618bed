import type { attendeesRoute, TicketReply } from "@pulau/contract/events.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { ticketAfter, ticketMoments, ticketStanding } from "@pulau/domain/event/ticket-moves.ts";
import type { EventId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { z } from "zod";
import { loadNow } from "../../../db/clock.ts";
import type { Db } from "../../../db/connect.ts";
import { eq, sql } from "../../../db/orm.ts";
import { eventTicket } from "../../../db/schema/events.ts";
import type { Tx } from "../../../db/tx.ts";
import { ticketReply } from "./list-bought.ts";
import { moveTicket } from "./move-ticket.ts";
import { findForStaff } from "./staff-events.ts";

type Listing = Reply<typeof attendeesRoute>;

/** Who comes to an event, by name, with how its owner can be reached; null when there is no such event. */
export async function listAttendees(db: Db, eventId: EventId): Promise<Listing | null> {
  const found = await findForStaff(db, eventId);
  if (!found) return null;
  const { rows } = await db.execute<Listing["attendees"][number]>(sql`
    select t.id as "_id", t.name, t.guest_kind as "guestKind", t.code,
      to_char(t.checked_in_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "checkedInAt",
      p.number, a.name as "accountName",
      coalesce((select m.email from member m where m.account_id = a.id order by m.role = 'admin' desc, m.id limit 1), '')
        as email
    from event_ticket t join purchase p on p.id = t.purchase_id join account a on a.id = p.account_id
    where t.event_id = ${eventId} and t.cancelled_at is null order by t.name, t.id`);
  return { event: found, attendees: rows };
}

/** Ticks somebody off who has come, or takes the tick back. `WRONG_STATE`: the ticket is void. */
export async function checkInAttendee(
  tx: Tx,
  { ticketId, checkedIn }: { readonly ticketId: string; readonly checkedIn: boolean },
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
