import {
  changeEmailRoute,
  changePasswordRoute,
  changeStaffEmailRoute,
  changeStaffPasswordRoute,
  confirmEmailRoute,
  confirmStaffEmailRoute,
  customerRoute,
  forgotPasswordRoute,
  loginRoute,
  ownStaffAccountRoute,
  resetPasswordRoute,
} from "@pulau/contract/accounts.ts";
import { staffSessionsRoute } from "@pulau/contract/sessions.ts";
import { staffLoginRoute } from "@pulau/contract/staff.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mailSender } from "../../../jobs/send-mail.ts";
import type { OutgoingMail } from "../../../mail/mail-port.ts";
import { linkToken } from "../../../plugins/link-token.ts";
import { Caller } from "../../../races/caller.ts";
import { mustSubmit, newGuest, stayOf } from "../../../races/guest.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { createMember, createStaff, testPassword } from "./test-people.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 4 } });
});
beforeEach(() => stage.base.pool.query("DELETE FROM rate_window"));
afterAll(() => stage.close());

const query = <T>(text: string, values: unknown[] = []) =>
  stage.base.pool.query(text, values).then(({ rows }) => rows as T[]);
let count = 0;
const freshEmail = () => `new.${++count}.${Date.now()}@example.test`;

async function signedIn(email: string, password = testPassword): Promise<Caller> {
  const { accessToken } = await new Caller(stage.urls).must(loginRoute, { body: { email, password } });
  return new Caller(stage.urls, accessToken);
}
async function staffSignedIn(email: string, password = testPassword): Promise<Caller> {
  const { accessToken } = await new Caller(stage.urls).must(staffLoginRoute, { body: { email, password } });
  return new Caller(stage.urls, accessToken);
}
const call = (caller: Caller, email: string, password = testPassword) =>
  caller.call(changeEmailRoute, { body: { email, password } });
const confirm = (token: string, caller = new Caller(stage.urls)) =>
  caller.call(confirmEmailRoute, { body: { token } });

/** The token of the newest link that this person's new address got. */
async function tokenOf(personId: string): Promise<string> {
  const [found] = await query<{ id: string }>(
    "SELECT id FROM email_change WHERE person_id = $1 ORDER BY asked_at DESC LIMIT 1",
    [personId],
  );
  return linkToken(stage.settings.secret, "changeEmail", { id: found?.id ?? "" });
}

/** What is mailed now about this person's addresses and password, the first first. */
async function mails(personId: string): Promise<OutgoingMail[]> {
  const jobs = await query<{ data: never }>(
    `SELECT j.data FROM pgboss.job j LEFT JOIN email_change e ON e.id::text = j.data ->> 'changeId'
     WHERE j.name = 'send-mail' AND $1 IN (e.person_id::text, j.data ->> 'memberId', j.data ->> 'staffId')
     ORDER BY j.created_on, j.data ->> 'template'`,
    [personId],
  );
  const sent: OutgoingMail[] = [];
  const send = mailSender({ db: stage.base.db, settings: stage.settings }, async (mail) => {
    sent.push(mail);
  });
  for (const { data } of jobs) await send(data);
  return sent;
}

describe("another e-mail address", () => {
  it("counts from the moment that its own mailbox confirms it, once, and both mailboxes hear of it", async () => {
    const aini = await createMember(stage.base.db, {
      name: "Win RM 1000 at evil.test",
      emailVerifiedAt: new Date(),
    });
    const email = freshEmail();
    const caller = await signedIn(aini.email);
    expect(await call(caller, ` ${email.toUpperCase()} `)).toMatchObject({ ok: true });
    const params = { _id: aini.id };
    const before = (await caller.must(customerRoute, { params })).data.data;
    expect(before).toMatchObject({ email: aini.email, pendingEmail: email });
    const [link, notice] = await mails(aini.id);
    const token = await tokenOf(aini.id);
    expect(link).toMatchObject({ to: email });
    expect(link?.text).toContain(`/pages/confirm-email?token=${token}`);
    expect(notice).toMatchObject({ to: aini.email });
    expect(notice?.text).not.toContain(email);
    for (const mail of [link, notice]) expect(mail?.text).not.toMatch(/evil|Win RM/);

    expect(await confirm(token)).toMatchObject({ ok: true });
    expect(await confirm(token)).toMatchObject({ code: "LINK_INVALID" });
    const after = (await caller.must(customerRoute, { params })).data.data;
    expect(after).toMatchObject({ email, pendingEmail: null, emailVerified: true });
    await signedIn(email);
    const old = { email: aini.email, password: testPassword };
    expect(await new Caller(stage.urls).call(loginRoute, { body: old })).toMatchObject({ status: 401 });
    const done = (await mails(aini.id)).at(-1);
    expect(done).toMatchObject({ to: aini.email });
    expect(done?.subject).toContain("was changed");
    const log = await query<{ facts: unknown }>(
      "SELECT facts FROM security_entry WHERE person_id = $1 AND kind = 'emailChanged' ORDER BY seq",
      [aini.id],
    );
    expect(log.map(({ facts }) => (facts as { step: string }).step)).toEqual(["asked", "done"]);
    expect(JSON.stringify(log)).not.toContain(email);
    const jobs = await query("SELECT data::text FROM pgboss.job");
    expect(JSON.stringify(jobs)).not.toContain(token);
  });

  it("asks for the password, refuses the present one in whatever letters, and is not asked for all day", async () => {
    const aini = await createMember(stage.base.db);
    const caller = await signedIn(aini.email);
    expect(await call(caller, freshEmail(), "a guess")).toMatchObject({ code: "BAD_CREDENTIALS" });
    expect(await call(caller, aini.email.toUpperCase())).toMatchObject({ code: "EMAIL_UNCHANGED" });
    expect(await call(caller, "no address")).toMatchObject({ fields: [{ path: "email", rule: "email" }] });
    expect(await mails(aini.id)).toEqual([]);
    for (let times = 0; times < 4; times++)
      expect(await call(caller, freshEmail())).toMatchObject({ ok: true });
    expect(await call(caller, freshEmail())).toMatchObject({ status: 429 });
    const target = freshEmail();
    const others = await Promise.all(Array.from({ length: 6 }, () => createMember(stage.base.db)));
    const answers = [];
    for (const other of others) answers.push((await call(await signedIn(other.email), target)).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it("that is somebody's already answers as a free one does; only its mailbox is told, without a link", async () => {
    const [aini, mei] = [await createMember(stage.base.db), await createMember(stage.base.db)];
    const caller = await signedIn(aini.email);
    const [taken, free] = [await call(caller, mei.email), await call(caller, freshEmail())];
    expect(taken).toEqual(free);
    await call(caller, mei.email);
    const [letter] = (await mails(aini.id)).filter(({ to }) => to === mei.email);
    expect(letter?.subject).toContain("already have an account");
    expect(letter?.text).not.toContain("token=");
    expect(await confirm(await tokenOf(aini.id))).toMatchObject({ code: "EMAIL_TAKEN" });
    await signedIn(mei.email);
    await signedIn(aini.email);
  });

  it("goes to one of two who confirm it at the same time", async () => {
    const email = freshEmail();
    const pair = [await createMember(stage.base.db), await createMember(stage.base.db)];
    for (const person of pair) await call(await signedIn(person.email), email);
    const tokens = await Promise.all(pair.map(({ id }) => tokenOf(id)));
    const answers = await Promise.all(tokens.map((token) => confirm(token)));
    expect(answers.map((answer) => (answer.ok ? "ok" : answer.code)).sort()).toEqual(["EMAIL_TAKEN", "ok"]);
    expect(await query("SELECT 1 FROM member WHERE email = $1", [email])).toHaveLength(1);
  });

  it("has one link: the newest, for a day, of its own side, opened by nobody who is signed in as another", async () => {
    const [aini, mei] = [await createMember(stage.base.db), await createMember(stage.base.db)];
    const caller = await signedIn(aini.email);
    await call(caller, freshEmail());
    const first = await tokenOf(aini.id);
    const email = freshEmail();
    await call(caller, email);
    const token = await tokenOf(aini.id);
    expect(await confirm(first)).toMatchObject({ code: "LINK_INVALID" });
    const staffSide = new Caller(stage.urls);
    expect(await staffSide.call(confirmStaffEmailRoute, { body: { token } })).toMatchObject({
      code: "LINK_INVALID",
    });
    expect(await confirm(token, await signedIn(mei.email))).toMatchObject({ code: "OTHER_ACCOUNT" });
    await query(
      "UPDATE email_change SET expires_at = pulau_now() WHERE person_id = $1 AND ended_at IS NULL",
      [aini.id],
    );
    expect(await confirm(token)).toMatchObject({ code: "LINK_INVALID" });
    expect(
      (await caller.must(customerRoute, { params: { _id: aini.id } })).data.data.pendingEmail,
    ).toBeNull();
    await query("UPDATE email_change SET expires_at = pulau_now() + interval '1 hour' WHERE person_id = $1", [
      aini.id,
    ]);
    expect(await confirm(token, caller)).toMatchObject({ ok: true });
    await signedIn(email);
  });

  it("has one link as well when two are asked for at once", async () => {
    const { id, email } = await createMember(stage.base.db);
    const [here, there] = [await signedIn(email), await signedIn(email)];
    const other = await stage.base.pool.connect();
    // Both have come as far as they can before either commits: each writes a security entry last.
    await other.query("BEGIN; LOCK TABLE security_entry IN SHARE MODE");
    const answers = Promise.all([call(here, freshEmail()), call(there, freshEmail())]);
    const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await expect.poll(async () => (await query(waiting)).length, { timeout: 10_000 }).toBe(2);
    await other.query("COMMIT");
    other.release();
    expect(await answers).toMatchObject([{ ok: true }, { ok: true }]);
    const open = "SELECT FROM email_change WHERE person_id = $1 AND ended_at IS NULL";
    expect(await query(open, [id])).toHaveLength(1);
  });

  it("is not confirmed by a page elsewhere, nor asked for without a token", async () => {
    const aini = await createMember(stage.base.db);
    await call(await signedIn(aini.email), freshEmail());
    const body = { token: await tokenOf(aini.id) };
    const elsewhere = { "sec-fetch-site": "cross-site", origin: "https://evil.test" };
    expect(await new Caller(stage.urls).call(confirmEmailRoute, { body }, elsewhere)).toMatchObject({
      status: 403,
    });
    expect(await call(new Caller(stage.urls), freshEmail())).toMatchObject({ status: 401 });
  });

  it("ends what the old mailbox still has, and every session but those that asked and confirmed", async () => {
    const aini = await createMember(stage.base.db);
    const [requesting, confirming, stolen] = [
      await signedIn(aini.email),
      await signedIn(aini.email),
      await signedIn(aini.email),
    ];
    await new Caller(stage.urls).must(forgotPasswordRoute, { body: { email: aini.email } });
    const links = () => query<{ id: string }>("SELECT id FROM mail_link WHERE member_id = $1", [aini.id]);
    await expect.poll(async () => (await links()).length).toBe(1);
    await call(requesting, freshEmail());
    expect(await confirm(await tokenOf(aini.id), confirming)).toMatchObject({ ok: true });
    const params = { _id: aini.id };
    for (const caller of [requesting, confirming]) await caller.must(customerRoute, { params });
    expect(await stolen.call(customerRoute, { params })).toMatchObject({ status: 401 });
    const reset = linkToken(stage.settings.secret, "resetPassword", { id: (await links())[0]?.id ?? "" });
    const body = { token: reset, password: "a wind from the east" };
    expect(await new Caller(stage.urls).call(resetPasswordRoute, { body })).toMatchObject({
      code: "LINK_INVALID",
    });
  });

  it("is called off by a new password, however that was set", async () => {
    for (const by of ["change", "reset"] as const) {
      const aini = await createMember(stage.base.db);
      const caller = await signedIn(aini.email);
      await call(caller, freshEmail());
      const token = await tokenOf(aini.id);
      if (by === "change") {
        const body = { currentPassword: testPassword, newPassword: "a wind from the east" };
        await caller.must(changePasswordRoute, { body });
      } else {
        await new Caller(stage.urls).must(forgotPasswordRoute, { body: { email: aini.email } });
        const links = () => query<{ id: string }>("SELECT id FROM mail_link WHERE member_id = $1", [aini.id]);
        await expect.poll(async () => (await links()).length).toBe(1);
        const reset = linkToken(stage.settings.secret, "resetPassword", { id: (await links())[0]?.id ?? "" });
        const body = { token: reset, password: "a wind from the east" };
        await new Caller(stage.urls).must(resetPasswordRoute, { body });
      }
      expect([by, await confirm(token)]).toMatchObject([by, { code: "LINK_INVALID" }]);
    }
  });

  it("is where open bookings and the waiting list write from then on; others' and past ones stay", async () => {
    const aini = await createMember(stage.base.db);
    const guest = await newGuest(stage.urls);
    const own = await mustSubmit(guest, stayOf(stage.resort, { inDays: 5 }));
    const past = await mustSubmit(guest, stayOf(stage.resort, { inDays: 8 }));
    const forFriend = await mustSubmit(guest, stayOf(stage.resort, { inDays: 14 }));
    const others = await mustSubmit(await newGuest(stage.urls), stayOf(stage.resort, { inDays: 11 }));
    await query("UPDATE booking SET email = $1", [aini.email]);
    await query("UPDATE booking SET owner_id = $1, account_id = $1 WHERE id = ANY($2)", [
      aini.accountId,
      [own._id, past._id, forFriend._id],
    ]);
    await query("UPDATE booking SET email = 'friend@example.test' WHERE id = $1", [forFriend._id]);
    await query("UPDATE booking SET state = 'cancelled', cancel_reason = 'BY_GUEST' WHERE id = $1", [
      past._id,
    ]);
    await query(
      `INSERT INTO wait_entry (owner_id, language, name, email, phone, package_id, option_id, check_in, days_around,
         nights, party, consent_at, created_at, changed_at)
       SELECT $1, 'en', 'Aini', $2, '0', package_id, option_id, check_in, 0, 1, party, now(), now(), now()
       FROM booking WHERE id = $3`,
      [aini.accountId, aini.email, own._id],
    );
    const email = freshEmail();
    await call(await signedIn(aini.email), email);
    expect(await confirm(await tokenOf(aini.id))).toMatchObject({ ok: true });
    const addressOf = async (id: string) =>
      (await query<{ email: string }>("SELECT email FROM booking WHERE id = $1", [id]))[0]?.email;
    expect(await addressOf(own._id)).toBe(email);
    expect(await addressOf(past._id)).toBe(aini.email);
    expect(await addressOf(forFriend._id)).toBe("friend@example.test");
    expect(await addressOf(others._id)).toBe(aini.email);
    expect(await query("SELECT email FROM wait_entry")).toEqual([{ email }]);
    expect(await query("SELECT booking_id FROM booking_event WHERE what = 'emailChanged'")).toEqual([
      { booking_id: own._id },
    ]);
  });
});

describe("staff", () => {
  it("change their own password: the present one is asked, other sessions end, they are told by mail", async () => {
    const { id, email } = await createStaff(stage.base.db);
    const [here, there] = [await staffSignedIn(email), await staffSignedIn(email)];
    const newPassword = "a wind from the east";
    const change = (currentPassword: string, wanted = newPassword) =>
      here.call(changeStaffPasswordRoute, { body: { currentPassword, newPassword: wanted } });
    expect(await change("a guess")).toMatchObject({ code: "BAD_CREDENTIALS" });
    expect(await change(testPassword, "1234567890")).toMatchObject({ code: "WEAK_PASSWORD" });
    expect(await change(testPassword)).toMatchObject({ ok: true });
    await here.must(staffSessionsRoute, {});
    expect(await there.call(staffSessionsRoute, {})).toMatchObject({ status: 401 });
    await staffSignedIn(email, newPassword);
    const body = { email, password: testPassword };
    expect(await new Caller(stage.urls).call(staffLoginRoute, { body })).toMatchObject({ status: 401 });
    const [mail] = await mails(id);
    expect(mail).toMatchObject({ to: email });
    expect(mail?.text).toContain("tell an administrator");
    expect(mail?.text).not.toContain("forgot-password");
    const log = await query("SELECT kind FROM security_entry WHERE person_id = $1 AND kind LIKE 'pass%'", [
      id,
    ]);
    expect(log).toEqual([{ kind: "passwordRefused" }, { kind: "passwordChanged" }]);
    expect(await query("SELECT act FROM audit_entry WHERE subject_id = $1", [id])).toEqual([
      { act: "passwordChanged" },
    ]);
  });

  it("get another address by the same link, on their own side", async () => {
    const { id, email } = await createStaff(stage.base.db);
    const guest = await createMember(stage.base.db);
    const caller = await staffSignedIn(email);
    const wanted = { email: guest.email, password: testPassword };
    await caller.must(changeStaffEmailRoute, { body: wanted });
    expect(await caller.must(ownStaffAccountRoute, {})).toMatchObject({ email, pendingEmail: guest.email });
    const [link] = await mails(id);
    const token = await tokenOf(id);
    expect(link?.text).toContain(`/staff/confirm-email?token=${token}`);
    expect(await confirm(token)).toMatchObject({ code: "LINK_INVALID" });
    await new Caller(stage.urls).must(confirmStaffEmailRoute, { body: { token } });
    await staffSignedIn(guest.email);
    const { rows } = await stage.base.pool.query(
      "SELECT facts -> 'before' AS before, facts -> 'after' AS after FROM audit_entry WHERE subject = 'user' AND act = 'changed'",
    );
    expect(rows).toEqual([{ before: { email }, after: { email: guest.email } }]);
    await signedIn(guest.email);
    expect(await caller.must(ownStaffAccountRoute, {})).toMatchObject({ email: guest.email });
  });
});
