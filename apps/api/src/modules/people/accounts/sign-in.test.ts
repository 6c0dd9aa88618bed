import { randomUUID } from "node:crypto";
import type { MemberId } from "@pulau/domain/ids.ts";
import type { FastifyInstance } from "fastify";
import { SignJWT } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buildApp } from "../../../app.ts";
import { eq } from "../../../db/orm.ts";
import { member } from "../../../db/schema/accounts.ts";
import { session } from "../../../db/schema/sign-in.ts";
import { staffRole, staffUser } from "../../../db/schema/staff.ts";
import { createTestDatabase, type TestDatabase } from "../../../db/test-database.ts";
import { createLogger } from "../../../plugins/logging.ts";
import { readSettings } from "../../../settings.ts";
import { createMember, createStaff, testPassword } from "./test-people.ts";
import { signAccessToken } from "./tokens/access-token.ts";
import { sessionKeysOf } from "./tokens/session-keys.ts";

let base: TestDatabase;
let app: FastifyInstance;
const settings = readSettings({ PULAU_SECRET: "s".repeat(40), PUBLIC_URL: "https://pulau.test" });
const keys = sessionKeysOf(settings.secret);

beforeAll(async () => {
  base = await createTestDatabase();
  app = await buildApp({ db: base.db, pool: base.pool, settings, logger: createLogger("silent") });
});
beforeEach(() => base.pool.query("delete from rate_window"));
afterAll(async () => {
  await app.close();
  await base.drop();
});

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: "POST", url, payload, headers });
const login = (email: string, password = testPassword, remoteAddress = "127.0.0.1") =>
  app.inject({
    method: "POST",
    url: "/api/authenticate/login/user",
    payload: { email, password },
    remoteAddress,
  });
const staffLogin = (email: string, password = testPassword) =>
  post("/admin/api/authenticate/login/user", { email, password });
const profile = (memberId: MemberId, token: string) =>
  app.inject({ url: `/api/customer/${memberId}`, headers: { authorization: `Bearer ${token}` } });

describe("sign-in", () => {
  it("answers the member, an access token and a cookie that scripts can't read", async () => {
    const aini = await createMember(base.db, { role: "editor" });
    const answer = await login(` ${aini.email.toUpperCase()} `);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      user: {
        id: aini.id,
        name: "Aini",
        email: aini.email,
        profilePicture: null,
        role: "editor",
        accountId: aini.accountId,
        accountKind: "guest",
        emailVerified: false,
        language: "en",
      },
      accessToken: expect.any(String),
    });
    expect(answer.cookies).toEqual([
      expect.objectContaining({
        name: "pulau_portal",
        path: "/api/auth",
        httpOnly: true,
        sameSite: "Lax",
        secure: true,
      }),
      expect.objectContaining({ name: "pulau_device", path: "/api", httpOnly: true, secure: true }),
    ]);
    expect((await profile(aini.id, answer.json().accessToken)).json().data.data.name).toBe("Aini");
  });

  it("keeps no token as it is", async () => {
    const aini = await createMember(base.db);
    const cookie = (await login(aini.email)).cookies[0]?.value ?? "";
    const [kept] = await base.db.select().from(session).where(eq(session.personId, aini.id));
    expect(JSON.stringify(kept)).not.toContain(cookie.split(".")[1]);
  });

  it("answers an unknown address and a wrong password alike", async () => {
    const aini = await createMember(base.db);
    const wrong = await login(aini.email, "not her password");
    const unknown = await login("nobody@example.test");
    const bare = ({ requestId: _, ...rest }: Record<string, unknown>) => rest;
    expect([wrong.statusCode, bare(wrong.json())]).toEqual([unknown.statusCode, bare(unknown.json())]);
    expect(wrong.json().code).toBe("BAD_CREDENTIALS");
  });

  it("tells a blocked member so, but only with the right password", async () => {
    const aini = await createMember(base.db, { status: "blocked" });
    expect((await login(aini.email)).json().code).toBe("ACCOUNT_BLOCKED");
    expect((await login(aini.email, "not her password")).json().code).toBe("BAD_CREDENTIALS");
  });

  it("answers plain callers with an error field and status 200", async () => {
    const aini = await createMember(base.db);
    const good = await post("/api/auth/login", { email: aini.email, password: testPassword });
    expect(good.json()).toEqual({
      user: expect.objectContaining({ id: aini.id }),
      accessToken: expect.any(String),
    });
    const invalid = { error: { email: ["Email Or Password Invalid"] } };
    for (const payload of [{ email: aini.email, password: "wrong" }, { email: "nonsense" }, {}]) {
      const bad = await post("/api/auth/login", payload);
      expect([bad.statusCode, bad.json()]).toEqual([200, invalid]);
    }
    await base.db.update(member).set({ status: "blocked" }).where(eq(member.id, aini.id));
    const blocked = await post("/api/auth/login", { email: aini.email, password: testPassword });
    expect(blocked.json()).toEqual({ error: { email: ["Something went wrong"] } });
  });

  it("shows a profile to its owner only", async () => {
    const aini = await createMember(base.db);
    const other = await createMember(base.db);
    const { accessToken } = (await login(aini.email)).json();
    expect((await profile(other.id, accessToken)).statusCode).toBe(404);
  });
});

describe("limits of sign-in", () => {
  it("stops guessing one account's password, and says when to come back", async () => {
    const aini = await createMember(base.db);
    for (let tries = 0; tries < 10; tries++) expect((await login(aini.email, "guess")).statusCode).toBe(401);
    const stopped = await login(aini.email);
    expect([stopped.statusCode, stopped.json().code]).toEqual([429, "TOO_MANY_REQUESTS"]);
    expect(Number(stopped.headers["retry-after"])).toBeGreaterThan(60);
  });

  it("lets the owner in from elsewhere, however often somebody guesses", async () => {
    const aini = await createMember(base.db);
    for (let tries = 0; tries < 11; tries++) await login(aini.email, "guess", "203.0.113.9");
    expect((await login(aini.email, testPassword, "203.0.113.9")).statusCode).toBe(429);
    expect((await login(aini.email, testPassword, "198.51.100.7")).statusCode).toBe(200);
  });

  it("counts the addresses of one home as one network", async () => {
    const aini = await createMember(base.db);
    for (let tries = 0; tries < 10; tries++)
      await login(aini.email, "guess", `2001:db8:1:2:${tries}::${tries}`);
    expect((await login(aini.email, testPassword, "2001:db8:1:2:ffff::1")).statusCode).toBe(429);
    expect((await login(aini.email, testPassword, "2001:db8:1:3::1")).statusCode).toBe(200);
  });

  it("slows down guesses from many networks and refuses nobody for them", async () => {
    const aini = await createMember(base.db);
    await base.pool.query(
      "insert into rate_window (bucket, key, window_start, count) values ('sign-in portal everywhere', $1, now(), 22)",
      [aini.email],
    );
    const began = performance.now();
    expect((await login(aini.email, testPassword, "198.51.100.8")).statusCode).toBe(200);
    expect(performance.now() - began).toBeGreaterThan(700);
  });

  it("counts an unknown address like a known one", async () => {
    for (let tries = 0; tries < 10; tries++) await login("nobody@example.test", "guess");
    expect((await login("nobody@example.test")).statusCode).toBe(429);
  });

  it("does not count sign-ins that succeed", async () => {
    const aini = await createMember(base.db);
    for (let tries = 0; tries < 12; tries++) expect((await login(aini.email)).statusCode).toBe(200);
  });

  it("stops one address that tries many accounts", async () => {
    await base.pool.query(
      "insert into rate_window (bucket, key, window_start, count) values ('sign-in portal address', '127.0.0.1', now(), 100)",
    );
    expect((await login((await createMember(base.db)).email)).statusCode).toBe(429);
  });

  it("keeps answering other calls while sign-ins flood in", async () => {
    const flood = Array.from({ length: 90 }, (_, n) => login(`nobody${n}@example.test`));
    let answered = 0;
    void Promise.all(flood.map((request) => request.then(() => answered++)));
    expect((await post("/api/auth/guest-session", {})).statusCode).toBe(201);
    expect(answered).toBeLessThan(90);
    expect(new Set((await Promise.all(flood)).map((answer) => answer.statusCode))).toEqual(new Set([401]));
  });
});

describe("the session of a call", () => {
  it("is refused without a token, with nonsense and past its time", async () => {
    const aini = await createMember(base.db);
    await login(aini.email);
    const [open] = await base.db.select().from(session).where(eq(session.personId, aini.id));
    const past = await new SignJWT({ sid: open?.id })
      .setProtectedHeader({ alg: "HS256" })
      .setSubject(aini.id)
      .setAudience("portal")
      .setExpirationTime(new Date(Date.now() - 1000))
      .sign(keys.portal);
    for (const token of ["nonsense", "a.b.c", past]) {
      expect((await profile(aini.id, token)).statusCode).toBe(401);
    }
  });

  it("refuses a token that is not signed, or signed otherwise", async () => {
    const aini = await createMember(base.db);
    const { accessToken } = (await login(aini.email)).json();
    const [, payload = ""] = accessToken.split(".");
    const unsigned = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${payload}.`;
    const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
    const otherwise = await new SignJWT(claims).setProtectedHeader({ alg: "HS512" }).sign(keys.portal);
    const otherKey = await new SignJWT(claims).setProtectedHeader({ alg: "HS256" }).sign(keys.guest);
    for (const token of [unsigned, otherwise, otherKey]) {
      expect((await profile(aini.id, token)).statusCode).toBe(401);
    }
  });

  it("opens nothing on the other side", async () => {
    const aini = await createMember(base.db);
    const farid = await createStaff(base.db, {
      role: { bookings: { read: true, write: true, create: true, delete: true } },
    });
    const guest = (await login(aini.email)).json().accessToken;
    const staff = (await staffLogin(farid.email)).json().accessToken;
    const desk = (token: string) =>
      app.inject({
        method: "POST",
        url: "/admin/api/auth/refresh-token",
        payload: { accessToken: token },
      });
    expect((await desk(guest)).statusCode).toBe(401);
    expect((await profile(aini.id, staff)).statusCode).toBe(401);
    // The audience alone is not believed: a portal token that claims to be staff's has the wrong key.
    const forged = await signAccessToken({ ...keys, staff: keys.portal }, "staff", {
      personId: farid.id,
      sessionId: randomUUID(),
    });
    expect((await desk(forged)).statusCode).toBe(401);
    expect((await staffLogin(aini.email)).json().code).toBe("BAD_CREDENTIALS");
    expect((await login(farid.email)).json().code).toBe("BAD_CREDENTIALS");
  });

  it("ends for a blocked member at the next call", async () => {
    const aini = await createMember(base.db);
    const { accessToken } = (await login(aini.email)).json();
    await base.db.update(member).set({ status: "blocked" }).where(eq(member.id, aini.id));
    expect((await profile(aini.id, accessToken)).statusCode).toBe(401);
  });

  it("has the rights that the database has now", async () => {
    const read = { read: true, write: false, create: false, delete: false };
    const farid = await createStaff(base.db, { role: { bookings: read, rooms: read } });
    const { user, accessToken } = (await staffLogin(farid.email)).json();
    expect(user.permissions).toEqual({ bookings: read, rooms: read });
    const now = () =>
      app.mounting.readSession(
        // Only the header is read.
        { headers: { authorization: `Bearer ${accessToken}` } } as Parameters<
          typeof app.mounting.readSession
        >[0],
        "staff",
      );
    const none = { ...read, read: false };
    await base.db
      .update(staffUser)
      .set({ permissions: { rooms: none } })
      .where(eq(staffUser.id, farid.id));
    expect(await now()).toMatchObject({ permissions: { bookings: read, rooms: none } });
    await base.db.update(staffRole).set({ activeStatus: false }).where(eq(staffRole.id, farid.roleId));
    expect(await now()).toMatchObject({ permissions: { rooms: none } });
    await base.db.update(staffUser).set({ status: "deactivated" }).where(eq(staffUser.id, farid.id));
    expect(await now()).toBeNull();
    expect((await staffLogin(farid.email)).json().code).toBe("ACCOUNT_BLOCKED");
  });

  it("is an anonymous guest's by the guest token, on the portal only", async () => {
    const { guestToken } = (await post("/api/auth/guest-session", {})).json();
    const request = { headers: { authorization: `Bearer ${guestToken}` } } as Parameters<
      typeof app.mounting.readSession
    >[0];
    expect(await app.mounting.readSession(request, "portal")).toEqual({
      kind: "anonymous",
      ownerId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(await app.mounting.readSession(request, "staff")).toBeNull();
  });
});
