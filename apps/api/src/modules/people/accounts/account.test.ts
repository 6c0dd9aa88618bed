import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { MemberId } from "@pulau/domain/ids.ts";
import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buildApp } from "../../../app.ts";
import { eq } from "../../../db/orm.ts";
import { account, member } from "../../../db/schema/accounts.ts";
import { wallet } from "../../../db/schema/payments.ts";
import { mailLink, session } from "../../../db/schema/sign-in.ts";
import { createTestDatabase, type TestDatabase } from "../../../db/test-database.ts";
import { type KeptLink, linkToken } from "../../../plugins/link-token.ts";
import { createLogger } from "../../../plugins/logging.ts";
import { readSettings } from "../../../settings.ts";
import { createMember, testPassword } from "./test-people.ts";

let base: TestDatabase;
let app: FastifyInstance;
const folder = mkdtempSync(join(tmpdir(), "pulau-account-"));
const settings = readSettings({ PULAU_SECRET: "s".repeat(40), PULAU_DATA: folder });

beforeAll(async () => {
  base = await createTestDatabase();
  app = await buildApp({ db: base.db, pool: base.pool, settings, logger: createLogger("silent") });
});
beforeEach(() => base.pool.query("delete from rate_window"));
afterAll(async () => {
  await app.close();
  await base.drop();
  rmSync(folder, { recursive: true });
});

const post = (url: string, payload: object, token?: string) =>
  app.inject({
    method: "POST",
    url,
    payload,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
const signIn = (email: string, password = testPassword) =>
  post("/api/authenticate/login/user", { email, password });
const tokenOf = async (email: string): Promise<string> => (await signIn(email)).json().accessToken;
const newcomer = () => ({
  name: "Mei Ling",
  email: `${randomUUID()}@example.test`,
  password: "warm sand at noon",
});

/** The tokens of the links that were mailed to a member, the newest last. */
async function mailedTokens(memberId: MemberId): Promise<string[]> {
  const { rows } = await base.pool.query<{ id: string; purpose: KeptLink }>(
    `select l.id, l.purpose from mail_link l join pgboss.job j on j.name = 'send-mail' and j.data->>'linkId' = l.id::text
     where l.member_id = $1 order by j.created_on`,
    [memberId],
  );
  return rows.map(({ id, purpose }) => linkToken(settings.secret, purpose, { id }));
}
const memberOf = async (email: string) => {
  const [found] = await base.db.select().from(member).where(eq(member.email, email));
  if (!found) throw new Error("no such member");
  return found;
};

describe("registration", () => {
  it("opens an account with its owner, a wallet and a session, and mails a link", async () => {
    const request = newcomer();
    const answer = await post("/api/auth/register", { ...request, language: "cn" });
    expect(answer.statusCode).toBe(201);
    const { user } = answer.json();
    expect(user).toMatchObject({ name: "Mei Ling", role: "admin", accountKind: "guest", language: "cn" });
    expect(answer.cookies[0]).toMatchObject({ name: "pulau_portal", httpOnly: true });
    const wallets = await base.db.select().from(wallet).where(eq(wallet.accountId, user.accountId));
    expect(wallets).toHaveLength(1);
    expect(await mailedTokens(user.id)).toHaveLength(1);
    expect((await signIn(request.email, request.password)).statusCode).toBe(200);
    const { passwordHash } = await memberOf(request.email);
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it("opens one account when two ask for the same address at once", async () => {
    const request = newcomer();
    const answers = await Promise.all([1, 2, 3].map(() => post("/api/auth/register", request)));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409, 409]);
    const others = await post("/api/auth/register", { ...request, email: request.email.toUpperCase() });
    expect(others.json().code).toBe("EMAIL_TAKEN");
    const { accountId } = await memberOf(request.email);
    const named = await base.db.select().from(account).where(eq(account.name, request.name));
    expect(named.filter((account) => account.id === accountId)).toHaveLength(1);
    const orphans = await base.pool.query(
      "select 1 from account a where not exists (select 1 from member m where m.account_id = a.id)",
    );
    expect(orphans.rowCount).toBe(0);
  });

  it("refuses passwords that are short, common, monotonous or the address", async () => {
    const refused = async (password: string, email = newcomer().email) =>
      (await post("/api/auth/register", { ...newcomer(), email, password })).json();
    expect((await refused("short")).fields).toEqual([{ path: "password", rule: "passwordShort" }]);
    const weak = [
      ["1234567890", "common"],
      ["Password123!", "common"],
      ["aaaaabbbbb", "repeats"],
      ["I am mei.ling 88", "containsEmail"],
    ] as const;
    for (const [password, why] of weak) {
      const answer = await refused(password, `mei.ling@${randomUUID()}.test`);
      expect([answer.code, answer.facts]).toEqual(["WEAK_PASSWORD", { why }]);
    }
  });

  it("is limited for one address", async () => {
    await base.pool.query(
      "insert into rate_window (bucket, key, window_start, count) values ('register', '127.0.0.1', now(), 60)",
    );
    expect((await post("/api/auth/register", newcomer())).statusCode).toBe(429);
  });
});

describe("a verification link", () => {
  it("verifies the address once", async () => {
    const { user } = (await post("/api/auth/register", newcomer())).json();
    const [token = ""] = await mailedTokens(user.id);
    expect((await post("/api/auth/verify-email", { token })).statusCode).toBe(200);
    expect((await memberOf(user.email)).emailVerifiedAt).not.toBeNull();
    expect((await post("/api/auth/verify-email", { token })).json().code).toBe("LINK_INVALID");
  });

  it("is replaced when it is sent again, and not sent to who is verified", async () => {
    const { user, accessToken } = (await post("/api/auth/register", newcomer())).json();
    await post("/api/auth/verify-email/resend", {}, accessToken);
    const [first = "", second = ""] = await mailedTokens(user.id);
    expect((await post("/api/auth/verify-email", { token: first })).statusCode).toBe(410);
    expect((await post("/api/auth/verify-email", { token: second })).statusCode).toBe(200);
    expect((await post("/api/auth/verify-email/resend", {}, accessToken)).statusCode).toBe(200);
    expect(await mailedTokens(user.id)).toHaveLength(2);
  });

  it("is not one for a password, is not kept in the open, and ends", async () => {
    const { user } = (await post("/api/auth/register", newcomer())).json();
    const [token = ""] = await mailedTokens(user.id);
    const other = await post("/api/auth/reset-password", { token, password: "another good one" });
    expect(other.json().code).toBe("LINK_INVALID");
    const jobs = await base.pool.query("select data::text from pgboss.job");
    const links = await base.db.select().from(mailLink).where(eq(mailLink.memberId, user.id));
    expect(JSON.stringify([jobs.rows, links])).not.toContain(token);
    await base.db
      .update(mailLink)
      .set({ expiresAt: new Date(0) })
      .where(eq(mailLink.memberId, user.id));
    expect((await post("/api/auth/verify-email", { token })).statusCode).toBe(410);
  });
});

describe("a forgotten password", () => {
  const forget = (email: string) => post("/api/auth/forgot-password", { email });

  it("can be asked for from elsewhere while somebody asks all the time, and floods no mailbox", async () => {
    const { user } = (await post("/api/auth/register", newcomer())).json();
    const before = (await mailedTokens(user.id)).length;
    const payload = { email: user.email };
    const from = (remoteAddress: string) =>
      app.inject({ method: "POST", url: "/api/auth/forgot-password", payload, remoteAddress });
    for (let tries = 0; tries < 6; tries++) await from("203.0.113.9");
    expect((await from("203.0.113.9")).statusCode).toBe(429);
    for (let network = 1; network <= 6; network++)
      expect((await from(`198.51.100.${network}`)).statusCode).toBe(200);
    await expect.poll(async () => (await mailedTokens(user.id)).length - before).toBe(5);
    const last = (await mailedTokens(user.id)).at(-1) ?? "";
    const password = "a new one for the sea";
    expect((await post("/api/auth/reset-password", { token: last, password })).statusCode).toBe(200);
  });
  async function resetTokenFor(memberId: MemberId, count = 1): Promise<string> {
    await expect.poll(async () => (await mailedTokens(memberId)).length).toBe(count);
    return (await mailedTokens(memberId)).at(-1) ?? "";
  }

  it("is answered alike for known and unknown addresses", async () => {
    const aini = await createMember(base.db);
    const known = await forget(aini.email);
    const unknown = await forget("nobody@example.test");
    expect([known.statusCode, known.json()]).toEqual([unknown.statusCode, unknown.json()]);
    for (let times = 0; times < 4; times++) await forget("nobody@example.test");
    expect((await forget("nobody@example.test")).statusCode).toBe(429);
  });

  it("is set anew by the link, once, and every session ends", async () => {
    const aini = await createMember(base.db);
    const accessToken = await tokenOf(aini.email);
    await forget(aini.email);
    const token = await resetTokenFor(aini.id);
    const weak = await post("/api/auth/reset-password", { token, password: "1234567890" });
    expect(weak.json().code).toBe("WEAK_PASSWORD");
    const password = "new tide, new sand";
    expect((await post("/api/auth/reset-password", { token, password })).statusCode).toBe(200);
    expect((await post("/api/auth/reset-password", { token, password })).statusCode).toBe(410);
    expect((await signIn(aini.email)).statusCode).toBe(401);
    expect((await signIn(aini.email, password)).json().user.emailVerified).toBe(true);
    const me = await app.inject({
      url: `/api/customer/${aini.id}`,
      headers: { authorization: `Bearer ${accessToken}` },
    });
    expect(me.statusCode).toBe(401);
  });

  it("sends nothing to a blocked member", async () => {
    const aini = await createMember(base.db, { status: "blocked" });
    const other = await createMember(base.db);
    await forget(aini.email);
    await forget(other.email);
    await resetTokenFor(other.id);
    expect(await mailedTokens(aini.id)).toEqual([]);
  });
});

describe("a change of password", () => {
  it("keeps this session and ends the others", async () => {
    const aini = await createMember(base.db);
    const [here, there] = [await tokenOf(aini.email), await tokenOf(aini.email)];
    const change = (currentPassword: string, newPassword = "new tide, new sand") =>
      post("/api/customer/pass-update", { currentPassword, newPassword }, here);
    expect((await change("not it")).json().code).toBe("BAD_CREDENTIALS");
    expect((await change(testPassword, "1234567890")).json().code).toBe("WEAK_PASSWORD");
    expect((await change(testPassword)).statusCode).toBe(200);
    const me = (token: string) =>
      app.inject({ url: `/api/customer/${aini.id}`, headers: { authorization: `Bearer ${token}` } });
    expect((await me(here)).statusCode).toBe(200);
    expect((await me(there)).statusCode).toBe(401);
    const open = await base.db.select().from(session).where(eq(session.personId, aini.id));
    expect(open.filter((session) => session.endedAt === null)).toHaveLength(1);
    expect((await signIn(aini.email)).statusCode).toBe(401);
  });
});

describe("the language", () => {
  it("is kept on the member", async () => {
    const aini = await createMember(base.db);
    const put = (language: string, token: string) =>
      app.inject({
        method: "PUT",
        url: "/api/customer/language",
        payload: { language },
        headers: { authorization: `Bearer ${token}` },
      });
    const token = await tokenOf(aini.email);
    expect((await put("my", token)).statusCode).toBe(200);
    expect((await put("fr", token)).statusCode).toBe(400);
    expect((await memberOf(aini.email)).language).toBe("my");
  });
});

describe("the profile", () => {
  const at = (
    method: "GET" | "PUT" | "DELETE",
    url: string,
    token: string,
    payload?: object,
    version?: number,
  ) =>
    app.inject({
      method,
      url,
      ...(payload && { payload }),
      headers: { authorization: `Bearer ${token}`, ...(version && { "if-match": `"${version}"` }) },
    });

  it("is read and saved under the caller’s own id, at both paths, and by nobody over another’s", async () => {
    const { id, email } = await createMember(base.db);
    const token = await tokenOf(email);
    const path = `/api/customer/${id}`;
    const read = (await at("GET", path, token)).json().data.data;
    expect(read).toMatchObject({ name: "Aini", mobile: "", city: "", mutedMails: [], version: 1 });
    const body = {
      name: "Aini Salleh",
      mobile: "+60 12-345 6789",
      city: "Marang",
      postCode: "21600",
      country: "MY",
    };
    const saved = await at("PUT", `/api/profile/${id}`, token, body, 1);
    expect(saved.json().data.data).toMatchObject({ name: "Aini Salleh", mobile: "+60123456789", version: 2 });
    expect((await at("GET", `/api/profile/${id}`, token)).json()).toEqual(saved.json());
    expect((await at("PUT", path, token, body, 1)).json().code).toBe("CHANGED_SINCE");
    const wrong = await at("PUT", path, token, { ...body, name: "", postCode: "216" });
    expect(wrong.json().fields).toEqual(
      expect.arrayContaining([
        { path: "name", rule: "required" },
        { path: "postCode", rule: "postcode" },
      ]),
    );
    const other = await createMember(base.db);
    for (const method of ["GET", "PUT"] as const)
      expect(
        (await at(method, `/api/customer/${other.id}`, token, method === "PUT" ? body : undefined))
          .statusCode,
      ).toBe(404);
    const owner = await base.db
      .select()
      .from(account)
      .where(eq(account.id, (await memberOf(email)).accountId));
    expect(owner).toMatchObject([{ name: "Aini Salleh" }]);
  });

  it("has a picture of the square that was chosen, which everybody may see until it is removed", async () => {
    const { id, email } = await createMember(base.db);
    const token = await tokenOf(email);
    const half = await sharp({ create: { width: 200, height: 100, channels: 3, background: "#ff0000" } })
      .composite([
        {
          input: { create: { width: 100, height: 100, channels: 3, background: "#0000ff" } },
          left: 100,
          top: 0,
        },
      ])
      .png()
      .toBuffer();
    const send = (query: string, bytes = half) =>
      app.inject({
        method: "POST",
        url: `/api/customer/${id}/picture?${query}`,
        headers: { authorization: `Bearer ${token}`, "content-type": "multipart/form-data; boundary=edge" },
        payload: Buffer.concat([
          Buffer.from('--edge\r\ncontent-disposition: form-data; name="file"; filename="me.png"\r\n\r\n'),
          bytes,
          Buffer.from("\r\n--edge--\r\n"),
        ]),
      });
    const sent = await send("x=0.5&y=0&side=1");
    const { url } = sent.json().data.data.profilePicture;
    const shown = await app.inject({ url: `${url}?w=160` });
    expect(shown.statusCode).toBe(200);
    const { dominant } = await sharp(shown.rawPayload).stats();
    expect(dominant.b).toBeGreaterThan(200);
    expect(dominant.r).toBeLessThan(60);
    expect((await send("x=0", Buffer.from("%PDF-1.4 nothing"))).json().code).toBe("FILE_NOT_TAKEN");
    const without = await at("DELETE", `/api/customer/${id}/picture`, token);
    expect(without.json().data.data.profilePicture).toBeNull();
    expect((await app.inject({ url: `${url}?w=160` })).statusCode).toBe(404);
  });
});
