import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buildApp } from "../../../app.ts";
import { createTestDatabase, type TestDatabase } from "../../../db/test-database.ts";
import { createLogger } from "../../../plugins/logging.ts";
import { createSealer } from "../../../plugins/seal.ts";
import { readSettings } from "../../../settings.ts";
import { fileStoreOf } from "../../ground/files/public.ts";
import { createMember, testPassword } from "../accounts/test-people.ts";
import { endDocuments } from "./end-documents.ts";
import { claimBytes, eraseLooseBytes, putSealed } from "./loose-bytes.ts";

let base: TestDatabase;
let app: FastifyInstance;
let folder: string;
let settings: ReturnType<typeof readSettings>;
let token: string;
let stranger: string;

const passport = {
  kind: "passport",
  holderName: "Aini binti Salleh",
  number: "A 1234 5417",
  country: "MY",
  expiresOn: "2031-08-30",
};

beforeAll(async () => {
  base = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "pulau-scans-"));
  settings = readSettings({ PULAU_SECRET: "s".repeat(40), PULAU_DATA: folder });
  app = await buildApp({
    db: base.db,
    pool: base.pool,
    settings,
    logger: createLogger("silent"),
    strict: true,
  });
  [token, stranger] = [await signedIn(), await signedIn()];
});
beforeEach(() => base.pool.query("delete from rate_window"));
afterAll(async () => {
  await app.close();
  await base.drop();
  await rm(folder, { recursive: true });
});

async function signedIn(): Promise<string> {
  const { email } = await createMember(base.db);
  const payload = { email, password: testPassword };
  return (await app.inject({ method: "POST", url: "/api/authenticate/login/user", payload })).json()
    .accessToken;
}
type Sent = { method?: "GET" | "POST" | "PUT" | "DELETE"; payload?: object; by?: string; version?: number };
const path = "/api/travel-documents";
const call = (url: string, { method = "GET", payload, by = token, version }: Sent = {}) =>
  app.inject({
    method,
    url: `${path}${url}`,
    ...(payload && { payload }),
    headers: {
      authorization: `Bearer ${by}`,
      "user-agent": "Mozilla/5.0 (Windows NT 10.0) Chrome/140.0",
      ...(version !== undefined && { "if-match": `"${version}"` }),
    },
  });
const add = async (given: object = {}, by = token) =>
  (await call("", { method: "POST", payload: { ...passport, ...given }, by })).json();
const again = { method: "POST", payload: { password: testPassword } } as const;

function sendScan(id: string, bytes: Buffer, by = token) {
  const head = '--edge\r\ncontent-disposition: form-data; name="file"; filename="scan.jpg"\r\n\r\n';
  return app.inject({
    method: "POST",
    url: `${path}/${id}/scan`,
    headers: { authorization: `Bearer ${by}`, "content-type": "multipart/form-data; boundary=edge" },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from("\r\n--edge--\r\n")]),
  });
}
const photo = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: "#2f7f86" } })
    .jpeg()
    .toBuffer();
const keptFiles = async () =>
  (await readdir(join(folder, "files"), { recursive: true }).catch(() => [])).filter(
    (name) => name.length > 10,
  );

describe("a travel document", () => {
  it("is kept sealed, listed masked, shown for the password alone, and each time is logged", async () => {
    const made = await add();
    expect(made).toMatchObject({ kind: "passport", number: "••••••417", expiry: "valid", lastView: null });
    const { rows } = await base.pool.query("SELECT * FROM travel_document WHERE id = $1", [made._id]);
    expect(JSON.stringify(rows)).not.toContain("A12345417");
    const wrong = await call(`/${made._id}/number`, { method: "POST", payload: { password: "not mine" } });
    expect(wrong.json().code).toBe("BAD_CREDENTIALS");
    expect((await call(`/${made._id}/views`)).json().views).toEqual([]);
    expect((await call(`/${made._id}/number`, again)).json()).toEqual({ number: "A12345417" });
    const used = await call(`/${made._id}/use`, { method: "POST" });
    expect(used.json()).toMatchObject({
      number: "A12345417",
      holderName: "Aini binti Salleh",
      kind: "passport",
    });
    const { views } = (await call(`/${made._id}/views`)).json();
    expect(views).toMatchObject([
      { used: "booking", browser: "Chrome" },
      { used: "number", system: "Windows" },
    ]);
    const listed = (await call("")).json().documents.find(({ _id }: { _id: string }) => _id === made._id);
    expect(listed).toMatchObject({ number: "••••••417", lastView: { used: "booking" } });
  });

  it("is nobody else’s, by any call", async () => {
    const { _id, version } = await add();
    const by = stranger;
    const payload = passport;
    const answers = [
      await call(`/${_id}`, { method: "PUT", payload, by, version }),
      await call(`/${_id}`, { method: "DELETE", by }),
      await call(`/${_id}/number`, { ...again, by }),
      await call(`/${_id}/use`, { method: "POST", by }),
      await call(`/${_id}/views`, { by }),
      await call(`/${_id}/scan/address`, { ...again, by }),
      await call(`/${_id}/scan`, { method: "DELETE", by }),
      await sendScan(_id, await photo(), by),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
    expect((await call("", { by })).json().documents).toEqual([]);
  });

  it("keeps a masked number when it is changed, and takes another kind only with its number", async () => {
    const { _id, version, number } = await add();
    const payload = { ...passport, holderName: "Aini Salleh", number };
    const changed = (await call(`/${_id}`, { method: "PUT", payload, version })).json();
    expect(changed).toMatchObject({ holderName: "Aini Salleh", number });
    expect((await call(`/${_id}/number`, again)).json().number).toBe("A12345417");
    const other = { ...payload, kind: "myKad", expiresOn: null };
    const refused = await call(`/${_id}`, { method: "PUT", payload: other, version: changed.version });
    expect(refused.json()).toMatchObject({
      code: "INVALID_INPUT",
      fields: [{ path: "number", rule: "required" }],
    });
  });

  it("tells a wrong number, a passport without its end, and a MyKad of another country", async () => {
    const fields = async (given: object) => (await add(given)).fields;
    expect(await fields({ number: "12" })).toEqual([{ path: "number", rule: "passport" }]);
    expect(await fields({ expiresOn: "" })).toEqual([{ path: "expiresOn", rule: "required" }]);
    expect(await fields({ kind: "myKad", number: "900101-14-5642", country: "SG", expiresOn: null })).toEqual(
      [{ path: "country", rule: "invalid" }],
    );
  });

  it("is no more than the twentieth, however many are added at once", async () => {
    const by = await signedIn();
    const answers = await Promise.all(Array.from({ length: 23 }, () => add({}, by)));
    expect(answers.filter(({ code }) => code === "DOCUMENTS_FULL")).toHaveLength(3);
    expect((await call("", { by })).json().documents).toHaveLength(20);
  });
});

describe("a scan", () => {
  it("lies in the store sealed, and opens by a link for the password", async () => {
    const { _id } = await add();
    const before = await keptFiles();
    const sent = await sendScan(_id, await photo());
    expect(sent.json()).toMatchObject({ scan: { name: "scan.jpg", mediaType: "image/jpeg" } });
    const [path] = (await keptFiles()).filter((name) => !before.includes(name));
    const kept = await readFile(join(folder, "files", path ?? ""));
    expect(kept.subarray(0, 3).toString("latin1")).not.toBe("\xff\xd8\xff");
    await expect(sharp(kept).metadata()).rejects.toThrow();
    const { url } = (await call(`/${_id}/scan/address`, again)).json();
    const opened = await app.inject({ url });
    expect(opened.headers["content-type"]).toBe("image/jpeg");
    expect(await sharp(opened.rawPayload).metadata()).toMatchObject({ width: 60, height: 40 });
    expect((await app.inject({ url: `${path}` })).statusCode).not.toBe(200);
    expect((await call(`/${_id}/views`)).json().views).toMatchObject([{ used: "scan" }]);
  });

  it("is what it says by its bytes, and no program or other file", async () => {
    const { _id } = await add();
    const refused = await sendScan(_id, Buffer.from("<html>passport</html>"));
    expect([refused.statusCode, refused.json().code]).toEqual([415, "FILE_NOT_TAKEN"]);
    expect((await sendScan(_id, Buffer.alloc(11 * 1024 * 1024, 0xff))).json().code).toBe("FILE_TOO_LARGE");
  });

  it("leaves no bytes behind: replaced, deleted, with its document, or left by a process that died", async () => {
    const deps = { db: base.db, store: fileStoreOf(settings), sealer: createSealer(settings) };
    await eraseLooseBytes(deps);
    const before = await keptFiles();
    const { _id } = await add();
    await sendScan(_id, await photo());
    await sendScan(_id, await photo());
    await eraseLooseBytes(deps);
    expect(await keptFiles()).toHaveLength(before.length + 1);
    await call(`/${_id}`, { method: "DELETE" });
    const orphan = await putSealed(deps, Buffer.from("of a process that died"));
    await eraseLooseBytes(deps);
    expect(await keptFiles()).toHaveLength(before.length + 1);
    await base.pool.query(`UPDATE loose_bytes SET "from" = "from" - interval '61 minutes'`);
    await eraseLooseBytes(deps);
    expect(await keptFiles()).toHaveLength(before.length);
    await base.db.transaction(async (tx) => expect(await claimBytes(tx, orphan)).toBe(false));
  });
});

describe("the end of a document", () => {
  const days = (count: number) =>
    base.pool.query(`
      CREATE OR REPLACE FUNCTION pulau_now() RETURNS timestamptz LANGUAGE sql VOLATILE PARALLEL SAFE
      AS $$ SELECT clock_timestamp() + interval '${count} days' $$`);
  afterAll(() => days(0));

  it("comes by the database’s clock: first of the scan, then of the whole, after the days that the resort set", async () => {
    const by = await signedIn();
    const { _id } = await add({}, by);
    await sendScan(_id, await photo(), by);
    const shown = async () => {
      const { rows } = await base.pool.query(
        "SELECT scan_key IS NOT NULL AS scan, scan_ended_at IS NOT NULL AS ended FROM travel_document WHERE id = $1",
        [_id],
      );
      return rows[0] ?? null;
    };
    await days(30);
    await endDocuments(base.db);
    expect(await shown()).toEqual({ scan: true, ended: false });
    await days(31);
    await endDocuments(base.db);
    expect(await shown()).toEqual({ scan: false, ended: true });
    await days(730);
    await endDocuments(base.db);
    expect(await shown()).not.toBeNull();
    await days(731);
    await endDocuments(base.db);
    expect(await shown()).toBeNull();
  });
});

it("refuses whoever has no account", async () => {
  const { guestToken } = (await app.inject({ method: "POST", url: "/api/auth/guest-session" })).json();
  expect((await call("", { by: guestToken })).statusCode).toBe(401);
  expect((await call(`/${randomUUID()}/number`, { ...again, by: guestToken })).statusCode).toBe(401);
});
