import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import { mostUploadBytes } from "@pulau/contract/files.ts";
import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp } from "../../../app.ts";
import { eq, sql } from "../../../db/orm.ts";
import { storedFile } from "../../../db/schema/files.ts";
import { createTestDatabase, type TestDatabase } from "../../../db/test-database.ts";
import type { Session } from "../../../plugins/session.ts";
import { readSettings } from "../../../settings.ts";
import { createStaff } from "../../people/accounts/test-people.ts";
import { filesModule } from "./routes.ts";
import { checkedKey } from "./store/port.ts";
import { fileStoreOf } from "./store/store.ts";
import { tidyFiles } from "./tidy-files.ts";

let base: TestDatabase;
let app: FastifyInstance;
let folder: string;
const people: Record<string, Session> = {};

beforeAll(async () => {
  base = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "pulau-files-"));
  const settings = readSettings({
    PULAU_SECRET: "s".repeat(40),
    PULAU_DATA: folder,
    LOG_LEVEL: "silent",
  });
  const { id: staffId } = await createStaff(base.db);
  const rights = (read: boolean) => ({ payments: { read, write: read, create: read, delete: read } });
  people.guest = { kind: "anonymous", ownerId: randomUUID() };
  people.stranger = { kind: "anonymous", ownerId: randomUUID() };
  people.desk = { kind: "staff", staffId, role: "staff", permissions: rights(true) } as unknown as Session;
  people.kitchen = {
    kind: "staff",
    staffId,
    role: "staff",
    permissions: rights(false),
  } as unknown as Session;
  const readSession = async (request: { headers: Record<string, unknown> }) =>
    people[String(request.headers["x-who"])] ?? null;
  app = await buildApp({ db: base.db, pool: base.pool, settings, readSession, modules: [filesModule] });
});
afterAll(async () => {
  await app.close();
  await base.drop();
  await rm(folder, { recursive: true });
});

/** Sends one file as a browser does. */
function send(
  bytes: Buffer,
  { name = "slip.jpg", who = "guest", url = "/api/upload", type = "image/jpeg", from = "127.0.0.1" } = {},
) {
  const head = `--edge\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
  return app.inject({
    method: "POST",
    url,
    remoteAddress: from,
    headers: { "x-who": who, "content-type": "multipart/form-data; boundary=edge" },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from("\r\n--edge--\r\n")]),
  });
}
const look = (url: string, owner = "guest") => app.inject({ url, headers: { "x-who": owner } });
const code = async (sent: ReturnType<typeof send>) => {
  const answer = await sent;
  return [answer.statusCode, answer.json().code, answer.json().facts?.rule ?? null];
};

const photo = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: "#2f7f86" } });
/** One page and nothing else, as small as a reader still takes it. */
const pdf = (inside = "") =>
  Buffer.from(
    [
      "%PDF-1.4",
      `1 0 obj << /Type /Catalog /Pages 2 0 R ${inside} >> endobj`,
      "2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj",
      "3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] >> endobj",
      "trailer << /Root 1 0 R /Size 4 >>",
      "%%EOF\n",
    ].join("\n"),
  );

/** A PNG that says it has so many pixels and brings hardly any. */
function bomb(width: number, height: number): Buffer {
  const chunk = (kind: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(kind), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length);
    ends.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width);
  size.writeUInt32BE(height, 4);
  size.set([8, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", size),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

describe("sending a file", () => {
  it("keeps a photo without where and with what it was taken, at both paths", async () => {
    const withPlace = await photo()
      .withExif({ IFD0: { Copyright: "secret", Model: "Phone" }, IFD3: { GPSLatitude: "5/1" } })
      .jpeg()
      .toBuffer();
    expect(withPlace.includes("secret")).toBe(true);
    for (const url of ["/api/upload", "/upload"]) {
      const answer = await send(withPlace, { url });
      expect(answer.statusCode).toBe(201);
      expect(answer.json()).toMatchObject({
        name: "slip.jpg",
        mediaType: "image/jpeg",
        width: 60,
        height: 40,
      });
      const { url: address } = (await look(`/api/file/${answer.json()._id}/address`)).json();
      const shown = await look(address, "nobody");
      expect(shown.statusCode).toBe(200);
      expect(shown.headers["content-type"]).toBe("image/jpeg");
      expect(shown.headers["content-disposition"]).toContain("inline");
      expect(shown.headers["content-security-policy"]).toContain("sandbox");
      expect(shown.headers["x-content-type-options"]).toBe("nosniff");
      expect((await sharp(shown.rawPayload).metadata()).exif).toBeUndefined();
    }
  });

  it("turns a photo upright and makes a huge one smaller", async () => {
    const lying = await photo(3_000, 1_500).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const answer = await send(lying);
    expect(answer.json()).toMatchObject({ width: 1_200, height: 2_400 });
  });

  it("keeps a screenshot as PNG, and a WebP as JPEG", async () => {
    expect((await send(await photo().png().toBuffer())).json().mediaType).toBe("image/png");
    expect((await send(await photo().webp().toBuffer())).json().mediaType).toBe("image/jpeg");
  });

  it("hands a PDF out to be kept, never to be shown", async () => {
    const { _id } = (await send(pdf(), { name: "transfer.pdf", type: "application/pdf" })).json();
    const { url } = (await look(`/api/file/${_id}/address`)).json();
    const file = await look(url);
    expect(file.headers["content-type"]).toBe("application/pdf");
    expect(file.headers["content-disposition"]).toMatch(/^attachment; filename="transfer.pdf"/);
  });

  it("calls a file what it is, whatever its name and type say", async () => {
    const names = ["../../../etc/passwd", "..\\..\\boot.ini", "slip.html", "a\u202egpj.exe", "....//x.svg"];
    for (const name of names) {
      const answer = await send(await photo().jpeg().toBuffer(), { name, type: "text/html" });
      expect(answer.statusCode).toBe(201);
      expect(answer.json().name).toMatch(/^[^/\\<>.\u202e]+\.jpg$/);
    }
    const kept = await readdir(join(folder, "files"), { recursive: true });
    expect(kept.filter((path) => !/^[0-9a-f]{2}(\/[\w-]{43})?$/.test(path))).toEqual([]);
  });

  it("refuses what is no picture and no PDF", async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const notTaken = [
      svg,
      `<?xml version="1.0"?>${svg}`,
      "<html><script>alert(1)</script></html>",
      "GIF89a/*<script>*/",
      "MZ\x90\x00",
      "PK\x03\x04",
      "",
    ];
    for (const text of notTaken)
      expect(await code(send(Buffer.from(text, "latin1"), { type: "image/png" }))).toEqual([
        415,
        "FILE_NOT_TAKEN",
        null,
      ]);
  });

  it("draws pictures anew, so that nothing rides along behind or inside them", async () => {
    const script = "<script>alert(document.cookie)</script>";
    const archive = "PK\x03\x04 evil.exe PK\x05\x06";
    const jpeg = Buffer.concat([await photo().jpeg().toBuffer(), Buffer.from(script + archive, "latin1")]);
    const { _id } = (await send(jpeg)).json();
    const { url } = (await look(`/api/file/${_id}/address`)).json();
    const kept = (await look(url)).rawPayload.toString("latin1");
    expect(kept).not.toContain("script");
    expect(kept).not.toContain("evil");
  });

  it("refuses a picture of 50,000 pixels a side before it is unpacked, and a damaged one", async () => {
    expect(await code(send(bomb(50_000, 50_000)))).toEqual([415, "FILE_NOT_TAKEN", "pixels"]);
    expect(await code(send(bomb(50_000, 100)))).toEqual([415, "FILE_NOT_TAKEN", "pixels"]);
    const half = (await photo(600, 600).jpeg().toBuffer()).subarray(0, 900);
    expect(await code(send(half))).toEqual([415, "FILE_NOT_TAKEN", "damaged"]);
  });

  it("draws PDFs anew, so that programs and other files in or behind them are gone", async () => {
    const active = pdf(
      "/OpenAction << /S /J#61vaScript /JS (app.alert(1)) >> /Names << /EmbeddedFiles 9 0 R >>",
    );
    const followed = Buffer.concat([active, Buffer.from(`PK\x05\x06<html>${"x".repeat(2_000)}`, "latin1")]);
    for (const file of [active, followed]) {
      const { _id } = (await send(file, { name: "slip.pdf" })).json();
      const { url } = (await look(`/api/file/${_id}/address`)).json();
      const kept = (await look(url)).rawPayload.toString("latin1");
      expect(kept.startsWith("%PDF-")).toBe(true);
      expect(kept).not.toMatch(/Script|EmbeddedFiles|html|PK/);
    }
    const preceded = Buffer.concat([Buffer.from("<html>"), pdf()]);
    expect(await code(send(preceded))).toEqual([415, "FILE_NOT_TAKEN", null]);
    expect(await code(send(Buffer.from("%PDF-1.4 nothing")))).toEqual([415, "FILE_NOT_TAKEN", "damaged"]);
  });

  it("draws only so many pixels for one network in a while, and no PNG beyond a screen's", async () => {
    const from = "203.0.113.77";
    expect(await code(send(bomb(8_000, 8_000), { from }))).toEqual([415, "FILE_NOT_TAKEN", "pixels"]);
    const large = await photo(7_000, 7_000).jpeg({ quality: 10 }).toBuffer();
    const answers: number[] = [];
    for (let times = 0; times < 5; times++) answers.push((await send(large, { from })).statusCode);
    expect(answers).toEqual([201, 201, 201, 201, 429]);
    expect((await send(large, { from: "198.51.100.77" })).statusCode).toBe(201);
  });

  it("refuses what is too large, and says how much it takes", async () => {
    const answer = await send(Buffer.alloc(mostUploadBytes + 1, 0xff));
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ code: "FILE_TOO_LARGE", facts: { megabytes: 10 } });
  });

  it("refuses a call without a file, without a session, and too many of them", async () => {
    const none = await app.inject({ method: "POST", url: "/api/upload", headers: { "x-who": "guest" } });
    expect(none.json()).toMatchObject({
      code: "INVALID_INPUT",
      fields: [{ path: "file", rule: "required" }],
    });
    expect((await send(pdf(), { who: "nobody" })).statusCode).toBe(401);
    expect((await send(pdf(), { who: "desk" })).statusCode).toBe(403);
    const answers = await Promise.all(
      Array.from({ length: 41 }, () => send(Buffer.from("x"), { who: "stranger" })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  });

  it("calls a form that has no boundary, breaks off or never began a wrong input", async () => {
    people.careless = { kind: "anonymous", ownerId: randomUUID() };
    const head = 'content-disposition: form-data; name="file"; filename="slip.jpg"';
    for (const [type, payload] of [
      ["multipart/form-data", "x"],
      ["multipart/form-data; boundary=edge", "--edge\r\n\r\nfoo"],
      ["multipart/form-data; boundary=edge", `--edge\r\n${head}\r\n\r\nhalf a pict`],
      ["multipart/form-data; boundary=edge", "\0".repeat(200)],
    ] as const) {
      const headers = { "x-who": "careless", "content-type": type };
      const answer = await app.inject({ method: "POST", url: "/api/upload", headers, payload });
      expect([payload.slice(0, 20), answer.json()]).toMatchObject([
        payload.slice(0, 20),
        { code: "INVALID_INPUT" },
      ]);
      expect(answer.statusCode).toBe(400);
    }
  });

  it("counts one network's anonymous guests together, because anybody can be many of them", async () => {
    const from = "203.0.113.9";
    for (let i = 0; i < 4; i++) people[`crowd ${i}`] = { kind: "anonymous", ownerId: randomUUID() };
    const codes = await Promise.all(
      Array.from({ length: 124 }, (_, i) => send(Buffer.from("x"), { who: `crowd ${i % 4}`, from })),
    );
    expect(codes.filter(({ statusCode }) => statusCode === 429)).toHaveLength(4);
  });
});

describe("looking at a file", () => {
  it("is for who sent it and for staff who see payments", async () => {
    people.other = { kind: "anonymous", ownerId: randomUUID() };
    const { _id } = (await send(await photo().jpeg().toBuffer(), { who: "other" })).json();
    expect((await look(`/api/file/${_id}/address`, "other")).statusCode).toBe(200);
    expect((await look(`/api/file/${_id}/address`, "guest")).statusCode).toBe(404);
    expect((await look(`/admin/api/file/${_id}/address`, "kitchen")).statusCode).toBe(403);
    const { url } = (await look(`/admin/api/file/${_id}/address`, "desk")).json();
    expect((await look(url, "nobody")).statusCode).toBe(200);
  });

  it("opens neither a guessed address, nor an altered one, nor one that is over", async () => {
    const { _id } = (await send(pdf(), { who: "other" })).json();
    const { url } = (await look(`/api/file/${_id}/address`, "other")).json();
    const seal = new URL(url, "http://x").searchParams.get("seal");
    const guesses = [
      `/api/file/${_id}?until=4102444800&seal=${"a".repeat(43)}`,
      url.replace(/until=\d+/, "until=4102444800"),
      url.replace(_id, randomUUID()),
      url.replace("/api/", "/admin/api/"),
      `/api/file/${_id}?until=1&seal=${seal}`,
    ];
    for (const guess of guesses) expect((await look(guess)).json().code).toBe("LINK_INVALID");
    expect((await look(`/api/file/${_id}`)).statusCode).toBe(400);
    expect((await look(`/api/file/..%2F..%2Fpostgres%2Fpassword`)).statusCode).toBe(400);
    await base.db.execute(sql`
      create or replace function pulau_now() returns timestamptz language sql volatile parallel safe
      as $$ select clock_timestamp() + interval '6 minutes' $$`);
    expect((await look(url)).json().code).toBe("LINK_INVALID");
    await base.db.execute(sql`
      create or replace function pulau_now() returns timestamptz language sql volatile parallel safe
      as $$ select clock_timestamp() $$`);
    expect((await look(url)).statusCode).toBe(200);
  });

  it("makes no path of anything but its own keys", () => {
    for (const key of ["../../secret", "ab/../../x", `ab/${"x".repeat(42)}`, "/etc/passwd", ""])
      expect(() => checkedKey(key)).toThrow("not a key");
  });
});

it("throws away after a day what became part of nothing", async () => {
  const store = fileStoreOf({ s3: null, dataFolder: folder });
  const loose = (await send(pdf(), { who: "other" })).json()._id;
  const kept = (await send(pdf(), { who: "other" })).json()._id;
  const keys = async (id: string) =>
    (await base.db.select().from(storedFile).where(eq(storedFile.id, id)))[0]?.storageKey ?? "";
  const [looseKey, keptKey] = [await keys(loose), await keys(kept)];
  await base.db.update(storedFile).set({ keptAt: new Date() }).where(eq(storedFile.id, kept));
  await tidyFiles({ db: base.db, store });
  expect(await store.get(looseKey)).not.toBeNull();
  await base.db.update(storedFile).set({ createdAt: new Date(Date.now() - 90_000_000) });
  await tidyFiles({ db: base.db, store });
  expect(await store.get(looseKey)).toBeNull();
  expect(await store.get(keptKey)).toEqual(await readFile(join(folder, "files", keptKey)));
  expect(await keys(loose)).toBe("");
});
