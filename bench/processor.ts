import { readFile } from "node:fs/promises";
import type pg from "pg";
import type { ServerProcess } from "../apps/api/src/races/server-process.ts";

/** Processor time so far, in ms: of the server, and of the database's processes for this database. Linux alone tells. */
export async function processorMs(
  pool: pg.Pool,
  { pid }: Pick<ServerProcess, "pid">,
): Promise<[number, number]> {
  const { rows } = await pool.query<{ pid: number }>(
    "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend'",
  );
  const backends = await Promise.all(rows.map((row) => processorOf(row.pid)));
  return [await processorOf(pid), backends.reduce((sum, ms) => sum + ms, 0)];
}

const msPerTick = 10;
async function processorOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  // The name, in brackets, may hold spaces; user and system time are the twelfth and thirteenth behind it.
  const [user = 0, system = 0] = (stat.split(") ").at(-1) ?? "").split(" ").slice(11, 13).map(Number);
  return (user + system) * msPerTick;
}
