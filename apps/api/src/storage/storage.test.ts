import { execFileSync } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buildApp } from "../app.ts";
import { storedFile } from "../db/schema/files.ts";
import { createTestDatabase, type TestDatabase } from "../db/test-database.ts";
import { mailPortFor } from "../mail/mail-port.ts";
import { filesModule } from "../modules/ground/files/routes.ts";
import type { Session } from "../plugins/session.ts";
import { newGuest } from "../races/guest.ts";
import { startServer } from "../races/server-process.ts";
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
const statusAndCode = (answer: { statusCode: number; json: () => { code: string } }) => ({
  statusCode: answer.statusCode,
  code: answer.json().code,
});
const health = async (app: FastifyInstance) => (await app.inject("/health/ready")).json();
const metrics = async (app: FastifyInstance) => (await app.inject("/metrics")).body;

describe("storage that can't be written", () => {
  it("answers 507, keeps nothing, tells the watchers, and lets everything else go on", async () => {
    await writeFile(join(folder, "files"), "where the folder should be");
    const app = await start();
    expect(statusAndCode(await send(app, await noise(20)))).toEqual(full);
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
  expect(statusAndCode(await send(app, await noise(20)))).toEqual(full);
  expect(await filesIn()).toEqual([]);
  await base.pool.query("DROP FUNCTION no_room() CASCADE");
  expect((await send(app, await noise(20))).statusCode).toBe(201);
});

/** Says what the probe of a process finds that may write files of so many blocks. */
function probeWith(blocks: number): string {
  const module = join(import.meta.dirname, "storage-state.ts");
  const script = `
    const { storageProbe } = await import(${JSON.stringify(module)});
    const { state } = await storageProbe({ dataFolder: ${JSON.stringify(folder)}, s3: null, smtpUrl: null })();
    process.stdout.write(state);`;
  const limited = `ulimit -f ${blocks}; exec "$0" "$@"`;
  const node = [process.execPath, "--input-type=module", "-e", script];
  return execFileSync("sh", ["-c", limited, ...node], { encoding: "utf8" });
}

/** A file that may not grow ends as one on a full disk does: in the middle of a write. It needs nobody's leave. */
describe("a full disk", () => {
  it("answers 507 for what doesn't fit, leaves no half of it, and takes what fits", async () => {
    const server = await startServer(base.url, {
      env: { PULAU_DATA: folder, PULAU_DEMO: "" },
      fileBlocks: 100,
    });
    try {
      const guest = await newGuest([server.url]);
      const upload = async (bytes: Buffer) => {
        const body = new FormData();
        body.append("file", new Blob([new Uint8Array(bytes)]), "slip.png");
        const headers = { authorization: `Bearer ${guest.token}` };
        const answer = await fetch(`${server.url}/api/upload`, { method: "POST", headers, body });
        return { status: answer.status, code: (await answer.json()).code };
      };
      expect(await upload(await noise(30))).toMatchObject({ status: 201 });
      const before = await filesIn();
      expect(before.length).toBeGreaterThan(0);
      expect(await upload(await noise(400))).toEqual({ status: 507, code: "STORAGE_FULL" });
      expect(await filesIn()).toEqual(before);
      expect(await rows()).toBe(1);
      expect(await upload(await noise(30))).toMatchObject({ status: 201 });
      expect(await (await fetch(`${server.url}/health/ready`)).json()).toMatchObject({ storage: "writable" });
    } finally {
      await server.stop();
    }
  });

  it("is told apart from one that can't be written at all", async () => {
    expect([probeWith(100), probeWith(0)]).toEqual(["writable", "full"]);
    await rm(join(folder, "files"), { recursive: true });
    await writeFile(join(folder, "files"), "where the folder should be");
    expect(probeWith(100)).toBe("not writable");
  });

  it("is told to the watchers", async () => {
    await mkdir(join(folder, "files"));
    // The probe writes here; every write to it finds no block left.
    await symlink("/dev/full", join(folder, "files", `.writable-${process.pid}.part`));
    const app = await start();
    expect(await health(app)).toEqual({ status: "ready", database: "ready", storage: "full" });
    expect(await metrics(app)).toMatch(/^storage_writable 0$/m);
    expect(await metrics(app)).toMatch(/^storage_free_bytes \d+$/m);
  });
});
