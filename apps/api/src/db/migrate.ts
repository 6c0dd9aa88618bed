import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { z } from "zod";
import { prepareQueues } from "../jobs/queue.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { addStandardPages } from "./standard-pages.ts";

const folder = join(import.meta.dirname, "migrations");
/** The whole schema of a release, for a database that is empty: it needs none of the steps that led there. */
export const baselineFolder = join(folder, "baseline");

/** The database is of a release that this one can't bring on. */
export class DatabaseTooOld extends Error {}

const Journal = z.object({ entries: z.array(z.object({ when: z.number() })) });
/** `at`: the newest migration that the baseline holds; `from`: the oldest state that can still be brought to it. */
const Baseline = z.object({
  release: z.string(),
  at: z.number(),
  from: z.object({ release: z.string(), at: z.number() }),
});

/**
 * Brings the database to the newest schema: an empty one by the baseline of the last release, another by the migrations
 * since its own. Any number of processes may call it at once: one works, the rest wait. Throws in words for a database
 * that is older than the release before the last.
 */
export async function migrate(pool: pg.Pool): Promise<void> {
  if ((await newestMigration()) === null) return;
  await oneAtATime(pool, "migrate", async (client) => {
    const { at, from } = await readBaseline();
    const reached = await reachedBy(client);
    if (reached === null) await createWhole(client, at);
    else if (reached < from.at) {
      throw new DatabaseTooOld(
        `This database is older than Pulau ${from.release}: start that release once, then this one.`,
      );
    }
    await applyMigrations(drizzle({ client }), { migrationsFolder: folder });
    await addStandardPages(client);
    await prepareQueues(pool);
  });
}

/** Whether the database has every migration that this code was written for. */
export async function isMigrated(pool: pg.Pool): Promise<boolean> {
  const wanted = await newestMigration();
  if (wanted === null) return true;
  const { rows } = await pool.query<{ at: number | null }>(
    "select max(created_at) as at from drizzle.__drizzle_migrations",
  );
  return (rows[0]?.at ?? 0) >= wanted;
}

/** Throws in words when the database lacks a migration of this code. Unlike `migrate` it writes nothing. */
export async function requireCurrent(pool: pg.Pool): Promise<void> {
  const [wanted, reached] = [await newestMigration(), await reachedBy(pool)];
  if (wanted !== null && (reached ?? 0) < wanted)
    throw new DatabaseTooOld(
      "This database is not of this release: start this release of Pulau once, then try again.",
    );
}

/** When the newest migration was made, in milliseconds; null in a build that carries none. */
export async function newestMigration(): Promise<number | null> {
  const journal = join(folder, "meta", "_journal.json");
  if (!existsSync(journal)) return null;
  const { entries } = Journal.parse(JSON.parse(await readFile(journal, "utf8")));
  return entries.length === 0 ? null : Math.max(...entries.map((entry) => entry.when));
}

const readBaseline = async () =>
  Baseline.parse(JSON.parse(await readFile(join(baselineFolder, "baseline.json"), "utf8")));

/** The newest migration that a database has; null for one that has none at all. */
async function reachedBy(client: pg.Client | pg.Pool): Promise<number | null> {
  const { rows } = await client.query<{ known: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as known",
  );
  if (!rows[0]?.known) return null;
  const reached = await client.query<{ at: string | null }>(
    "select max(created_at) as at from drizzle.__drizzle_migrations",
  );
  return reached.rows[0]?.at == null ? null : Number(reached.rows[0].at);
}

/** The baseline and the note that its migrations are done, or neither. */
async function createWhole(client: pg.Client, at: number): Promise<void> {
  const schema = await readFile(join(baselineFolder, "schema.sql"), "utf8");
  await client.query("begin");
  try {
    await client.query(schema);
    await client.query(`
      create schema if not exists drizzle;
      create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`);
    await client.query(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('baseline', $1)",
      [at],
    );
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}
