import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineRoute } from "@pulau/contract/route.ts";
import { ok } from "@pulau/domain/result.ts";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { buildApp } from "../../app.ts";
import { createTestDatabase, type TestDatabase } from "../../db/test-database.ts";
import { readSettings } from "../../settings.ts";
import { createLogger } from "../logging.ts";
import { mount } from "../mount.ts";
import { loadWeb } from "./pages.ts";

const document = (side: string) =>
  `<html lang="en"><head><meta charset="utf-8" /><title>${side}</title><!--head--></head><body><div id="root"><!--body--></div><!--data--></body></html>`;
const renderer = `
export const renderedPaths = [/^\\/$/, /^\\/broken$/, /^\\/gone$/, /^\\/packages\\/old$/];
export async function render({ path, language, call, origin }) {
  if (path === "/broken") throw new Error("no");
  if (path === "/gone") await call({ method: "GET", path: "/api/none" }, {});
  const reply = await call({ method: "GET", path: "/api/echo/:word" }, { params: { word: "a b" }, query: { n: 2, no: undefined } });
  const lang = { en: "en", my: "ms", cn: "zh-CN" }[language];
  return { status: 200, lang, head: "<title>Home</title><link rel=canonical href=" + origin + path + ">", movedTo: path === "/packages/old" ? "/packages/now" : undefined, body: "<h1>" + reply.text + "</h1>", remembered: [["k", reply]], modules: ["home"] };
}
export const rememberedFrame = async (call) => [["frame", await call({ method: "GET", path: "/api/echo/:word" }, { params: { word: "frame" }, query: { n: 1 } })]];`;
const echo = defineRoute({
  method: "GET",
  path: "/api/echo/:word",
  scope: "none",
  tag: "Test",
  summary: "Says it again",
  params: z.object({ word: z.string() }),
  query: z.object({ n: z.coerce.number() }),
  reply: z.object({ text: z.string() }),
});

let base: TestDatabase;
let app: FastifyInstance;
let folder: string;
let calls = 0;

beforeAll(async () => {
  base = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "pulau-pages-"));
  const client = join(folder, "client");
  await mkdir(join(client, "staff"), { recursive: true });
  await mkdir(join(client, ".vite"));
  await mkdir(join(folder, "server"));
  const manifest = { home: { file: "assets/home.js" } };
  await writeFile(join(client, ".vite", "manifest.json"), JSON.stringify(manifest));
  await writeFile(join(client, "index.html"), document("portal"));
  await writeFile(join(client, "staff", "index.html"), document("staff"));
  await writeFile(join(folder, "server", "package.json"), '{"type":"module"}');
  await writeFile(join(folder, "server", "render.js"), renderer);
  app = await buildApp({
    ...base,
    settings: readSettings({ PULAU_SECRET: "s".repeat(40) }),
    logger: createLogger("silent"),
    modules: [
      (on) =>
        mount(on, echo, async ({ params, query }) => {
          calls++;
          return ok({ text: `${params.word} ${query.n}` });
        }),
    ],
    web: await loadWeb(client, join(folder, "server"), "https://book.example.com"),
  });
});
afterAll(async () => {
  await app.close();
  await base.drop();
  await rm(folder, { recursive: true });
});

const get = async (url: string, cookie = "") => (await app.inject({ url, headers: { cookie } })).body;

describe("a page that is rendered ahead", () => {
  it("holds what the API says, the answers to go on from, and links to its code", async () => {
    const page = await get("/");
    expect(page).toContain('<div id="root" data-rendered="/"><h1>a b 2</h1></div>');
    expect(page).toContain('id="remembered">[["k",{"text":"a b 2"}]]</script>');
    expect(page).toContain('href="/assets/home.js"');
  });

  it("is kept for a moment: a second visitor asks the database nothing", async () => {
    const before = calls;
    await get("/");
    await get("/?from=elsewhere");
    expect(calls).toBe(before);
  });

  it("is made anew once what is sold is other, once for all who wait", async () => {
    await get("/");
    let stamp = 0;
    app.catalogueStamp = async () => stamp;
    await get("/");
    const before = calls;
    stamp++;
    await Promise.all([get("/"), get("/"), get("/")]);
    expect(calls).toBe(before + 1);
    app.catalogueStamp = undefined;
  });

  it("is shown for a minute at most when nobody asks for it", async () => {
    await get("/");
    const before = calls;
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });
    try {
      await get("/");
      expect(calls).toBe(before + 1);
    } finally {
      vi.useRealTimers();
    }
  });

  it("speaks the language of the address, then of the cookie, then English", async () => {
    expect(await get("/?lang=cn")).toContain('<html lang="zh-CN"');
    expect(await get("/", "pulau.lang=my")).toContain('<html lang="ms"');
    expect(await get("/?lang=cn", "pulau.lang=my")).toContain('<html lang="zh-CN"');
    expect(await get("/?lang=xx")).toContain('<html lang="en"');
    const chosen = await app.inject("/?lang=cn");
    expect(String(chosen.headers["set-cookie"])).toContain("pulau.lang=cn");
  });

  it("leads from an address that a page of the resort had before to the one it has now", async () => {
    app.pageMovedTo = async (slug) => (slug === "dive" ? "dive-school" : null);
    const moved = await app.inject("/info/dive?lang=my");
    expect([moved.statusCode, moved.headers.location]).toEqual([308, "/info/dive-school?lang=my"]);
    expect((await app.inject("/info/dive-school")).statusCode).toBe(200);
    app.pageMovedTo = undefined;
  });

  it("leads from a page's address of before to that of now, and names its own with the portal's origin", async () => {
    const moved = await app.inject("/packages/old?lang=cn&adults=3");
    expect([moved.statusCode, moved.headers.location]).toEqual([308, "/packages/now?lang=cn&adults=3"]);
    expect((await app.inject("/packages/old")).headers.location).toBe("/packages/now");
    expect(await get("/")).toContain("<link rel=canonical href=https://book.example.com/>");
  });

  it("keeps no language that staff choose for the preview beside their own page", async () => {
    const framed = await app.inject({ url: "/?lang=cn", headers: { "sec-fetch-dest": "iframe" } });
    expect(framed.body).toContain('<html lang="zh-CN"');
    expect(framed.headers["set-cookie"]).toBeUndefined();
  });

  it("is kept by no robot for who came by the preview address", async () => {
    const seen = await app.inject({ url: "/", headers: { cookie: "pulau.preview=token" } });
    expect([seen.headers["x-robots-tag"], (await app.inject("/")).headers["x-robots-tag"]]).toEqual([
      "noindex, nofollow",
      undefined,
    ]);
  });

  it("answers 404 where there is nothing to show, and lets the browser say so", async () => {
    const page = await app.inject("/gone");
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('<div id="root"></div>');
  });

  it("is left to the browser when it can't be rendered", async () => {
    const page = await app.inject("/broken");
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<div id="root"></div>');
  });
});

describe("a page that the browser draws", () => {
  const remembered = 'id="remembered">[["frame",{"text":"frame 1"}]]</script>';

  it("comes with what the frame of every page shows, which is asked for once", async () => {
    await get("/booking/listing");
    const before = calls;
    const page = await get("/my-promotions?lang=en");
    expect(page).toContain('<div id="root"></div>');
    expect(page).toContain(remembered);
    expect(calls).toBe(before);
  });

  it("asks itself where it may show something else than to visitors", async () => {
    expect(await get("/booking/listing", "pulau.preview=token")).not.toContain("remembered");
    app.whyClosed = async () => ({ code: "RESORT_CLOSED" });
    expect(await get("/booking/listing")).not.toContain("remembered");
    app.whyClosed = undefined;
  });
});

it("gives staff their own document, and other paths the portal's", async () => {
  expect(await get("/staff/bookings")).toContain("<title>staff</title>");
  expect(await get("/booking/listing")).toContain("<title>portal</title>");
});
