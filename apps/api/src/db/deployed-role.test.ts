import { execFile } from "node:child_process";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp } from "../app.ts";
import { freePort } from "../races/free-port.ts";
import { mustSubmit, newGuest, stayOf } from "../races/guest.ts";
import { readSettings } from "../settings.ts";
import { type Connected, connect } from "./connect.ts";
import { type EmbeddedPostgres, startEmbedded } from "./embedded.ts";
import { makeResort } from "./factories/resort.ts";
import { checkInvariants } from "./invariants.ts";
import { isMigrated, migrate } from "./migrate.ts";

const run = promisify(execFile);
const script = join(import.meta.dirname, "../../../../deploy/make-app-role.sh");
/** What a shell, psql or SQL could stumble over. */
const appPassword = `it's "so" $HOME \\ :password; --`;
const adminPassword = "of the test's superuser";

/** Where no psql is installed: what the script uses of it. PostgreSQL's image brings the real one. */
const standIn = `#!${process.execPath}
const { createRequire } = require("node:module");
const pg = createRequire(${JSON.stringify(import.meta.filename)})("pg");
const given = process.argv.slice(2);
const of = (flag) => given.flatMap((word, at) => (word === flag ? [given[at + 1]] : []));
const set = of("-v").find((word) => word.startsWith("password=")).slice("password=".length);
let text = "";
process.stdin.on("data", (part) => { text += part; }).on("end", async () => {
  const [user] = of("--username");
  const client = new pg.Client({ user, database: user, password: process.env.PGPASSWORD });
  await client.connect();
  const statements = text.replace(/^--.*$/gm, "").replaceAll(":'password'", () => client.escapeLiteral(set));
  for (const one of statements.split(/;\\n/).filter((part) => part.trim())) await client.query(one);
  await client.end();
});
`;

let folder: string;
let server: EmbeddedPostgres;
let own: Connected;
let asRole: (role: string, password: string, database: string) => string;

async function send<T extends object>(url: string, ...statements: string[]): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: T[] = [];
    for (const statement of statements) rows = (await client.query<T>(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
}

/** A server as PostgreSQL's image makes it: `postgres` is its superuser, and there is no `pulau`. */
async function asTheImage(): Promise<void> {
  await send(
    server.adminUrl,
    `CREATE ROLE postgres LOGIN SUPERUSER PASSWORD '${adminPassword.replace("'", "''")}'`,
  );
  await send(
    asRole("postgres", adminPassword, "postgres"),
    "ALTER DATABASE pulau RENAME TO of_somebody_else",
    "ALTER ROLE pulau RENAME TO first_role",
  );
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pulau-role-"));
  await chmod(folder, 0o755);
  server = await startEmbedded({ dataFolder: folder, durable: false });
  asRole = (role, password, database) => {
    const url = new URL(server.adminUrl);
    url.username = role;
    url.password = encodeURIComponent(password);
    url.pathname = `/${database}`;
    return url.href;
  };
  await asTheImage();
  const bin = join(folder, "bin");
  const hasPsql = await run("psql", ["--version"]).then(
    () => true,
    () => false,
  );
  if (!hasPsql) {
    await run("mkdir", ["-p", bin]);
    await writeFile(join(bin, "psql"), standIn, { mode: 0o755 });
  }
  const { hostname, port } = new URL(server.adminUrl);
  await run("sh", [script], {
    env: {
      ...process.env,
      PATH: `${bin}${delimiter}${process.env.PATH}`,
      PGHOST: hostname,
      PGPORT: port,
      PGPASSWORD: adminPassword,
      POSTGRES_USER: "postgres",
      PULAU_DB_PASSWORD: appPassword,
    },
  });
  own = connect(asRole("pulau", appPassword, "pulau"));
}, 60_000);
afterAll(async () => {
  await own?.pool.end();
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

describe("the role that compose.yaml's database is entered with", () => {
  it("is no superuser, and has no more than its own database", async () => {
    const { rows } = await own.pool.query(`
      SELECT rolname, rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls,
        (SELECT count(*)::int FROM pg_auth_members WHERE member = r.oid) AS "memberOf",
        (SELECT array_agg(datname::text) FROM pg_database WHERE datdba = r.oid) AS owns
      FROM pg_roles r WHERE rolname = current_user`);
    const no = { rolsuper: false, rolcreatedb: false, rolcreaterole: false };
    expect(rows).toEqual([
      { rolname: "pulau", ...no, rolreplication: false, rolbypassrls: false, memberOf: 0, owns: ["pulau"] },
    ]);
  });

  it("is enough for every migration, the queues, and a guest who books", async () => {
    await migrate(own.pool);
    expect(await isMigrated(own.pool)).toBe(true);
    const resort = await makeResort(own.db, { rooms: { standard: 2 } });
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const settings = readSettings({
      PORT: String(port),
      PUBLIC_URL: url,
      LOG_LEVEL: "silent",
      PULAU_DATA: folder,
      PULAU_SECRET: "a secret of the tests, long enough to be one",
    });
    const app = await buildApp({ ...own, settings, strict: true });
    await app.listen({ port, host: "127.0.0.1" });
    try {
      await mustSubmit(await newGuest([url]), stayOf(resort, { inDays: 5 }));
      expect((await app.inject("/health/ready")).statusCode).toBe(200);
      expect(await checkInvariants(own.pool)).toEqual([]);
    } finally {
      await app.close();
    }
  });

  it.each([
    "COPY (SELECT 1) TO '/tmp/pulau-role'",
    "COPY (SELECT 1) TO PROGRAM 'id'",
    "CREATE TEMP TABLE read_here (line text); COPY read_here FROM '/etc/hostname'",
    "CREATE TEMP TABLE run_here (line text); COPY run_here FROM PROGRAM 'id'",
    "SELECT pg_read_file('/etc/hostname')",
    "SELECT pg_read_binary_file('global/pg_control')",
    "SELECT pg_ls_dir('base')",
    "SELECT lo_import('/etc/hostname')",
    "SELECT * FROM pg_authid",
    "SELECT pg_reload_conf()",
    "ALTER SYSTEM SET log_statement = 'all'",
    "ALTER ROLE pulau SUPERUSER",
    "ALTER ROLE postgres PASSWORD 'mine'",
    "SET ROLE postgres",
    "GRANT pg_read_server_files TO pulau",
    "CREATE ROLE another LOGIN",
    "CREATE DATABASE another",
    "CREATE EXTENSION file_fdw",
    "CREATE FUNCTION leave() RETURNS int LANGUAGE c AS '/lib/libc.so.6', 'abort'",
  ])("may not: %s", async (statement) => {
    await expect(send(asRole("pulau", appPassword, "pulau"), statement)).rejects.toMatchObject({
      code: "42501",
    });
  });

  it.each(["postgres", "template1"])("does not enter the database %s", async (database) => {
    await expect(send(asRole("pulau", appPassword, database), "SELECT 1")).rejects.toMatchObject({
      code: "42501",
    });
  });
});
