import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Validator } from "@seriousme/openapi-schema-validator";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp } from "../app.ts";
import { createTestDatabase, type TestDatabase } from "../db/test-database.ts";
import { readSettings } from "../settings.ts";
import { createLogger } from "./logging.ts";

let base: TestDatabase;
let app: FastifyInstance;
let folder: string;

beforeAll(async () => {
  base = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "pulau-web-"));
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "assets", "entry-abc.js"), "export {};");
  await writeFile(join(folder, "favicon.svg"), "<svg/>");
  app = await buildApp({
    db: base.db,
    pool: base.pool,
    settings: readSettings({ PULAU_SECRET: "s".repeat(40), PUBLIC_URL: "https://stay.example.com" }),
    logger: createLogger("silent"),
    web: {
      folder,
      scriptHashes: ["sha256-theme="],
      page: async (request) => ({ status: 200, html: `<!doctype html><p>${request.url}</p>` }),
    },
  });
});
afterAll(async () => {
  await app.close();
  await base.drop();
  await rm(folder, { recursive: true });
});

describe("security headers", () => {
  it("allow scripts of our own and of the template's hash, and nothing else", async () => {
    const policy = String((await app.inject("/")).headers["content-security-policy"]);
    const directives = Object.fromEntries(policy.split(";").map((part) => part.split(/ (.*)/s, 2)));
    expect(directives).toMatchObject({
      "default-src": "'self'",
      "script-src": "'self' 'sha256-theme='",
      "script-src-attr": "'none'",
      "style-src": "'self'",
      "style-src-attr": "'unsafe-inline'",
      "object-src": "'none'",
      "frame-ancestors": "'self'",
      "base-uri": "'none'",
    });
    expect(policy).not.toContain("unsafe-eval");
  });

  it("let WebAssembly run in the worker that reads photos of papers, and nowhere else", async () => {
    const scripts = async (url: string) =>
      /script-src ([^;]*)/.exec(String((await app.inject(url)).headers["content-security-policy"]))?.[1];
    expect(await scripts("/assets/photo-worker-a1b2c3d.js")).toContain("'self' 'wasm-unsafe-eval'");
    for (const url of ["/", "/staff", "/assets/a1b2c3d.js", "/api/nowhere"])
      expect(await scripts(url)).not.toContain("wasm");
  });

  it("let the resort's own pages alone show the guests' pages in a frame, and nobody any other", async () => {
    const framed = async (url: string) => {
      const { headers } = await app.inject(url);
      return [
        headers["x-frame-options"],
        /frame-ancestors ('\w+')/.exec(String(headers["content-security-policy"]))?.[1],
      ];
    };
    for (const url of ["/", "/offers", "/info/terms"])
      expect(await framed(url)).toEqual(["SAMEORIGIN", "'self'"]);
    for (const url of ["/staff", "/staff/users", "/health/live", "/api/nowhere", "/admin/api/nowhere"])
      expect(await framed(url)).toEqual(["DENY", "'none'"]);
  });

  it("stand on pages, calls and refusals alike", async () => {
    for (const url of ["/", "/health/live", "/api/nowhere"]) {
      const { headers } = await app.inject(url);
      expect(headers["strict-transport-security"]).toContain("max-age=31536000");
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["referrer-policy"]).toBe("same-origin");
      expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    }
    expect((await app.inject("/api/nowhere")).headers["cache-control"]).toBe("no-store");
  });

  it("take a proxy's request id only when it is a plain one", async () => {
    const idFor = async (id: string) =>
      (await app.inject({ url: "/health/live", headers: { "x-request-id": id } })).headers["x-request-id"];
    expect(await idFor("proxy-id-0001")).toBe("proxy-id-0001");
    expect(await idFor("<script>")).not.toBe("<script>");
  });
});

describe("the web", () => {
  it("keeps files that are named by their content, and asks again for the rest", async () => {
    expect((await app.inject("/assets/entry-abc.js")).headers["cache-control"]).toContain("immutable");
    expect((await app.inject("/favicon.svg")).headers["cache-control"]).toBe("public, max-age=3600");
  });

  it("lets a mail that is read in a browser show the resort's pictures, and no page of another show more", async () => {
    const policyOf = async (url: string) => (await app.inject(url)).headers["cross-origin-resource-policy"];
    for (const url of ["/art/reef-800.webp", "/mark.png", "/api/resort/picture/x?w=160"])
      expect(await policyOf(url), url).toBe("cross-origin");
    for (const url of ["/", "/api/resort", "/assets/entry-abc.js", "/artful"])
      expect(await policyOf(url), url).toBe("same-origin");
  });

  it("answers any path of its own with a page, and a missing file or call with none", async () => {
    expect((await app.inject("/booking/listing")).headers["content-type"]).toContain("text/html");
    expect((await app.inject("/staff/")).statusCode).toBe(200);
    expect((await app.inject("/assets/gone.js")).statusCode).toBe(404);
    expect((await app.inject("/api/gone")).headers["content-type"]).toContain("problem+json");
    expect((await app.inject({ method: "POST", url: "/booking/listing" })).statusCode).toBe(404);
  });

  it.each([
    ...["/api", "/api/", "/api/gone", "/api/gone/", "/api/gone?x=1", "/admin/api/gone", "/admin/api"],
    ...["/API/gone", "//api/gone", "/%61pi/gone", "/admin//api/gone", "/api/reservations/info"],
  ])("answers the unknown call %s with a problem document, also to a browser", async (url) => {
    for (const accept of ["text/html", "*/*"]) {
      const answer = await app.inject({ url, headers: { accept } });
      expect(answer.statusCode).toBe(404);
      expect(answer.headers["content-type"]).toContain("problem+json");
      expect(answer.json()).toMatchObject({ code: "NOT_FOUND", status: 404 });
    }
  });
});

describe("what operators read", () => {
  it("is live and ready", async () => {
    expect((await app.inject("/health/live")).json()).toEqual({ status: "live" });
    expect((await app.inject("/health/ready")).json()).toEqual({
      status: "ready",
      database: "ready",
      storage: "writable",
    });
  });

  it("is not ready, but still live, without its database", async () => {
    const gone = await createTestDatabase();
    await gone.drop();
    const settings = readSettings({ PULAU_SECRET: "s".repeat(40) });
    const lonely = await buildApp({ ...gone, settings, logger: createLogger("silent") });
    expect((await lonely.inject("/health/ready")).statusCode).toBe(503);
    expect((await lonely.inject("/health/live")).statusCode).toBe(200);
    await lonely.close();
  });

  it("measures answers by path template", async () => {
    await app.inject("/health/live?email=a@b.co");
    const { body } = await app.inject("/metrics");
    expect(body).toMatch(/http_request_duration_seconds_count\{[^}]*route="\/health\/live"[^}]*status="200"/);
    expect(body).not.toContain("a@b.co");
    expect(body).toContain('database_pool_connections{state="total"}');
  });

  it("shows the measures of production to this machine alone, whatever a header says", async () => {
    const PULAU_SECRET = "q5h0mF7eXvYt2LkZr8Wc1BnJp4DsG6aU9oIy3TfKjQM";
    const given = { PULAU_SECRET, NODE_ENV: "production", TRUST_PROXY: "1" };
    const settings = readSettings({ ...given, PUBLIC_URL: "https://pulau.test" });
    const live = await buildApp({ ...base, settings, logger: createLogger("silent") });
    const read = (remoteAddress: string, forwarded?: string) =>
      live.inject({
        url: "/metrics",
        remoteAddress,
        headers: forwarded ? { "x-forwarded-for": forwarded } : {},
      });
    expect((await read("127.0.0.1")).statusCode).toBe(200);
    expect((await read("203.0.113.9", "127.0.0.1")).statusCode).toBe(404);
    expect((await read("127.0.0.1", "127.0.0.1")).statusCode).toBe(404);
    // One proxy is believed: what stood in the header before its own word may be anybody's invention.
    expect((await read("10.0.0.1", "127.0.0.1, 203.0.113.9")).statusCode).toBe(404);
    await live.close();
  });

  it("describes every call that it serves, validly", async () => {
    const document = await app.inject("/openapi.json");
    expect(await new Validator().validate(document.json())).toMatchObject({ valid: true });
    const page = await app.inject("/docs");
    expect(page.headers["content-type"]).toContain("text/html");
    expect((await app.inject("/docs/page.css")).headers["content-type"]).toContain("text/css");
  });

  it("packs the description once, and says to whoever has it that it is the same", async () => {
    const get = (headers: Record<string, string>) => app.inject({ url: "/openapi.json", headers });
    const plain = await get({});
    const packed = await get({ "accept-encoding": "gzip, br" });
    expect(packed.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(packed.rawPayload)).toEqual(plain.rawPayload);
    const gzipped = await get({ "accept-encoding": "gzip, br;q=0" });
    expect(gunzipSync(gzipped.rawPayload)).toEqual(plain.rawPayload);
    const again = await get({ "if-none-match": String(plain.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    const begun = process.cpuUsage();
    for (let count = 0; count < 10; count++) await get({ "accept-encoding": "br" });
    expect(process.cpuUsage(begun).user / 1000).toBeLessThan(300);
  });
});
