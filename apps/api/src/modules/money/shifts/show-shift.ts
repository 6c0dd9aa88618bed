import type { DrawerLine, ShiftSheet } from "@pulau/contract/shifts.ts";
import { maySeeShift, type ShiftViewer } from "@pulau/domain/access/may-see-shift.ts";
import type { ShiftId, StaffId } from "@pulau/domain/ids.ts";
import type { DrawerCount } from "@pulau/domain/money/drawer.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import { type ShiftRecord, shiftColumns, shiftFrom, shiftOf } from "./shift-sums.ts";
import { loadTakings } from "./takings.ts";

type SheetRecord = ShiftRecord & {
  closedBy: string | null;
  count: DrawerCount | null;
  handOver: string;
};
type LineRecord = Omit<DrawerLine, "at" | "sen"> & { at: string; sen: string };

/** A shift whole, for who may see it: its sums, every movement of cash, its count, and what its person took by any way meanwhile. */
export async function showShift(db: Db, shiftId: ShiftId, viewer: ShiftViewer): Promise<ShiftSheet | null> {
  const { rows } = await db.execute<SheetRecord>(sql`
    SELECT ${shiftColumns}, c.name AS "closedBy", h.count, h.hand_over AS "handOver"
    FROM ${shiftFrom} LEFT JOIN staff_user c ON c.id = h.closed_by WHERE h.id = ${shiftId}`);
  const [row] = rows;
  if (!row || !maySeeShift(viewer, row.staff._id)) return null;
  const { closedBy, count, handOver, ...facts } = row;
  const ended = row.closedAt ? sql`${row.closedAt}::timestamptz` : sql`'infinity'::timestamptz`;
  const during = sql`m.at >= ${row.openedAt}::timestamptz AND m.at <= ${ended}`;
  const takings = await loadTakings(db, during, row.staff._id);
  return {
    ...shiftOf(facts),
    closedBy,
    count,
    handOver,
    entries: await loadLines(db, shiftId),
    takings: takings.map(({ staff: _, ...sums }) => sums),
  };
}

async function loadLines(db: Db, shiftId: ShiftId): Promise<DrawerLine[]> {
  const { rows } = await db.execute<LineRecord>(sql`
    SELECT e.id AS "_id", e.at, e.kind, e.sen, e.note, s.name AS by, b.id AS "bookingId",
      t.till_sale_id AS "saleId", coalesce(b.booking_no, u.number, ts.number) AS number
    FROM drawer_entry e JOIN staff_user s ON s.id = e.staff_id
    JOIN ledger_transaction t ON t.id = e.transaction_id
    LEFT JOIN booking b ON b.id = t.booking_id LEFT JOIN purchase u ON u.id = t.purchase_id
    LEFT JOIN till_sale ts ON ts.id = t.till_sale_id
    WHERE e.shift_id = ${shiftId} ORDER BY e.seq`);
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString(), sen: Number(row.sen) }));
}

/** The open shift of somebody, and what who has none needs for opening a drawer. */
export async function showOwnShift(db: Db, staffId: StaffId) {
  const { rows } = await db.execute<ShiftRecord>(sql`
    SELECT ${shiftColumns} FROM ${shiftFrom} WHERE h.staff_id = ${staffId} AND h.closed_at IS NULL`);
  const free = await db.execute<{ drawer: number }>(sql`
    SELECT n AS drawer FROM generate_series(1, 99) n
    WHERE NOT EXISTS (SELECT FROM shift WHERE drawer = n AND closed_at IS NULL) ORDER BY n LIMIT 1`);
  const left = await db.execute<{ drawer: number; at: string; name: string; note: string }>(sql`
    SELECT drawer, closed_at AS at, s.name, hand_over AS note FROM (
      SELECT DISTINCT ON (drawer) * FROM shift WHERE closed_at IS NOT NULL ORDER BY drawer, closed_at DESC) h
    JOIN staff_user s ON s.id = h.closed_by WHERE hand_over <> '' ORDER BY closed_at DESC`);
  const [row] = rows;
  return {
    shift: row ? shiftOf(row) : null,
    freeDrawer: free.rows[0]?.drawer ?? 1,
    handOvers: left.rows.map((note) => ({ ...note, at: new Date(note.at).toISOString() })),
  };
}
