import { readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { connect } from "./connect.ts";
import { type EmbeddedPostgres, startEmbedded } from "./embedded.ts";
import { migrate } from "./migrate.ts";

const prefix = "pulau-test-";

/**
 * Vitest's global set-up: one PostgreSQL for the whole run, with one migrated template database that
 * `createTestDatabase` clones. `TEST_DATABASE_URL` names a server to use instead.
 */
export default async function startTestServer(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.PULAU_TEST_SERVER) return undefined; // another project of this run has done it
  const given = process.env.TEST_DATABASE_URL;
  const own = given ? null : await startOwn();
  const server = given ?? own?.adminUrl ?? "";
  const template = await makeTemplate(server);
  process.env.PULAU_TEST_SERVER = server;
  process.env.PULAU_TEST_TEMPLATE = template;
  return async () => {
    delete process.env.PULAU_TEST_SERVER;
    await removeFiles(template);
    if (own) return discard(own, folderOf(process.pid));
    await asAdmin(server, async (admin) => {
      const { rows } = await admin.query<{ name: string }>(
        "SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)",
        [template],
      );
      for (const { name } of rows) await admin.query(`drop database if exists ${name} with (force)`);
    });
  };
}

/** What the run's demo has in files, see `demo-template.ts`. */
async function removeFiles(template: string): Promise<void> {
  for (const name of await readdir(tmpdir()))
    if (name.startsWith(`${template}_`)) await rm(join(tmpdir(), name), { recursive: true, force: true });
}

const folderOf = (pid: number): string => join(tmpdir(), `${prefix}${pid}`);

async function startOwn(): Promise<EmbeddedPostgres> {
  await sweepAbandoned();
  return startEmbedded({ dataFolder: folderOf(process.pid), durable: false });
}

/** Stops and removes the databases of test runs that were killed. */
async function sweepAbandoned(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const folder = join(tmpdir(), name);
    if (!name.startsWith(prefix) || isAlive(Number(name.slice(prefix.length)))) continue;
    // Another run that begins just now may have removed it.
    const found = await stat(folder).catch(() => null);
    if (found === null || Date.now() - found.mtimeMs < 10_000) continue;
    await startEmbedded({ dataFolder: folder, durable: false })
      .then((server) => discard(server, folder))
      .catch(() => undefined);
  }
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

async function discard(server: EmbeddedPostgres, dataFolder: string): Promise<void> {
  await server.stop();
  await rm(server.folder, { recursive: true, force: true });
  await rm(dataFolder, { recursive: true, force: true });
}

async function makeTemplate(server: string): Promise<string> {
  const name = `pulau_template_${process.pid}`;
  await asAdmin(server, async (admin) => {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.query(`create database ${name}`);
  });
  const { pool } = connect(databaseAddress(server, name), { max: 2 });
  await migrate(pool);
  await pool.end();
  return name;
}

/** The address of another database on the same server. */
export function databaseAddress(server: string, database: string): string {
  const address = new URL(server);
  address.pathname = `/${database}`;
  return address.href;
}

/** Runs `work` on a connection that belongs to no test database, as creating and dropping one demands. */
export async function asAdmin<T>(server: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}
