import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { z } from "zod";
import { prepareQueues } from "../jobs/queue.ts";
import { oneAtATime } from "./one-at-a-time.ts";

const folder = join(import.meta.dirname, "migrations");
const Journal = z.object({ entries: z.array(z.object({ when: z.number() })) });

/** Brings the database to the newest schema. Any number of processes may call it at once: one works, the rest wait. */
export async function migrate(pool: pg.Pool): Promise<void> {
  if ((await newest()) === null) return;
  await oneAtATime(pool, "migrate", async (client) => {
    await applyMigrations(drizzle({ client }), { migrationsFolder: folder });
    await prepareQueues(pool);
  });
}

/** Whether the database has every migration that this code was written for. */
export async function isMigrated(pool: pg.Pool): Promise<boolean> {
  const wanted = await newest();
  if (wanted === null) return true;
  const { rows } = await pool.query<{ at: number | null }>(
    "select max(created_at) as at from drizzle.__drizzle_migrations",
  );
  return (rows[0]?.at ?? 0) >= wanted;
}

async function newest(): Promise<number | null> {
  const journal = join(folder, "meta", "_journal.json");
  if (!existsSync(journal)) return null;
  const { entries } = Journal.parse(JSON.parse(await readFile(journal, "utf8")));
  return entries.length === 0 ? null : Math.max(...entries.map((entry) => entry.when));
}
