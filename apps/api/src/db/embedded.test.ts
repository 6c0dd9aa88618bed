import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeLinks } from "./embedded/binaries.ts";
import { isPostmasterOf, postmasterPid } from "./embedded/orphan.ts";
import { canReach, databaseUser } from "./embedded/system-user.ts";
import { runningEmbedded, startEmbedded } from "./embedded.ts";

const isRoot = process.getuid?.() === 0;
const nobody = { name: "nobody", uid: 65_534, gid: 65_534 };
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "pulau-embedded-"));
  await chmod(folder, 0o755);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const start = () => startEmbedded({ dataFolder: folder, durable: false });

async function send<T extends object>(url: string, statement: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** A process of its own that starts the database and lives until it is killed. */
async function startElsewhere(uid?: number): Promise<{ child: ChildProcess; url: string }> {
  const script = `
    const { startEmbedded } = await import(${JSON.stringify(join(import.meta.dirname, "embedded.ts"))});
    const run = await startEmbedded({ dataFolder: ${JSON.stringify(folder)}, durable: false });
    console.log(run.url);
    process.on("SIGTERM", () => run.stop().then(() => process.exit(0)));
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  const [output] = (await once(child.stdout ?? child, "data")) as [Buffer];
  return { child, url: output.toString().trim() };
}

describe("the embedded PostgreSQL", () => {
  it("keeps what was written from one start to the next", async () => {
    const first = await start();
    expect(first.created).toBe(true);
    await send(first.url, "create table kept as select 'nasi lemak 椰浆饭' as dish");
    await first.stop();
    const second = await start();
    expect(second.created).toBe(false);
    expect(await send(second.url, "select dish from kept")).toEqual([{ dish: "nasi lemak 椰浆饭" }]);
    await second.stop();
    expect(await postmasterPid(join(second.folder, "cluster"))).toBeNull();
  });

  it("gives the application a role that owns its database and is no superuser, also over what was there before", async () => {
    const first = await start();
    await send(first.adminUrl, "create table from_before (id int primary key generated always as identity)");
    await send(first.adminUrl, "create schema drizzle create table drizzle.done (id int)");
    await send(first.adminUrl, "create function from_before() returns int language sql as 'select 1'");
    await first.stop();
    const second = await start();
    const [own] = await send<{ role: string; is: boolean; db: boolean }>(
      second.url,
      "select current_user as role, rolsuper as is, rolcreatedb as db from pg_roles where rolname = current_user",
    );
    expect(own).toEqual({ role: "pulau_app", is: false, db: false });
    await send(second.url, "alter table from_before add column more text");
    await send(second.url, "create or replace function from_before() returns int language sql as 'select 2'");
    await send(second.url, "drop schema drizzle cascade");
    await expect(send(second.url, "copy from_before (more) from '/etc/hostname'")).rejects.toMatchObject({
      code: "42501",
    });
    await expect(send(second.url, "create database another")).rejects.toMatchObject({ code: "42501" });
    await second.stop();
  });

  it("asks for the password, listens on this machine alone and keeps its promises to the disk", async () => {
    const run = await startEmbedded({ dataFolder: folder });
    const wrong = new URL(run.url);
    wrong.password = "wrong";
    await expect(send(wrong.href, "select 1")).rejects.toMatchObject({ code: "28P01" });
    const settings = await send<{ name: string; setting: string }>(
      run.url,
      "select name, setting from pg_settings where name in ('fsync', 'listen_addresses', 'server_encoding', 'synchronous_commit')",
    );
    expect(Object.fromEntries(settings.map((setting) => [setting.name, setting.setting]))).toEqual({
      fsync: "on",
      listen_addresses: "127.0.0.1",
      server_encoding: "UTF8",
      synchronous_commit: "on",
    });
    await run.stop();
  });

  it("refuses a second start on the same folder in one line, and does not disturb the first", async () => {
    const run = await start();
    const second = await start().catch((error: unknown) => error);
    expect(String(second)).toMatch(
      /^Error: Another Pulau \(process \d+\) is already using the data in [^\n]+$/,
    );
    expect(await send(run.url, "select 1 as one")).toEqual([{ one: 1 }]);
    await run.stop();
  });

  it("is shared by a command beside it, and by none once it has stopped", async () => {
    const run = await start();
    const shared = await runningEmbedded(folder);
    expect(shared).toBe(run.url);
    expect(await send(shared ?? "", "select 1 as one")).toEqual([{ one: 1 }]);
    await run.stop();
    expect(await runningEmbedded(folder)).toBeNull();
  });

  it("takes over what a killed server left running", async () => {
    const { child, url } = await startElsewhere();
    await send(url, "create table survivor as select 7 as n");
    child.kill("SIGKILL");
    await once(child, "exit");
    const data = join(folder, "postgres", "cluster");
    const orphan = await postmasterPid(data);
    expect(orphan !== null && (await isPostmasterOf(orphan, data))).toBe(true);
    const next = await start();
    expect(await send(next.url, "select n from survivor")).toEqual([{ n: 7 }]);
    expect(await isPostmasterOf(orphan ?? 0, data)).toBe(false);
    await next.stop();
  });

  it("is not fooled by a postmaster.pid whose number another program has now", async () => {
    const run = await start();
    await run.stop();
    const file = join(run.folder, "cluster", "postmaster.pid");
    await writeFile(file, `${process.pid}\n`);
    const next = await start();
    expect(await send(next.url, "select 1 as one")).toEqual([{ one: 1 }]);
    await next.stop();
  });

  it("makes the library links itself when npm ran no install scripts", async () => {
    const native = join(folder, "native");
    await mkdir(join(native, "lib"), { recursive: true });
    await writeFile(join(native, "lib", "libpq.so.5.18"), "library");
    const links = ["libpq.so", "libpq.so.5"].map((name) => ({
      source: "native/lib/libpq.so.5.18",
      target: `native/lib/${name}`,
    }));
    await writeFile(join(native, "pg-symlinks.json"), JSON.stringify(links));
    await makeLinks(folder);
    await makeLinks(folder); // what is there already stays
    for (const name of ["libpq.so", "libpq.so.5"]) {
      expect(await readFile(join(native, "lib", name), "utf8")).toBe("library");
    }
  });
});

describe.runIf(isRoot)("started as root", () => {
  it("runs as a system user of its own", async () => {
    const run = await start();
    const user = await databaseUser();
    const { uid } = await stat(join(run.folder, "cluster"));
    expect(user?.uid).toBe(uid);
    expect(uid).not.toBe(0);
    await run.stop();
  });

  it("keeps its data where that user can go when the folder is root's alone, and says where", async () => {
    await chmod(folder, 0o700);
    const lines: string[] = [];
    const run = await startEmbedded({ dataFolder: folder, durable: false, tell: (line) => lines.push(line) });
    expect(run.folder).toMatch(/^\/var\/lib\/pulau\//);
    expect(lines.join()).toContain(run.folder);
    await run.stop();
    await rm(join(run.folder, ".."), { recursive: true });
  });

  it("knows which folders another user may enter", async () => {
    const inside = join(folder, "a", "b");
    await mkdir(inside, { recursive: true });
    expect(canReach(inside, nobody)).toBe(true);
    await chmod(join(folder, "a"), 0o700);
    expect(canReach(inside, nobody)).toBe(false);
  });
});

describe.runIf(isRoot && canReach(import.meta.filename, nobody))("started by somebody else", () => {
  it("runs as that user", async () => {
    await chmod(folder, 0o777);
    const { child, url } = await startElsewhere(nobody.uid);
    expect(await send(url, "select current_user as name")).toEqual([{ name: "pulau_app" }]);
    expect((await stat(join(folder, "postgres", "cluster"))).uid).toBe(nobody.uid);
    child.kill("SIGTERM");
    await once(child, "exit");
  });
});
