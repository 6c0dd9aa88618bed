import { execFileSync } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buildApp } from "../app.ts";
import { storedFile } from "../db/schema/files.ts";
import { createTestDatabase, type TestDatabase } from "../db/test-database.ts";
import { mailPortFor } from "../mail/mail-port.ts";
import { filesModule } from "../modules/files/routes.ts";
import type { Session } from "../plugins/session.ts";
import { readSettings } from "../settings.ts";
import { StorageFault } from "./write-whole.ts";

let base: TestDatabase;
let folder: string;
const apps: FastifyInstance[] = [];
beforeAll(async () => {
  base = await createTestDatabase();
});
afterAll(() => base.drop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "pulau-storage-"));
});
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
  await rm(folder, { recursive: true, force: true });
  await base.db.delete(storedFile);
});

const session: Session = { kind: "anonymous", ownerId: randomUUID() };
const settings = () =>
  readSettings({ PULAU_SECRET: "s".repeat(40), PULAU_DATA: folder, LOG_LEVEL: "silent" });

async function start(): Promise<FastifyInstance> {
  const readSession = async () => session;
  const app = await buildApp({ ...base, settings: settings(), readSession, modules: [filesModule] });
  apps.push(app);
  return app;
}

function send(app: FastifyInstance, bytes: Buffer) {
  const head = '--edge\r\ncontent-disposition: form-data; name="file"; filename="slip.png"\r\n\r\n';
  return app.inject({
    method: "POST",
    url: "/api/upload",
    headers: { "content-type": "multipart/form-data; boundary=edge" },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from("\r\n--edge--\r\n")]),
  });
}

/** A picture that packing makes no smaller: three bytes for each pixel. */
const noise = (side: number) =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();

const filesIn = async () =>
  (await readdir(join(folder, "files"), { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
const rows = () => base.db.$count(storedFile);
const full = { statusCode: 507, code: "STORAGE_FULL" };
const told = (answer: { statusCode: number; json: () => { code: string } }) => ({
  statusCode: answer.statusCode,
  code: answer.json().code,
});
const health = async (app: FastifyInstance) => (await app.inject("/health/ready")).json();
const metrics = async (app: FastifyInstance) => (await app.inject("/metrics")).body;

describe("storage that can't be written", () => {
  it("answers 507, keeps nothing, tells the watchers, and lets everything else go on", async () => {
    await writeFile(join(folder, "files"), "where the folder should be");
    const app = await start();
    expect(told(await send(app, await noise(20)))).toEqual(full);
    expect(await rows()).toBe(0);
    expect(await readdir(folder)).toEqual(["files"]);
    expect(await health(app)).toEqual({ status: "ready", database: "ready", storage: "not writable" });
    expect(await metrics(app)).toMatch(/^storage_writable 0$/m);
    await rm(join(folder, "files"));
    const next = await start();
    expect((await send(next, await noise(20))).statusCode).toBe(201);
    expect(await health(next)).toMatchObject({ storage: "writable" });
    expect(await metrics(next)).toMatch(/^storage_writable 1$/m);
  });

  it("leaves a mail in the queue, to be tried again", async () => {
    await writeFile(join(folder, "mail"), "where the folder should be");
    const mail = { id: "a".repeat(32), to: "aini@example.test", subject: "Hello", text: "Hello", html: "" };
    await expect(mailPortFor(settings())(mail)).rejects.toBeInstanceOf(StorageFault);
    expect(await readdir(folder)).toEqual(["mail"]);
  });
});

it.each([
  ["disk_full", "its disk is full"],
  ["io_error", "its disk fails"],
  ["read_only_sql_transaction", "it takes only reads"],
])("a database that can't write answers 507, and no file stays without its row (%s: %s)", async (state) => {
  await base.pool.query(`
    CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '${state}'; END $$;
    CREATE TRIGGER no_room BEFORE INSERT ON stored_file FOR EACH ROW EXECUTE FUNCTION no_room()`);
  const app = await start();
  expect(told(await send(app, await noise(20)))).toEqual(full);
  expect(await filesIn()).toEqual([]);
  await base.pool.query("DROP FUNCTION no_room() CASCADE");
  expect((await send(app, await noise(20))).statusCode).toBe(201);
});

/** A disk of 256 kB in place of the data folder; false where we may not mount one. */
function mountSmallDisk(): boolean {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=256k", "tmpfs", folder], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

describe.runIf(process.platform === "linux" && process.getuid?.() === 0)("a full disk", () => {
  it("answers 507 for what doesn't fit, leaves no half of it, and takes what fits", async (context) => {
    if (!mountSmallDisk()) return context.skip("no disk may be mounted here");
    try {
      const app = await start();
      expect((await send(app, await noise(30))).statusCode).toBe(201);
      const before = await filesIn();
      expect(told(await send(app, await noise(400)))).toEqual(full);
      expect(await filesIn()).toEqual(before);
      expect(await rows()).toBe(1);
      expect((await send(app, await noise(30))).statusCode).toBe(201);
      await writeFile(join(folder, "else"), Buffer.alloc(300_000)).catch(() => undefined);
      const other = await start();
      expect(await health(other)).toEqual({ status: "ready", database: "ready", storage: "full" });
      expect(await metrics(other)).toMatch(/^storage_writable 0$/m);
      expect(await metrics(other)).toMatch(/^storage_free_bytes 0$/m);
    } finally {
      execFileSync("umount", [folder]);
    }
  });
});
