import type { BookingId, KeptManifestId } from "@pulau/domain/ids.ts";
import type { countPassengers } from "@pulau/domain/transport/boarding.ts";
import type { Load } from "@pulau/domain/transport/load.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";
import { type DepartureKey, ofDeparture } from "./departure.ts";

export type KeptManifest = {
  readonly id: KeptManifestId;
  readonly closedAt: Date;
  readonly by: string | null;
  readonly counts: ReturnType<typeof countPassengers>;
  /** What they weighed; null for a boat that did not ask. */
  readonly load: Load | null;
  /** Who crewed it; null where it was closed before crews were kept. */
  readonly crew: readonly string[] | null;
  readonly sealed: string | null;
  /** When it was opened again, by whom and why; null while it stands. */
  readonly reopened: { readonly at: string; readonly by: string | null; readonly reason: string } | null;
};

type KeptRow = Omit<KeptManifest, "closedAt" | "reopened"> & {
  readonly closedAt: string;
  readonly reopenedAt: string | null;
  readonly reopenedBy: string | null;
  readonly reason: string | null;
};

/** Every manifest that was kept of a sailing, the latest first: the one that stands, and those that were opened again. */
export async function loadKept(db: Db | Tx, departure: DepartureKey): Promise<KeptManifest[]> {
  const { rows } = await db.execute<KeptRow>(sql`
    SELECT m.id, m.closed_at AS "closedAt", u.name AS by, m.counts, m.load, m.crew, m.sealed, m.reopened_at AS "reopenedAt",
      r.name AS "reopenedBy", m.reopen_reason AS reason
    FROM kept_manifest m LEFT JOIN staff_user u ON u.id = m.closed_by LEFT JOIN staff_user r ON r.id = m.reopened_by
    WHERE ${ofDeparture(departure, sql`m`)} ORDER BY m.closed_at DESC, m.id`);
  return rows.map(({ closedAt, reopenedAt, reopenedBy, reason, ...row }) => ({
    ...row,
    closedAt: new Date(closedAt),
    reopened:
      reopenedAt === null
        ? null
        : { at: new Date(reopenedAt).toISOString(), by: reopenedBy, reason: reason ?? "" },
  }));
}

/** The manifest of a sailing as it was when boarding was closed; null while it may change. */
export const findKept = async (db: Db | Tx, departure: DepartureKey): Promise<KeptManifest | null> =>
  (await loadKept(db, departure)).find(({ reopened }) => reopened === null) ?? null;

export type ChangedBooking = {
  readonly at: string;
  readonly by: string | null;
  readonly name: string;
  readonly bookingNo: string;
  readonly what: (typeof tells)[keyof typeof tells];
};

const tells = {
  confirmed: "bookingConfirmed",
  takenBackAfterLateMoney: "bookingConfirmed",
  changed: "bookingChanged",
  cancelled: "bookingCancelled",
  noShowUndone: "noShowUndone",
  roomingListKept: "guestsNamed",
} as const;

/** What became of these bookings, and of those that are on the boat now, after a moment. */
export async function loadChangedBookings(
  db: Db | Tx,
  { sailingId, party }: DepartureKey,
  { bookingIds, after }: { readonly bookingIds: readonly BookingId[]; readonly after: Date },
): Promise<ChangedBooking[]> {
  const { rows } = await db.execute<Omit<ChangedBooking, "what"> & { what: keyof typeof tells }>(sql`
    WITH concerned AS MATERIALIZED (
      SELECT unnest(${sql.param(bookingIds)}::uuid[]) AS id
      UNION SELECT c.booking_id FROM booking_crossing c WHERE c.stock_id = ${sailingId} AND ${party}::uuid IS NULL)
    SELECT e.at, u.name AS by, b.booking_name AS name, b.booking_no AS "bookingNo", e.what
    FROM concerned JOIN booking b ON b.id = concerned.id JOIN booking_event e ON e.booking_id = b.id
    LEFT JOIN staff_user u ON u.id = e.staff_id
    WHERE e.at > ${after} AND e.what = ANY(${sql.param(Object.keys(tells))}::text[])
    ORDER BY e.at, e.id`);
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString(), what: tells[row.what] }));
}
