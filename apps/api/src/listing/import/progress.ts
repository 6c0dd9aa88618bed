import { importProgressRoute } from "@pulau/contract/import.ts";
import type { StaffId } from "@pulau/domain/ids.ts";
import { ok } from "@pulau/domain/result.ts";
import type { Db } from "../../db/connect.ts";
import { sql } from "../../db/orm.ts";
import type { Module } from "../../module.ts";
import { mount } from "../../plugins/mount.ts";

type Run = { readonly staffId: StaffId; readonly lines: number };

/** How often it is written down, in ms. */
const every = 300;

/**
 * Writes down how many lines of a person's import were gone through, a few times a second: beside its transaction, for
 * nobody sees into that before it ends. Short tables are done before anybody asks.
 */
export function noteProgress(db: Db, { staffId, lines }: Run): (done: number) => Promise<void> {
  let last = performance.now();
  return async (done) => {
    const now = performance.now();
    if (now - last < every) return;
    last = now;
    await db.execute(sql`
      INSERT INTO import_progress (staff_id, done, lines, at) VALUES (${staffId}::uuid, ${done}, ${lines}, now())
      ON CONFLICT (staff_id) DO UPDATE SET done = excluded.done, lines = excluded.lines, at = excluded.at`);
  };
}

/** Forgets it once the import is over. */
export async function clearProgress(db: Db, staffId: StaffId): Promise<void> {
  await db.execute(sql`DELETE FROM import_progress WHERE staff_id = ${staffId}::uuid`);
}

/** How far the imports of tables have come. What a server that died left behind is no progress. */
export const importProgress: Module = (app, { db }) => {
  mount(app, importProgressRoute, async ({ session: { staffId } }) => {
    const { rows } = await db.execute<{ done: number; lines: number }>(sql`
      SELECT done, lines FROM import_progress
      WHERE staff_id = ${staffId}::uuid AND at > now() - interval '1 minute'`);
    return ok({ progress: rows[0] ?? null });
  });
};
