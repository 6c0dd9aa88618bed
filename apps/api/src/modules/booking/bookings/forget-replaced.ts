import type { BookingId, GuestId, StaffId } from "@pulau/domain/ids.ts";
import { inArray, sql } from "../../../db/orm.ts";
import { countUnasked } from "../../../db/saved-versions.ts";
import { harbourDetails, passengerWeight } from "../../../db/schema/boarding.ts";
import { registrationCard } from "../../../db/schema/registration.ts";
import type { Tx } from "../../../db/tx.ts";
import type { Saver } from "../../../plugins/versioned-call.ts";

type Writing = { readonly bookingId: BookingId; readonly by: Saver };

/**
 * Writes the guests of a booking, and forgets of a place that has another paper afterwards what belonged to whoever had it
 * before: their registration card, what the harbour was told of them, what they weigh, and that they are aboard. A place keeps its id through a change of name, so
 * neither would go by itself.
 */
export async function writeGuests(
  tx: Tx,
  { bookingId, by }: Writing,
  write: () => Promise<void>,
): Promise<void> {
  const before = await loadPapers(tx, bookingId);
  await write();
  const after = await loadPapers(tx, bookingId);
  const replaced = [...before].filter(([id, tail]) => (after.get(id) ?? tail) !== tail).map(([id]) => id);
  if (replaced.length === 0) return;
  await tx.delete(registrationCard).where(inArray(registrationCard.guestId, replaced));
  await tx.delete(harbourDetails).where(inArray(harbourDetails.guestId, replaced));
  await tx.delete(passengerWeight).where(inArray(passengerWeight.guestId, replaced));
  for (const key of replaced)
    await countUnasked(tx, {
      kind: "harbourDetails",
      key,
      by,
      changed: ["nationality", "sex", "nextOfKin"],
    });
  await untick(tx, replaced, by.who === "staff" ? by.staffId : null);
}

/** How each guest's paper ends, of those that are known. */
async function loadPapers(tx: Tx, bookingId: BookingId): Promise<Map<GuestId, string>> {
  const { rows } = await tx.execute<{ id: GuestId; tail: string }>(sql`
    SELECT id, identity_tail AS tail FROM booking_guest WHERE booking_id = ${bookingId}
    UNION ALL SELECT id, known ->> 'identityTail' FROM guest_entry
    WHERE booking_id = ${bookingId} AND known ->> 'identityTail' <> ''`);
  return new Map(rows.map(({ id, tail }) => [id, tail]));
}

/** Takes back that these guests were marked, on every boat whose list is not kept yet. */
async function untick(tx: Tx, guestIds: readonly GuestId[], staffId: StaffId | null): Promise<void> {
  await tx.execute(sql`
    INSERT INTO boarding_act (act_id, guest_id, guest_name, sailing_id, booking_id, mark, at, received_at, staff_id)
    SELECT gen_random_uuid(), l.guest_id, l.guest_name, l.sailing_id, l.booking_id, 'waiting', pulau_now(), pulau_now(),
      ${staffId}::uuid
    FROM (SELECT DISTINCT ON (a.sailing_id, a.guest_id) a.* FROM boarding_act a
      WHERE a.guest_id = ANY(${sql.param(guestIds)}::uuid[])
      ORDER BY a.sailing_id, a.guest_id, a.at DESC, a.received_at DESC) l
    WHERE l.mark <> 'waiting' AND NOT EXISTS (SELECT FROM kept_manifest m WHERE m.sailing_id = l.sailing_id
      AND (m.booking_id IS NULL OR m.booking_id = l.booking_id) AND m.reopened_at IS NULL)`);
}
