import pg from "pg";
import type { SentStatement } from "../../apps/api/src/db/watch-statements.ts";

/** The statements of one use case, from its first to its last. */
export type Recording = readonly SentStatement[];

const isId = (value: unknown): value is string => typeof value === "string" && /^[0-9a-f-]{36}$/.test(value);

/**
 * Sends the recorded statements again, one after the other, by the driver alone. Ids that the database made are new
 * this time: what came back in their place is put into the statements that follow.
 */
export async function replay(client: pg.Client, recording: Recording): Promise<void> {
  const renamed = new Map<string, string>();
  for (const { text, name, values, rows } of recording) {
    const answer = await client.query({
      text,
      name,
      values: values.map((value) => withNewIds(value, renamed)),
      rowMode: "array",
    });
    for (const [i, row] of rows.entries()) noteNewIds(Object.values(row), answer.rows[i] ?? [], renamed);
  }
}

function noteNewIds(before: readonly unknown[], now: readonly unknown[], renamed: Map<string, string>): void {
  for (const [i, value] of before.entries()) {
    const other = now[i];
    if (isId(value) && isId(other) && value !== other) renamed.set(value, other);
  }
}

function withNewIds(value: unknown, renamed: ReadonlyMap<string, string>): unknown {
  if (renamed.size === 0 || typeof value !== "string" || value.length < 36) return value;
  const exact = renamed.get(value);
  if (exact !== undefined) return exact;
  return value.length === 36
    ? value
    : value.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, (id) => renamed.get(id) ?? id);
}

/** So many connections of the bare driver, without a pool. */
export async function bareClients(url: string, count: number): Promise<pg.Client[]> {
  const clients = Array.from({ length: count }, () => new pg.Client({ connectionString: url }));
  await Promise.all(clients.map((client) => client.connect()));
  return clients;
}
