import type { Tx } from "../db/connect.ts";
import { sql } from "../db/orm.ts";
import type { Sealer } from "../plugins/seal.ts";

type Column = { table: string; column: string };

const perRead = 2_000;

/**
 * What was sealed and can't be read any more, by table and column: sealed with a secret that is not given, or changed since. Every
 * column whose name says that it is sealed is read, so that a new one is looked at without being named here.
 */
export async function unreadableData(tx: Tx, { unseal }: Sealer): Promise<string[]> {
  const { rows } = await tx.execute<Column>(sql`
    SELECT table_name AS table, column_name AS column FROM information_schema.columns
    WHERE table_schema = 'public' AND data_type = 'text' AND (column_name = 'sealed' OR column_name LIKE '%\\_sealed')
    ORDER BY 1, 2`);
  const faults: string[] = [];
  for (const column of rows) faults.push(...(await unreadableOf(tx, column, unseal)));
  return faults;
}

/** The rows of one column, a batch at a time and at one moment, for there may be a million. */
async function unreadableOf(tx: Tx, { table, column }: Column, unseal: Sealer["unseal"]): Promise<string[]> {
  const [from, of] = [sql.identifier(table), sql.identifier(column)];
  const faults: string[] = [];
  await tx.execute(
    sql`DECLARE sealed CURSOR FOR SELECT ctid::text AS place, to_jsonb(t) ->> 'id' AS row, ${of} AS value FROM ${from} t WHERE ${of} IS NOT NULL`,
  );
  for (;;) {
    const { rows } = await tx.execute<{ place: string; row: string | null; value: string }>(
      sql.raw(`FETCH ${perRead} FROM sealed`),
    );
    if (rows.length === 0) break;
    for (const { place, row, value } of rows)
      if (!canRead(value, unseal)) faults.push(`${column} of ${table} ${row ?? place} can’t be read`);
  }
  await tx.execute(sql`CLOSE sealed`);
  return faults;
}

function canRead(value: string, unseal: Sealer["unseal"]): boolean {
  try {
    unseal(value);
    return true;
  } catch {
    return false;
  }
}
