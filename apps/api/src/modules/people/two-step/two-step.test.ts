import { ownStaffAccountRoute } from "@pulau/contract/accounts.ts";
import { staffSessionsRoute } from "@pulau/contract/sessions.ts";
import { userRecords } from "@pulau/contract/staff-records.ts";
import {
  beginTwoStepRoute,
  confirmTwoStepRoute,
  endTwoStepRoute,
  newRecoveryCodesRoute,
  resetTwoStepRoute,
  twoStepRoute,
} from "@pulau/contract/two-step.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { startServer } from "../../../races/server-process.ts";
import { everyAct, onlyLook, staffWith } from "../accounts/test-staff.ts";
import { type Cashier, cashier, forgetTries, onlyPassword, setUp } from "./test-two-step.ts";

const required = { PULAU_TWO_STEP: "1" };
let stage: Stage;
beforeAll(async () => {
  stage = await openStage({}, undefined, required);
});
afterAll(() => stage.close());

const mails = async (staffId: string) => {
  const { rows } = await stage.base.pool.query(
    "SELECT data ->> 'what' AS what FROM pgboss.job WHERE name = 'send-mail' AND data ->> 'staffId' = $1 ORDER BY created_on",
    [staffId],
  );
  return rows.map(({ what }) => what);
};
const setUpAnew = async () => {
  const nadia = await cashier(stage);
  return { nadia, app: await setUp(stage, nadia) };
};

it("does nothing for who moves money until a second step is set up, and leaves others alone", async () => {
  const nadia = await cashier(stage, { users: onlyLook });
  const unset = { status: 403, code: "TWO_STEP_UNSET" };
  for (const route of [userRecords.initial, staffSessionsRoute])
    expect(await nadia.caller.call(route, {})).toMatchObject(unset);
  const signedIn = await nadia.logIn();
  expect(signedIn).toMatchObject({ value: { user: { twoStepUnset: true } } });
  await nadia.caller.must(ownStaffAccountRoute, {});
  expect(await nadia.caller.must(twoStepRoute, {})).toEqual({
    appSince: null,
    passkeys: [],
    codesLeft: 0,
    required: true,
    due: null,
  });
  await setUp(stage, nadia);
  expect(await nadia.caller.call(userRecords.initial, {})).toMatchObject({ ok: true });
  expect(await mails(nadia.person.id)).toEqual(["twoStepOn"]);

  const driver = await staffWith(stage, { bookings: onlyLook, payments: onlyLook });
  expect(await driver.caller.call(staffSessionsRoute, {})).toMatchObject({ ok: true });
});

it("gives who was here before the date until which they may work without", async () => {
  const nadia = await cashier(stage);
  const due = (by: string) =>
    stage.base.pool.query(
      `UPDATE staff_user SET two_step_due = pulau_now() + interval '${by}' WHERE id = $1`,
      [nadia.person.id],
    );
  await due("1 day");
  await nadia.caller.must(staffSessionsRoute, {});
  expect((await nadia.caller.must(twoStepRoute, {})).due).not.toBe(null);
  await due("-1 second");
  expect(await nadia.caller.call(staffSessionsRoute, {})).toMatchObject({ code: "TWO_STEP_UNSET" });
});

it("asks for it where a role says so, whatever the deployment does", async () => {
  const driver = await staffWith(stage, { boats: onlyLook });
  await stage.base.pool.query(
    "UPDATE staff_role SET require_two_step = true WHERE id = (SELECT role_id FROM staff_user WHERE id = $1)",
    [driver.id],
  );
  expect(await driver.caller.call(staffSessionsRoute, {})).toMatchObject({ code: "TWO_STEP_UNSET" });
});

it("asks for the code after the password, and for nothing of who has a wrong password", async () => {
  const { nadia, app } = await setUpAnew();
  expect(await nadia.logIn()).toMatchObject({ status: 401, code: "TWO_STEP_NEEDED" });
  const wrong = (await app.code()) === "000000" ? "000001" : "000000";
  expect(await nadia.logIn(wrong)).toMatchObject({ status: 400, code: "TWO_STEP_WRONG" });
  const spaced = (await app.code()).replace(/(...)/, "$1 ");
  expect(await nadia.logIn(spaced)).toMatchObject({ ok: true, value: { user: { twoStepUnset: false } } });
});

it("uses each code once: not again, not an earlier one, and of two processes at once one", async () => {
  const { nadia, app } = await setUpAnew();
  const other = await startServer(stage.base.url, { env: { ...required, PULAU_DEMO: "0" } });
  try {
    const code = await app.code();
    const both = [...Array(8).keys()].map((n) => nadia.logIn(code, n % 2 ? stage.urls : [other.url]));
    const answers = await Promise.all(both);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    for (const answer of answers.filter(({ ok }) => !ok))
      expect(answer).toMatchObject({ code: "TWO_STEP_WRONG" });
    await forgetTries(stage);
    expect(await nadia.logIn(await app.code(-1))).toMatchObject({ code: "TWO_STEP_WRONG" });
    const recovery = app.recoveryCodes[0] ?? "";
    const used = await Promise.all([nadia.logIn(recovery, [other.url]), nadia.logIn(recovery)]);
    expect(used.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  } finally {
    await other.stop();
  }
});

it("takes ten tries at a code in a quarter of an hour, and counts none that was right", async () => {
  const { nadia, app } = await setUpAnew();
  for (let n = 0; n < 9; n++) await nadia.logIn("recovery-no");
  expect(await nadia.logIn(app.recoveryCodes[1])).toMatchObject({ ok: true });
  expect(await nadia.logIn("recovery-no")).toMatchObject({ code: "TWO_STEP_WRONG" });
  expect(await nadia.logIn(await app.code())).toMatchObject({ status: 429 });
  await forgetTries(stage);
});

it("keeps neither the secret nor a recovery code readable", async () => {
  const { nadia, app } = await setUpAnew();
  const { rows } = await stage.base.pool.query(
    `SELECT totp_sealed AS sealed, (SELECT array_agg(code_hash) FROM staff_recovery_code WHERE staff_id = id) AS hashes
     FROM staff_user WHERE id = $1`,
    [nadia.person.id],
  );
  expect(rows[0].sealed).toMatch(/^v2\./);
  expect(rows[0].hashes).toHaveLength(10);
  expect(new Set(app.recoveryCodes).size).toBe(10);
  for (const code of app.recoveryCodes) expect(JSON.stringify(rows)).not.toContain(code);
});

it("makes new recovery codes and switches off by the password alone", async () => {
  const { nadia, app } = await setUpAnew();
  const { caller } = nadia;
  const wrong = { body: { password: "not my password" } };
  for (const route of [newRecoveryCodesRoute, endTwoStepRoute])
    expect(await caller.call(route, wrong)).toMatchObject({ code: "BAD_CREDENTIALS" });
  expect(await caller.call(beginTwoStepRoute, { body: onlyPassword })).toMatchObject({ code: "WRONG_STATE" });
  const { recoveryCodes } = await caller.must(newRecoveryCodesRoute, { body: onlyPassword });
  expect(await nadia.logIn(app.recoveryCodes[0])).toMatchObject({ code: "TWO_STEP_WRONG" });
  expect(await nadia.logIn(recoveryCodes[0]?.toUpperCase())).toMatchObject({ ok: true });
  await caller.must(endTwoStepRoute, { body: onlyPassword });
  expect(await caller.call(staffSessionsRoute, {})).toMatchObject({ code: "TWO_STEP_UNSET" });
  expect(await nadia.logIn()).toMatchObject({ ok: true });
  expect(await mails(nadia.person.id)).toEqual(["twoStepOn", "recoveryCodes", "twoStepOff"]);
});

it("ends what was signed in elsewhere when it is switched on, and waits for a code of the app", async () => {
  const nadia = await cashier(stage);
  const elsewhere = await nadia.logIn();
  if (!elsewhere.ok) throw new Error(elsewhere.code);
  const body = { code: "123456" };
  expect(await nadia.caller.call(confirmTwoStepRoute, { body })).toMatchObject({ code: "WRONG_STATE" });
  await nadia.caller.must(beginTwoStepRoute, { body: onlyPassword });
  expect(await nadia.caller.call(confirmTwoStepRoute, { body })).toMatchObject({ code: "TWO_STEP_WRONG" });
  expect(await nadia.logIn()).toMatchObject({ ok: true });
  await setUp(stage, nadia);
  const { caller } = await cashier(stage);
  caller.token = elsewhere.value.accessToken;
  expect(await caller.call(twoStepRoute, {})).toMatchObject({ status: 401 });
});

it("is reset by a colleague with the right, who may do as much; it is audited and mailed", async () => {
  const { nadia } = await setUpAnew();
  const chief = async (rights: Parameters<typeof staffWith>[1]) => {
    const person = await staffWith(stage, rights);
    if ("payments" in rights) await setUp(stage, person);
    return person;
  };
  const keeper = await chief({ users: everyAct });
  const owner = await chief({ users: everyAct, payments: everyAct });
  const no = async ({ person }: Cashier) =>
    (await owner.caller.must(userRecords.initial, {})).find(({ _id }) => _id === person.id);
  const row = await no(nadia);
  expect(row).toMatchObject({ two_step: true });
  const body = { obj: { id: row?.id ?? 0 } };
  expect(await keeper.caller.call(resetTwoStepRoute, { body })).toMatchObject({ code: "RIGHTS_ABOVE_OWN" });
  await owner.caller.must(resetTwoStepRoute, { body });
  expect(await owner.caller.call(resetTwoStepRoute, { body })).toMatchObject({ code: "WRONG_STATE" });
  expect(await nadia.caller.call(twoStepRoute, {})).toMatchObject({ status: 401 });
  expect(await nadia.logIn()).toMatchObject({ value: { user: { twoStepUnset: true } } });
  expect(await mails(nadia.person.id)).toContain("twoStepReset");
  const { rows } = await stage.base.pool.query(
    "SELECT staff_id FROM audit_entry WHERE act = 'twoStepReset' AND subject_id = $1",
    [nadia.person.id],
  );
  expect(rows).toEqual([{ staff_id: owner.id }]);
});
