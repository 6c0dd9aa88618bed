import { sql } from "../db/orm.ts";
import type { Tx } from "../db/tx.ts";
import { down, up } from "../listing/order.ts";

const place = sql`t.position`;

/** The order in which guests see the rows of a list. */
export const byPlace = { position: [up(place, "int")], "-position": [down(place, "int")] };

/** The place after the last of a table; the highest that there is holds for all that come after it. */
export async function lastPlace(tx: Tx, table: string): Promise<number> {
  const { rows } = await tx.execute<{ place: number }>(
    sql`SELECT least(coalesce(max(position) + 1, 0), 999)::int AS place FROM ${sql.identifier(table)}`,
  );
  return rows[0]?.place ?? 0;
}
