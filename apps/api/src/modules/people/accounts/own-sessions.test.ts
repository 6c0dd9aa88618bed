import { changePasswordRoute, customerRoute, loginRoute } from "@pulau/contract/accounts.ts";
import { setOwnBankDetailsRoute } from "@pulau/contract/bank-details.ts";
import { requestPayoutRoute } from "@pulau/contract/payouts.ts";
import {
  endOtherSessionsRoute,
  endOtherStaffSessionsRoute,
  endSessionRoute,
  endStaffSessionRoute,
  sessionsRoute,
  staffSessionsRoute,
} from "@pulau/contract/sessions.ts";
import type { MemberId } from "@pulau/domain/ids.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "../../../db/orm.ts";
import { mailSender } from "../../../jobs/send-mail.ts";
import type { OutgoingMail } from "../../../mail/mail-port.ts";
import { Caller } from "../../../races/caller.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { createMember, testPassword } from "./test-people.ts";
import { staffWith } from "./test-staff.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const phone = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36";

async function signedIn(email: string, userAgent = "node"): Promise<Caller> {
  const caller = new Caller(stage.urls);
  const body = { email, password: testPassword };
  caller.token = (await caller.must(loginRoute, { body }, { "user-agent": userAgent })).accessToken;
  return caller;
}

/** What the mails say that wait for this member. */
async function mailsTo(memberId: MemberId): Promise<OutgoingMail[]> {
  const { rows } = await stage.base.db.execute<{ data: never }>(sql`
    SELECT data FROM pgboss.job WHERE name = 'send-mail' AND data ->> 'memberId' = ${memberId} ORDER BY created_on`);
  const sent: OutgoingMail[] = [];
  const send = mailSender({ db: stage.base.db, settings: stage.settings }, async (mail) => {
    sent.push(mail);
  });
  for (const { data } of rows) await send(data);
  return sent;
}

describe("one's own sessions", () => {
  it("are shown with what they are, and ended one by one", async () => {
    const aini = await createMember(stage.base.db);
    const here = await signedIn(aini.email);
    const there = await signedIn(aini.email, phone);
    const { sessions } = await here.must(sessionsRoute, {});
    expect(sessions.map(({ browser, system, here: own }) => [browser, system, own])).toEqual([
      ["Chrome", "Android", false],
      [null, null, true],
    ]);
    const days = sessions.map(({ signedInAt, endsAt }) => Date.parse(endsAt) - Date.parse(signedInAt));
    for (const long of days) expect(Math.round(long / 86_400_000)).toBe(30);
    await here.must(endSessionRoute, { params: { _id: sessions[0]?._id ?? "" } });
    const params = { _id: aini.id };
    expect(await there.call(customerRoute, { params })).toMatchObject({ status: 401 });
    expect((await here.must(sessionsRoute, {})).sessions).toHaveLength(1);
    await here.must(customerRoute, { params });
  });

  it("are nobody else's to end, and all others end at once", async () => {
    const [aini, mei] = [await createMember(stage.base.db), await createMember(stage.base.db)];
    const [here, other] = [await signedIn(aini.email), await signedIn(mei.email)];
    const [others] = (await other.must(sessionsRoute, {})).sessions;
    const answer = await here.call(endSessionRoute, { params: { _id: others?._id ?? "" } });
    expect(answer).toMatchObject({ status: 404 });
    await Promise.all([signedIn(aini.email), signedIn(aini.email)]);
    expect(await here.must(endOtherSessionsRoute, {})).toEqual({ ended: 2 });
    expect((await other.must(sessionsRoute, {})).sessions).toHaveLength(1);
  });

  it("are staff's as well, for twelve hours", async () => {
    const { caller } = await staffWith(stage, {});
    const [own] = (await caller.must(staffSessionsRoute, {})).sessions;
    expect(own?.here).toBe(true);
    const long = Date.parse(own?.endsAt ?? "") - Date.parse(own?.signedInAt ?? "");
    expect(Math.round(long / 3_600_000)).toBe(12);
    expect(await caller.must(endOtherStaffSessionsRoute, {})).toEqual({ ended: 0 });
    await caller.must(endStaffSessionRoute, { params: { _id: own?._id ?? "" } });
    expect(await caller.call(staffSessionsRoute, {})).toMatchObject({ status: 401 });
  });
});

describe("a change by which somebody could take an account or its money", () => {
  const account = { accountName: "Aini", bank: "maybank", accountNumber: "512345678901", swift: "MBBEMYKL" };

  it("of the password is told by mail", async () => {
    const aini = await createMember(stage.base.db);
    const caller = await signedIn(aini.email);
    const body = { currentPassword: testPassword, newPassword: "new tide, new sand" };
    await caller.must(changePasswordRoute, { body });
    const [mail] = await mailsTo(aini.id);
    expect(mail).toMatchObject({ to: aini.email });
    expect(mail?.subject).toContain("password was changed");
    expect(mail?.text).toContain("/pages/forgot-password");
  });

  it("of bank details asks for the password again and is told by mail", async () => {
    const aini = await createMember(stage.base.db);
    const caller = await signedIn(aini.email);
    const without = await caller.call(setOwnBankDetailsRoute, { body: account as never });
    expect(without).toMatchObject({ status: 400, fields: [{ path: "password", rule: "required" }] });
    const wrong = { ...account, password: "a guess" };
    expect(await caller.call(setOwnBankDetailsRoute, { body: wrong })).toMatchObject({
      code: "BAD_CREDENTIALS",
    });
    expect(await mailsTo(aini.id)).toEqual([]);
    await caller.must(setOwnBankDetailsRoute, { body: { ...account, password: testPassword } });
    const [mail] = await mailsTo(aini.id);
    expect(mail?.subject).toContain("bank details were changed");
    expect(mail?.text).not.toContain("5123");
  });

  it("of where a payout goes asks for the password, unless it goes to the account that is kept", async () => {
    const caller = await signedIn((await createMember(stage.base.db)).email);
    const key = { "idempotency-key": "payout-to-elsewhere" };
    const body = { amountSen: 5_000, ...account };
    expect(await caller.call(requestPayoutRoute, { body }, key)).toMatchObject({
      fields: [{ path: "password", rule: "required" }],
    });
    const wrong = { ...body, password: "a guess" };
    expect(await caller.call(requestPayoutRoute, { body: wrong }, key)).toMatchObject({
      code: "BAD_CREDENTIALS",
    });
    await caller.must(setOwnBankDetailsRoute, { body: { ...account, password: testPassword } });
    const known = { ...body, accountNumber: "••••8901" };
    expect(await caller.call(requestPayoutRoute, { body: known }, key)).toMatchObject({
      code: "WALLET_SHORT",
    });
  });

  it("is not guessed: after ten tries the session is made to wait, and another is not", async () => {
    const aini = await createMember(stage.base.db);
    const [stolen, own] = [await signedIn(aini.email), await signedIn(aini.email)];
    const guess = { ...account, password: "a guess" };
    for (let tries = 0; tries < 10; tries++) await stolen.call(setOwnBankDetailsRoute, { body: guess });
    const right = { ...account, password: testPassword };
    expect(await stolen.call(setOwnBankDetailsRoute, { body: right })).toMatchObject({ status: 429 });
    await own.must(setOwnBankDetailsRoute, { body: right });
  });
});
