import { defineRoute } from "@pulau/contract/route.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { buildApp } from "../app.ts";
import { sql } from "../db/orm.ts";
import { createTestDatabase, type TestDatabase } from "../db/test-database.ts";
import { readSettings } from "../settings.ts";
import { createLogger } from "./logging.ts";
import { mount } from "./mount.ts";
import type { MemberSession, Session, StaffSession } from "./session.ts";

const base = { tag: "Test", summary: "A call", scope: "none" } as const;
const greet = defineRoute({
  ...base,
  method: "POST",
  path: "/api/greet/:times",
  params: z.object({ times: z.coerce.number().int().max(3) }),
  query: z.object({ loud: z.enum(["yes", "no"]).default("no") }),
  body: z.object({
    name: z.string({ error: "required" }).min(1, { error: "required" }).max(5, { error: "tooLong" }),
    email: z.email().optional(),
  }),
  reply: z.object({ text: z.string() }),
  status: 201,
  failures: ["SOLD_OUT"],
});
const plain = (path: string, rest: object = {}) =>
  defineRoute({ ...base, method: "GET", path, reply: z.object({ who: z.string() }), ...rest });
const member: MemberSession = {
  kind: "member",
  accountId: "a",
  memberId: "m",
  sessionId: "s",
  role: "viewer",
  accountKind: "guest",
  ownerId: "o",
};
const staff: StaffSession = {
  kind: "staff",
  staffId: "f",
  sessionId: "s",
  accessLevel: "staff",
  permissions: { bookings: { read: true, write: false, create: false, delete: false } },
  name: "Aini",
};
const sessions: Record<string, Session> = {
  member,
  staff,
  agent: { ...member, role: "admin", accountKind: "agency" },
  anonymous: { kind: "anonymous", ownerId: "o" },
};

let base1: TestDatabase;
let app: FastifyInstance;
const logged: string[] = [];

beforeAll(async () => {
  base1 = await createTestDatabase();
  app = await buildApp({
    db: base1.db,
    pool: base1.pool,
    settings: readSettings({ PULAU_SECRET: "s".repeat(40) }),
    logger: createLogger("info", { write: (line) => void logged.push(line) }),
    readSession: async (request) => sessions[String(request.headers.authorization)] ?? null,
    modules: [mountSamples],
    strict: true,
  });
});
afterAll(async () => {
  await app.close();
  await base1.drop();
});

function mountSamples(on: FastifyInstance): void {
  mount(on, greet, async ({ params, query, body }) => {
    if (body.name === "full") return refuse("SOLD_OUT", { left: 0 });
    if (body.name === "odd") return refuse("BOAT_FULL");
    const reply = {
      text: `${query.loud} ${"hi ".repeat(params.times)}${body.name}`,
      secret: "not in the schema",
    };
    return ok(reply);
  });
  const showCaller = async ({ session }: { session: Session | null }) =>
    ok({ who: session?.kind ?? "nobody" });
  mount(on, plain("/api/open"), showCaller, ["/open"]);
  mount(on, plain("/api/portal", { scope: "userPortal" }), showCaller);
  mount(on, plain("/api/user", { scope: "user" }), showCaller);
  mount(on, plain("/api/editor", { scope: "user", roles: ["admin", "editor"] }), showCaller);
  mount(on, plain("/api/agent", { scope: "agent" }), showCaller);
  mount(on, plain("/admin/api/read", { scope: "staff", permission: ["bookings", "read"] }), showCaller);
  mount(on, plain("/admin/api/write", { scope: "staff", permission: ["bookings", "write"] }), showCaller);
  mount(on, plain("/api/bug"), async () => {
    throw new Error("the guest aina@example.com broke it");
  });
  mount(on, plain("/api/query"), async () => {
    await base1.db.execute(sql`select ${"secret-value"}::int`);
    return ok({ who: "" });
  });
  mount(on, plain("/api/locked"), async () => {
    await base1.db.execute(sql`do $$ begin raise exception 'locked' using errcode = '55P03'; end $$`);
    return ok({ who: "" });
  });
}

const post = (url: string, payload: object | string) =>
  app.inject({ method: "POST", url, payload, headers: { "content-type": "application/json" } });
const statusFor = async (url: string, authorization?: string): Promise<number> =>
  (await app.inject({ url, headers: authorization ? { authorization } : {} })).statusCode;

describe("mount", () => {
  it("fails a test whose call refuses with what its contract does not name", async () => {
    const refused = await post("/api/greet/1", { name: "odd" });
    expect(refused.json()).toMatchObject({ status: 500, code: "UNEXPECTED" });
    expect(logged.join("")).toContain("POST /api/greet/:times refuses with BOAT_FULL");
  });

  it("tells the documents of every path", () => {
    const paths = app.mounting.routes.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(["/api/open", "/open"]));
  });

  it("hands checked input to the handler and a checked reply to the caller", async () => {
    const answer = await post("/api/greet/2?loud=yes", { name: "Aini" });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ text: "yes hi hi Aini" });
  });

  it("names every broken rule of params, query and body at once", async () => {
    const answer = await post("/api/greet/9?loud=perhaps", { name: "", email: "nobody" });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers["content-type"]).toContain("application/problem+json");
    expect(answer.json()).toMatchObject({
      code: "INVALID_INPUT",
      fields: [
        { path: "times", rule: "tooLarge" },
        { path: "loud", rule: "invalid" },
        { path: "name", rule: "required" },
        { path: "email", rule: "email" },
      ],
    });
    expect((await post("/api/greet/1", { name: "longer" })).json().fields).toEqual([
      { path: "name", rule: "tooLong" },
    ]);
    expect((await post("/api/greet/1", {})).json().fields).toEqual([{ path: "name", rule: "required" }]);
  });

  it("answers a refusal as a problem document with its facts and the request's id", async () => {
    const answer = await post("/api/greet/1", { name: "full" });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({
      type: "/docs#SOLD_OUT",
      title: "Sold out",
      status: 409,
      code: "SOLD_OUT",
      requestId: answer.headers["x-request-id"],
      facts: { left: 0 },
    });
  });

  it("answers broken JSON and a wrong media type as the request's fault", async () => {
    expect((await post("/api/greet/1", "{nope")).json().fields).toEqual([{ path: "", rule: "invalidJson" }]);
    const text = await app.inject({
      method: "POST",
      url: "/api/greet/1",
      payload: "x",
      headers: { "content-type": "text/plain" },
    });
    expect(text.json().code).toBe("INVALID_INPUT");
    expect((await post("/api/greet/1", { name: "x".repeat(300_000) })).json().fields).toEqual([
      { path: "", rule: "tooLarge" },
    ]);
  });

  it("serves a further path, a trailing slash and HEAD alike", async () => {
    for (const url of ["/api/open", "/api/open/", "/open", "/open/"]) expect(await statusFor(url)).toBe(200);
    expect((await app.inject({ method: "HEAD", url: "/api/open" })).statusCode).toBe(200);
  });

  it("answers an unknown path with a problem document", async () => {
    const answer = await app.inject("/api/nowhere");
    expect([answer.statusCode, answer.json().code]).toEqual([404, "NOT_FOUND"]);
  });

  it("holds each scope against each session", async () => {
    const table: Record<string, Record<string, number>> = {
      "/api/open": { none: 200, anonymous: 200, member: 200, agent: 200, staff: 200 },
      "/api/portal": { none: 401, anonymous: 200, member: 200, agent: 200, staff: 403 },
      "/api/user": { none: 401, anonymous: 401, member: 200, agent: 200, staff: 403 },
      "/api/editor": { none: 401, anonymous: 401, member: 403, agent: 200, staff: 403 },
      "/api/agent": { none: 401, anonymous: 401, member: 403, agent: 200, staff: 403 },
      "/admin/api/read": { none: 401, anonymous: 403, member: 403, agent: 403, staff: 200 },
      "/admin/api/write": { none: 401, anonymous: 403, member: 403, agent: 403, staff: 403 },
    };
    for (const [url, row] of Object.entries(table)) {
      for (const [caller, status] of Object.entries(row)) {
        expect([url, caller, await statusFor(url, caller)]).toEqual([url, caller, status]);
      }
    }
  });

  it("refuses a caller without rights before it looks at the input", async () => {
    expect(await statusFor("/api/user?broken")).toBe(401);
  });

  it("answers a bug with an id that stands in the log, and nothing else", async () => {
    logged.length = 0;
    const answer = await app.inject("/api/bug");
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      type: "/docs#UNEXPECTED",
      title: "Unexpected",
      status: 500,
      code: "UNEXPECTED",
      requestId: answer.headers["x-request-id"],
    });
    const line = logged.find((value) => value.includes('"unexpected"')) ?? "";
    expect(line).toContain(answer.json().requestId);
    expect(line).toContain("mount.test.ts");
    expect(line).not.toContain("aina@example.com");
  });

  it("logs no values of a failed statement and no real paths", async () => {
    logged.length = 0;
    expect(await statusFor("/api/query?email=a@b.co")).toBe(500);
    expect(logged.join("")).not.toMatch(/secret-value|a@b\.co/);
    expect(logged.join("")).toContain("GET /api/query");
  });

  it("answers BUSY with a time to come back when a lock was not had", async () => {
    const answer = await app.inject("/api/locked");
    expect([answer.statusCode, answer.json().code, answer.headers["retry-after"]]).toEqual([
      503,
      "BUSY",
      "1",
    ]);
  });

  it("answers BUSY when the database can't be reached", async () => {
    const gone = await createTestDatabase();
    await gone.drop();
    const lonely = await buildApp({
      db: gone.db,
      pool: gone.pool,
      settings: readSettings({ PULAU_SECRET: "s".repeat(40) }),
      logger: createLogger("silent"),
      modules: [
        (on) =>
          mount(on, plain("/api/gone"), async () => {
            await gone.db.execute(sql`select 1`);
            return ok({ who: "" });
          }),
      ],
    });
    expect((await lonely.inject("/api/gone")).statusCode).toBe(503);
    await lonely.close();
  });

  it("serves only the backend that it was told to", async () => {
    const guests = await buildApp({
      db: base1.db,
      pool: base1.pool,
      settings: readSettings({ PULAU_SECRET: "s".repeat(40), PULAU_BACKENDS: "app" }),
      logger: createLogger("silent"),
      modules: [mountSamples],
    });
    expect((await guests.inject("/api/open")).statusCode).toBe(200);
    expect((await guests.inject("/admin/api/read")).statusCode).toBe(404);
    await guests.close();
  });
});
