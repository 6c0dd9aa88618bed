import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { baselineFolder, migrate, newestMigration } from "./migrate.ts";

/**
 * Makes the baseline anew, at a release: `DATABASE_URL=<an empty database> npm run baseline -w @pulau/api`. The database
 * is brought to the newest schema and written out by `pg_dump`, which must stand on the path and be no older than the
 * server. Afterwards the migrations that the release before had already may go, with `from` in `baseline.json`.
 */
const url = process.env.DATABASE_URL;
if (!url) throw new Error("DATABASE_URL must name an empty database.");

const pool = new pg.Pool({ connectionString: url });
await migrate(pool);
const { rows } = await pool.query<{ tables: string }>(
  "SELECT count(*) AS tables FROM pg_stat_user_tables WHERE schemaname = 'public' AND n_live_tup > 0",
);
if (rows[0]?.tables !== "0") throw new Error("The database holds rows already: name an empty one.");
await pool.end();

const without = ["drizzle", "pgboss"].flatMap((schema) => ["-N", schema]);
const dump = execFileSync("pg_dump", ["--schema-only", "--no-owner", "--no-acl", ...without, url], {
  encoding: "utf8",
  maxBuffer: 2 ** 26,
});
/** Settings of the session, comments and psql's own commands are nothing of the schema. */
const isNoise = (line: string): boolean =>
  /^(--|SET |\\|SELECT pg_catalog\.set_config|COMMENT ON EXTENSION)/.test(line);
const schema = dump
  .split("\n")
  .filter((line) => !isNoise(line))
  .join("\n")
  .replace(/\n{2,}/g, "\n\n")
  .trim();
writeFileSync(join(baselineFolder, "schema.sql"), `${schema}\n`);
process.stdout.write(
  `The baseline stands at ${await newestMigration()}; write it into baseline.json as "at".\n`,
);
