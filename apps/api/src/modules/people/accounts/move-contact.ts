import { openStates } from "@pulau/domain/booking/booking-moves.ts";
import type { PersonId } from "@pulau/domain/ids.ts";
import { oneOf } from "../../../db/booking-states.ts";
import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";

type Move = { readonly personId: PersonId; readonly oldEmail: string; readonly newEmail: string };

/**
 * Sends to a member's new address what was to be written to the old one: bookings that are not over, places on the
 * waiting list and open enquiries of their account. What others booked, what is over, and papers stay as they are.
 * Bookings are locked before places, both before the member.
 */
export async function moveContact(tx: Tx, { personId, oldEmail, newEmail }: Move): Promise<void> {
  const own = sql`owner_id = (SELECT account_id FROM member WHERE id = ${personId}) AND email = ${oldEmail}`;
  await tx.execute(sql`
    WITH moved AS (UPDATE booking SET email = ${newEmail}
      WHERE ${own} AND state IN ${oneOf(openStates)} RETURNING id)
    INSERT INTO booking_event (booking_id, what, at, facts) SELECT id, 'emailChanged', pulau_now(), '{}' FROM moved`);
  await tx.execute(sql`UPDATE wait_entry SET email = ${newEmail}
    WHERE ${own} AND state IN ('waiting', 'offered')`);
  await tx.execute(sql`UPDATE booking_enquiry SET email = ${newEmail} WHERE ${own} AND state <> 'closed'`);
}
