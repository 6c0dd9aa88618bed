import type { BookingId, KeptManifestId } from "@pulau/domain/ids.ts";
import type { countPassengers } from "@pulau/domain/transport/boarding.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";
import { type DepartureKey, ofDeparture } from "./departure.ts";

export type KeptManifest = {
  readonly id: KeptManifestId;
  readonly closedAt: Date;
  readonly by: string | null;
  readonly counts: ReturnType<typeof countPassengers>;
  readonly sealed: string | null;
};

/** The manifest of a sailing as it was when boarding was closed; null while it may change. */
export async function findKept(db: Db | Tx, departure: DepartureKey): Promise<KeptManifest | null> {
  const { rows } = await db.execute<Omit<KeptManifest, "closedAt"> & { closedAt: string }>(sql`
    SELECT m.id, m.closed_at AS "closedAt", u.name AS by, m.counts, m.sealed
    FROM kept_manifest m LEFT JOIN staff_user u ON u.id = m.closed_by
    WHERE ${ofDeparture(departure, sql`m`)} AND m.reopened_at IS NULL`);
  const [row] = rows;
  return row ? { ...row, closedAt: new Date(row.closedAt) } : null;
}

export type ChangedBooking = {
  readonly at: string;
  readonly by: string | null;
  readonly name: string;
  readonly bookingNo: string;
  readonly what: "bookingChanged" | "bookingCancelled" | "guestsNamed";
};

const tells = {
  changed: "bookingChanged",
  cancelled: "bookingCancelled",
  roomingListKept: "guestsNamed",
} as const;

/** What became of these bookings, and of those that are on the boat now, after a moment. */
export async function loadChangedBookings(
  db: Db | Tx,
  { sailingId, party }: DepartureKey,
  { bookingIds, after }: { readonly bookingIds: readonly BookingId[]; readonly after: Date },
): Promise<ChangedBooking[]> {
  const { rows } = await db.execute<Omit<ChangedBooking, "what"> & { what: keyof typeof tells }>(sql`
    SELECT e.at, u.name AS by, b.booking_name AS name, b.booking_no AS "bookingNo", e.what
    FROM booking_event e JOIN booking b ON b.id = e.booking_id LEFT JOIN staff_user u ON u.id = e.staff_id
    WHERE e.at > ${after} AND e.what IN ('changed', 'cancelled', 'roomingListKept')
      AND (b.id = ANY(${sql.param(bookingIds)}::uuid[]) OR ${party}::uuid IS NULL AND EXISTS (
        SELECT FROM booking_crossing c WHERE c.booking_id = b.id AND c.stock_id = ${sailingId}))
    ORDER BY e.at, e.id`);
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString(), what: tells[row.what] }));
}
