import type { HoldId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import { inTransaction } from "../../../db/tx.ts";
import { releaseClaims } from "./claims.ts";

/** Long enough that a guest who comes back finds the hold as it ended. */
const restFor = "1 hour";
const most = 1_000;

/**
 * Takes the claims of holds that ended long ago out of the tables. Only tidying: such claims count for nobody, and the
 * next claim would take them over anyway.
 *
 * @returns how many holds were swept
 */
export async function sweepHolds(db: Db): Promise<number> {
  const ended = sql`state = 'live' AND expires_at < pulau_now() - ${restFor}::interval`;
  const { rows } = await db.execute<{ id: HoldId }>(
    sql`SELECT id FROM stay_hold WHERE ${ended} ORDER BY expires_at LIMIT ${most}`,
  );
  for (const { id } of rows) {
    await inTransaction(db, async (tx) => {
      const { rowCount } = await tx.execute(
        sql`UPDATE stay_hold SET state = 'released', expires_at = NULL WHERE id = ${id} AND ${ended}`,
      );
      if (rowCount === 1) await releaseClaims(tx, id);
    });
  }
  return rows.length;
}
