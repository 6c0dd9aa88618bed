import type { DisruptionId, StaffId, StockId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { eq, inArray, sql } from "../../../db/orm.ts";
import { disruptedCrossing, disruptedSailing } from "../../../db/schema/disrupted-crossings.ts";
import { disruption } from "../../../db/schema/disruptions.ts";
import { staffUser } from "../../../db/schema/staff.ts";
import type { Tx } from "../../../db/tx.ts";

export type CrossingRow = typeof disruptedCrossing.$inferSelect;

/** A disruption with its sailings; null where there is none. */
export async function findDisruption(db: Db | Tx, id: DisruptionId) {
  const [row] = await db.select().from(disruption).where(eq(disruption.id, id));
  if (!row) return null;
  const sailings = await db
    .select({ sailingId: disruptedSailing.sailingId })
    .from(disruptedSailing)
    .where(eq(disruptedSailing.disruptionId, id));
  return { row, sailings: sailings.map(({ sailingId }): StockId => sailingId) };
}

/** The same, under a lock that settling and taking back it share. */
export async function lockDisruption(tx: Tx, id: DisruptionId) {
  await tx.execute(sql`SELECT 1 FROM disruption WHERE id = ${id} FOR UPDATE`);
  return findDisruption(tx, id);
}

/** What became of each party. */
export const loadCrossings = (db: Db | Tx, id: DisruptionId): Promise<CrossingRow[]> =>
  db
    .select()
    .from(disruptedCrossing)
    .where(eq(disruptedCrossing.disruptionId, id))
    .orderBy(disruptedCrossing.id);

export async function namesOf(db: Db | Tx, ids: readonly StaffId[]): Promise<ReadonlyMap<StaffId, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: staffUser.id, name: staffUser.name })
    .from(staffUser)
    .where(inArray(staffUser.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function nameOf(db: Db | Tx, id: StaffId): Promise<string> {
  const [row] = await db.select({ name: staffUser.name }).from(staffUser).where(eq(staffUser.id, id));
  return row?.name ?? "";
}
