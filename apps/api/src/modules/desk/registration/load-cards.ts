import type { AgreedText } from "@pulau/contract/pages.ts";
import type { IdentityCheck } from "@pulau/domain/booking/registration.ts";
import type { BookingId, GuestId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";

/** A guest of a booking with what is on their card. */
export type CardLine = {
  readonly _id: GuestId;
  readonly fullName: string;
  readonly age: number | null;
  readonly room: number;
  readonly identityTail: string;
  readonly nonMalaysian: boolean;
  readonly phone: string | null;
  readonly email: string | null;
  /** Whether they are a guest of the booking, and not only in its rooming list in part. */
  readonly known: boolean;
  readonly checked: boolean;
  readonly how: IdentityCheck | null;
  readonly checkReason: string;
  readonly checkedAt: string | null;
  readonly checkedBy: string | null;
  readonly signed: boolean;
  readonly signature: string | null;
  readonly signedName: string | null;
  readonly signedAt: string | null;
  readonly signedWith: string | null;
  readonly erased: boolean;
  readonly terms: readonly AgreedText[];
  readonly arrivedAt: string | null;
};

/** Everybody of a booking who has a name, by room and place in the list, each with their card. */
export async function loadCardLines(db: Db | Tx, bookingId: BookingId): Promise<CardLine[]> {
  const { rows } = await db.execute<CardLine>(sql`
    SELECT g.id AS "_id", g.full_name AS "fullName", g.age, g.room, g.tail AS "identityTail",
      g.non_malaysian AS "nonMalaysian", g.phone, g.email, g.known, c.checked IS NOT NULL AS checked,
      c.checked AS how, coalesce(c.check_reason, '') AS "checkReason", c.checked_at AS "checkedAt",
      cs.name AS "checkedBy", c.signed_at IS NOT NULL AS signed, c.signature, c.signed_name AS "signedName",
      c.signed_at AS "signedAt", ss.name AS "signedWith", c.erased_at IS NOT NULL AS erased,
      coalesce(c.terms, '[]') AS terms, c.arrived_at AS "arrivedAt"
    FROM (
      SELECT id, full_name, age, room, position, identity_tail AS tail, non_malaysian, phones ->> 0 AS phone, email,
        true AS known
      FROM booking_guest WHERE booking_id = ${bookingId}
      UNION ALL
      SELECT id, known ->> 'fullName', (known ->> 'age')::int, room, position, known ->> 'identityTail',
        (known ->> 'nonMalaysian')::boolean, known -> 'phones' ->> 0, known ->> 'email', false
      FROM guest_entry WHERE booking_id = ${bookingId} AND known ->> 'fullName' <> ''
    ) g LEFT JOIN registration_card c ON c.guest_id = g.id
      LEFT JOIN staff_user cs ON cs.id = c.checked_by LEFT JOIN staff_user ss ON ss.id = c.signed_with
    ORDER BY g.room, g.position`);
  return rows;
}
