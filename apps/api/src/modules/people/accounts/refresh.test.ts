import type { MemberId } from "@pulau/domain/ids.ts";
import type { FastifyInstance } from "fastify";
import { SignJWT } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buildApp } from "../../../app.ts";
import { eq } from "../../../db/orm.ts";
import { member } from "../../../db/schema/accounts.ts";
import { session } from "../../../db/schema/sign-in.ts";
import { createTestDatabase, type TestDatabase } from "../../../db/test-database.ts";
import { createLogger } from "../../../plugins/logging.ts";
import { readSettings } from "../../../settings.ts";
import { createMember, createStaff, testPassword } from "./test-people.ts";
import { tidyAccounts } from "./tidy-accounts.ts";
import { makeRefreshToken } from "./tokens/refresh-token.ts";
import { sessionKeysOf } from "./tokens/session-keys.ts";

let base: TestDatabase;
let app: FastifyInstance;
const settings = readSettings({ PULAU_SECRET: "s".repeat(40) });
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

type Tokens = { accessToken: string; cookie: string };
type Answer = Awaited<ReturnType<typeof post>>;

const post = (url: string, payload: object, cookies: Record<string, string> = {}) =>
  app.inject({ method: "POST", url, payload, cookies });
const cookieOf = (answer: Answer): string => answer.cookies[0]?.value ?? "";

async function signIn(email: string): Promise<Tokens> {
  const answer = await post("/api/authenticate/login/user", { email, password: testPassword });
  return { accessToken: answer.json().accessToken, cookie: cookieOf(answer) };
}
const refresh = ({ accessToken, cookie }: Tokens) =>
  post("/api/auth/refresh-token", { accessToken }, { pulau_portal: cookie });
const passGrace = () => base.pool.query("update session set rotated_at = rotated_at - interval '11 seconds'");
const isOpen = async (memberId: MemberId) => {
  const found = await base.db.select().from(session).where(eq(session.personId, memberId));
  return found.some((session) => session.endedAt === null);
};

describe("refresh", () => {
  it("gives a new access token and a new cookie for an access token that is past its time", async () => {
    const aini = await createMember(base.db);
    const first = await signIn(aini.email);
    const [open] = await base.db.select().from(session).where(eq(session.personId, aini.id));
    const old = await new SignJWT({ sid: open?.id })
      .setProtectedHeader({ alg: "HS256" })
      .setSubject(aini.id)
      .setAudience("portal")
      .setExpirationTime(new Date(Date.now() - 60_000))
      .sign(keys.portal);
    const answer = await refresh({ ...first, accessToken: old });
    expect(answer.json()).toEqual({
      userData: expect.objectContaining({ id: aini.id, role: "admin" }),
      accessToken: expect.any(String),
    });
    expect(cookieOf(answer)).not.toBe(first.cookie);
    const me = await app.inject({
      url: `/api/customer/${aini.id}`,
      headers: { authorization: `Bearer ${answer.json().accessToken}` },
    });
    expect(me.statusCode).toBe(200);
  });

  it("refuses alike whatever does not fit", async () => {
    const mine = await signIn((await createMember(base.db)).email);
    const theirs = await signIn((await createMember(base.db)).email);
    const refused = [
      await refresh({ accessToken: "nonsense", cookie: mine.cookie }),
      await refresh({ accessToken: mine.accessToken, cookie: "" }),
      await refresh({ accessToken: mine.accessToken, cookie: `${mine.cookie}x.y` }),
      await refresh({ accessToken: mine.accessToken, cookie: theirs.cookie }),
      await post("/api/auth/refresh-token", {}, { pulau_portal: mine.cookie }),
    ];
    for (const answer of refused) {
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ code: "NOT_SIGNED_IN", title: "Invalid access token" });
    }
    // None of it cost anybody a session.
    expect((await refresh(mine)).statusCode).toBe(200);
    expect((await refresh(theirs)).statusCode).toBe(200);
  });

  it("answers two tabs that refresh at once, and changes the cookie once", async () => {
    const aini = await createMember(base.db);
    const first = await signIn(aini.email);
    const answers = await Promise.all([refresh(first), refresh(first), refresh(first)]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
    const cookies = answers.map(cookieOf).filter(Boolean);
    expect(cookies).toHaveLength(1);
    const next = { accessToken: answers[0]?.json().accessToken, cookie: cookies[0] ?? "" };
    expect((await refresh(next)).statusCode).toBe(200);
  });

  it("ends the session when a used token comes back after the grace", async () => {
    const aini = await createMember(base.db);
    const stolen = await signIn(aini.email);
    const answer = await refresh(stolen);
    const mine = { accessToken: answer.json().accessToken, cookie: cookieOf(answer) };
    await passGrace();
    expect((await refresh(stolen)).statusCode).toBe(401);
    expect(await isOpen(aini.id)).toBe(false);
    expect((await refresh(mine)).statusCode).toBe(401);
  });

  it("notices a copy that is several changes old, even within the grace", async () => {
    const aini = await createMember(base.db);
    const stolen = await signIn(aini.email);
    let mine = stolen;
    for (let times = 0; times < 2; times++) {
      const answer = await refresh(mine);
      mine = { accessToken: answer.json().accessToken, cookie: cookieOf(answer) };
    }
    expect((await refresh(stolen)).statusCode).toBe(401);
    expect(await isOpen(aini.id)).toBe(false);
  });

  it("does not end a session for a token that was never ours", async () => {
    const aini = await createMember(base.db);
    const mine = await signIn(aini.email);
    const [open] = await base.db.select().from(session).where(eq(session.personId, aini.id));
    const invented = makeRefreshToken(keys.guest, open?.id ?? "");
    expect((await refresh({ ...mine, cookie: invented })).statusCode).toBe(401);
    expect(await isOpen(aini.id)).toBe(true);
  });

  it("refuses a session past its time and a blocked member", async () => {
    const aini = await createMember(base.db);
    const mine = await signIn(aini.email);
    await base.db.update(member).set({ status: "blocked" }).where(eq(member.id, aini.id));
    const blocked = await refresh(mine);
    expect([blocked.statusCode, cookieOf(blocked)]).toEqual([401, ""]);
    const other = await createMember(base.db);
    const late = await signIn(other.email);
    await base.db
      .update(session)
      .set({ expiresAt: new Date(0) })
      .where(eq(session.personId, other.id));
    expect((await refresh(late)).statusCode).toBe(401);
  });

  it("keeps the sides apart, also in one browser", async () => {
    const aini = await createMember(base.db);
    const farid = await createStaff(base.db);
    const guest = await signIn(aini.email);
    const answer = await post("/admin/api/authenticate/login/user", {
      email: farid.email,
      password: testPassword,
    });
    const staff = { accessToken: answer.json().accessToken, cookie: cookieOf(answer) };
    expect(answer.cookies[0]).toMatchObject({ name: "pulau_staff", path: "/admin/api/auth" });
    const both = { pulau_portal: guest.cookie, pulau_staff: staff.cookie };
    const call = (url: string, accessToken: string, cookies = both) => post(url, { accessToken }, cookies);
    expect((await call("/admin/api/auth/refresh-token", guest.accessToken)).statusCode).toBe(401);
    expect((await call("/api/auth/refresh-token", staff.accessToken)).statusCode).toBe(401);
    const crossed = { pulau_portal: staff.cookie, pulau_staff: guest.cookie };
    expect((await call("/api/auth/refresh-token", guest.accessToken, crossed)).statusCode).toBe(401);
    const renewed = await call("/admin/api/auth/refresh-token", staff.accessToken);
    expect(renewed.json().userData).toMatchObject({ id: farid.id, name: "Farid" });
    expect((await call("/api/auth/refresh-token", guest.accessToken)).statusCode).toBe(200);
  });
});

describe("log-out", () => {
  it("ends its own side's session and takes the cookie away", async () => {
    const aini = await createMember(base.db);
    const mine = await signIn(aini.email);
    const answer = await post("/api/auth/logout", {}, { pulau_portal: mine.cookie });
    expect(answer.json()).toEqual({ done: true });
    expect(answer.cookies[0]).toMatchObject({ name: "pulau_portal", value: "", path: "/api/auth" });
    expect(await isOpen(aini.id)).toBe(false);
    expect((await refresh(mine)).statusCode).toBe(401);
  });

  it("works by the access token alone, on its own side only", async () => {
    const aini = await createMember(base.db);
    const { accessToken } = await signIn(aini.email);
    const out = (url: string) =>
      app.inject({ method: "POST", url, headers: { authorization: `Bearer ${accessToken}` } });
    expect((await out("/admin/api/auth/logout")).statusCode).toBe(200);
    expect(await isOpen(aini.id)).toBe(true);
    expect((await out("/api/auth/logout")).statusCode).toBe(200);
    expect(await isOpen(aini.id)).toBe(false);
  });

  it("is content when nobody is signed in", async () => {
    expect((await post("/api/auth/logout", {})).statusCode).toBe(200);
  });
});

describe("tidying up", () => {
  it("forgets sessions a month after their time, and no others", async () => {
    const [gone, kept] = [await createMember(base.db), await createMember(base.db)];
    await signIn(gone.email);
    await signIn(kept.email);
    await base.db
      .update(session)
      .set({ expiresAt: new Date(0) })
      .where(eq(session.personId, gone.id));
    await tidyAccounts(base.db);
    expect(await base.db.$count(session, eq(session.personId, gone.id))).toBe(0);
    expect(await isOpen(kept.id)).toBe(true);
  });
});
