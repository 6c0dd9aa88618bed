import {
  addPasskeyRoute,
  beginPasskeyRoute,
  beginPasskeySignInRoute,
  removePasskeyRoute,
  renamePasskeyRoute,
} from "@pulau/contract/passkeys.ts";
import { staffSessionsRoute } from "@pulau/contract/sessions.ts";
import { passkeySignInRoute, staffLoginRoute } from "@pulau/contract/staff.ts";
import { endTwoStepRoute, twoStepRoute } from "@pulau/contract/two-step.ts";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { Caller } from "../../../races/caller.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { testPassword } from "../accounts/test-people.ts";
import { type Cashier, cashier, forgetTries, onlyPassword, setUp } from "../two-step/test-two-step.ts";
import { type TestDevice, testDevice } from "./test-device.ts";

/** Where the tests' browsers are; the server is reached by another name. */
const origin = "http://localhost:4999";
const rpId = "localhost";
const environment = { PULAU_TWO_STEP: "1", PUBLIC_URL: origin };
let stage: Stage;
beforeAll(async () => {
  stage = await openStage({}, undefined, environment);
});
afterAll(() => stage.close());
beforeEach(() => forgetTries(stage));

const refused = { status: 400, code: "PASSKEY_REFUSED" };

async function add({ caller }: Pick<Cashier, "caller">, device: TestDevice, name = "Laptop") {
  const { challenge } = await caller.must(beginPasskeyRoute, { body: onlyPassword });
  return caller.call(addPasskeyRoute, { body: { name, credential: device.make(challenge) } });
}
async function withPasskey(name?: string) {
  const nadia = await cashier(stage);
  const device = testDevice({ origin, rpId });
  const added = await add(nadia, device, name);
  if (!added.ok) throw new Error(added.code);
  return { nadia, device, recoveryCodes: added.value.recoveryCodes };
}
const begin = async () => (await new Caller(stage.urls).must(beginPasskeySignInRoute, {})).challenge;
const signIn = (credential: ReturnType<TestDevice["sign"]>) =>
  new Caller(stage.urls).call(passkeySignInRoute, { body: { credential } });
const second = (email: string, passkey: ReturnType<TestDevice["sign"]>) =>
  new Caller(stage.urls).call(staffLoginRoute, { body: { email, password: testPassword, passkey } });
const query = async (text: string, of: string) => (await stage.base.pool.query(text, [of])).rows;
const mails = async (staffId: string) =>
  (
    await query(
      "SELECT data ->> 'what' AS what FROM pgboss.job WHERE name = 'send-mail' AND data ->> 'staffId' = $1 ORDER BY created_on",
      staffId,
    )
  ).map(({ what }) => what);

it("is a second step by itself: who has one may work, and signs in with it alone or after the password", async () => {
  const nadia = await cashier(stage);
  const elsewhere = await nadia.logIn();
  expect(await nadia.caller.call(staffSessionsRoute, {})).toMatchObject({ code: "TWO_STEP_UNSET" });
  const device = testDevice({ origin, rpId });
  const added = await add(nadia, device, "Front desk laptop");
  expect(added).toMatchObject({ ok: true, value: { recoveryCodes: { length: 10 } } });
  await nadia.caller.must(staffSessionsRoute, {});
  expect(await nadia.caller.must(twoStepRoute, {})).toMatchObject({
    appSince: null,
    codesLeft: 10,
    due: null,
    passkeys: [{ name: "Front desk laptop", usedAt: null }],
  });
  // Who came without a second step is out.
  const before = new Caller(stage.urls, elsewhere.ok ? elsewhere.value.accessToken : "");
  expect(await before.call(twoStepRoute, {})).toMatchObject({ status: 401 });

  expect(await signIn(device.sign(await begin(), nadia.person.id))).toMatchObject({
    value: { user: { id: nadia.person.id, twoStepUnset: false } },
  });
  expect(await nadia.logIn()).toMatchObject({
    status: 401,
    code: "TWO_STEP_NEEDED",
    facts: { app: false, passkey: true },
  });
  const both = await second(nadia.person.email, device.sign(await begin(), nadia.person.id));
  expect(both).toMatchObject({ ok: true });
  const [used] = (await nadia.caller.must(twoStepRoute, {})).passkeys;
  expect(used?.usedAt).not.toBe(null);
  expect(await mails(nadia.person.id)).toEqual(["passkeyAdded"]);
  expect(
    await query(
      "SELECT act, facts FROM audit_entry WHERE subject_id = $1 AND act LIKE 'passkey%'",
      nadia.person.id,
    ),
  ).toEqual([{ act: "passkeyAdded", facts: { after: { passkey: "Front desk laptop" } } }]);
  expect(
    await query(
      "SELECT facts ->> 'what' AS what FROM security_entry WHERE kind = 'twoStepChanged' AND person_id = $1",
      nadia.person.id,
    ),
  ).toEqual([{ what: "passkeyAdded" }]);
});

it("hears each challenge once, of several at once one, and none that is old or of something else", async () => {
  const { nadia, device } = await withPasskey();
  const signed = device.sign(await begin(), nadia.person.id);
  const answers = await Promise.all([0, 1, 2, 3].map(() => signIn(signed)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  for (const answer of answers.filter(({ ok }) => !ok)) expect(answer).toMatchObject(refused);
  const late = await begin();
  await stage.base.pool.query("UPDATE passkey_challenge SET expires_at = pulau_now()");
  expect(await signIn(device.sign(late, nadia.person.id))).toMatchObject(refused);
  const { challenge: forAdding } = await nadia.caller.must(beginPasskeyRoute, { body: onlyPassword });
  expect(await signIn(device.sign(forAdding, nadia.person.id))).toMatchObject(refused);
  expect(await signIn(device.sign("bm9uZSBvZiBvdXJz", nadia.person.id))).toMatchObject(refused);
  // What a wrong signature was over is not heard again.
  const tried = await begin();
  const wrong = device.sign(tried, nadia.person.id);
  const forged = { ...wrong, response: { ...wrong.response, signature: "AAAA" } };
  expect(await signIn(forged)).toMatchObject(refused);
  expect(await signIn(device.sign(tried, nadia.person.id))).toMatchObject(refused);
});

it("refuses other pages, other hosts, a locked device, a copy, and who is not whom the passkey names", async () => {
  const { nadia, device } = await withPasskey();
  const signed = async (as = nadia.person.id) => device.sign(await begin(), as);
  const good = await signed();
  for (const page of [
    { origin: "https://phish.test", rpId },
    { origin, rpId: "phish.test" },
    { origin, rpId, verifies: false },
  ]) {
    const stranger = await cashier(stage);
    expect(await add(stranger, testDevice(page))).toMatchObject(refused);
    const of = testDevice(page);
    expect(
      await signIn({ ...of.sign(await begin(), nadia.person.id), id: device.id, rawId: device.id }),
    ).toMatchObject(refused);
  }
  expect(await signIn(await signed((await cashier(stage)).person.id))).toMatchObject(refused);
  expect(await signIn({ ...good, id: "bm9ib2R5", rawId: "bm9ib2R5" })).toMatchObject(refused);
  expect(await signIn(await signed())).toMatchObject({ ok: true });
  device.setCounter(0);
  expect(await signIn(await signed())).toMatchObject(refused);
  device.setCounter(20);
  expect(await signIn(await signed())).toMatchObject({ ok: true });
});

it("is no second step of anybody else, and none for who does not know the password", async () => {
  const { nadia, device } = await withPasskey();
  const aina = await withPasskey();
  const hers = aina.device.sign(await begin(), aina.nadia.person.id);
  expect(await second(nadia.person.email, hers)).toMatchObject(refused);
  const own = device.sign(await begin(), nadia.person.id);
  const wrong = { email: nadia.person.email, password: "not my password", passkey: own };
  expect(await new Caller(stage.urls).call(staffLoginRoute, { body: wrong })).toMatchObject({
    code: "BAD_CREDENTIALS",
  });
  await stage.base.pool.query("UPDATE staff_user SET status = 'blocked' WHERE id = $1", [nadia.person.id]);
  expect(await signIn(device.sign(await begin(), nadia.person.id))).toMatchObject({
    code: "ACCOUNT_BLOCKED",
  });
});

it("is added by the password and by who asked, once, with a challenge of their own", async () => {
  const { nadia, device } = await withPasskey();
  const { caller } = nadia;
  const wrong = { body: { password: "not my password" } };
  expect(await caller.call(beginPasskeyRoute, wrong)).toMatchObject({ code: "BAD_CREDENTIALS" });
  const options = await caller.must(beginPasskeyRoute, { body: onlyPassword });
  expect(options).toMatchObject({
    rp: { id: rpId },
    excludeCredentials: [{ id: device.id }],
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  const aina = await cashier(stage);
  const made = { name: "Mine", credential: testDevice({ origin, rpId }).make(options.challenge) };
  expect(await aina.caller.call(addPasskeyRoute, { body: made })).toMatchObject(refused);
  expect(await caller.call(addPasskeyRoute, { body: made })).toMatchObject({ value: { recoveryCodes: [] } });
  expect(await caller.call(addPasskeyRoute, { body: made })).toMatchObject(refused);
  expect(await add(aina, device)).toMatchObject(refused); // it is somebody's already
});

it("is renamed and removed by its owner alone; the last one stays while the role asks for it", async () => {
  const { nadia, recoveryCodes } = await withPasskey();
  const aina = await withPasskey();
  const [key] = (await nadia.caller.must(twoStepRoute, {})).passkeys;
  const params = { _id: key?._id ?? "" };
  const missing = { status: 404, code: "NOT_FOUND" };
  const rename = { params, body: { name: "Old phone" } };
  const remove = { params, body: onlyPassword };
  expect(await aina.nadia.caller.call(renamePasskeyRoute, rename)).toMatchObject(missing);
  expect(await aina.nadia.caller.call(removePasskeyRoute, remove)).toMatchObject(missing);
  await nadia.caller.must(renamePasskeyRoute, rename);
  expect((await nadia.caller.must(twoStepRoute, {})).passkeys).toMatchObject([{ name: "Old phone" }]);

  const last = { status: 409, code: "LAST_SECOND_STEP" };
  expect(await nadia.caller.call(removePasskeyRoute, remove)).toMatchObject(last);
  await add(nadia, testDevice({ origin, rpId }), "New phone");
  const both = (await nadia.caller.must(twoStepRoute, {})).passkeys;
  const removals = both.map(({ _id }) =>
    nadia.caller.call(removePasskeyRoute, { ...remove, params: { _id } }),
  );
  expect((await Promise.all(removals)).map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  expect((await nadia.caller.must(twoStepRoute, {})).passkeys).toHaveLength(1);

  const app = await setUp(stage, nadia);
  await nadia.caller.must(endTwoStepRoute, { body: onlyPassword });
  expect(app.recoveryCodes).not.toEqual(recoveryCodes);
  expect((await nadia.caller.must(twoStepRoute, {})).codesLeft).toBe(10); // the passkey still needs them
  expect(await mails(nadia.person.id)).toContain("passkeyRemoved");

  await stage.base.pool.query(
    "UPDATE staff_role SET permissions = '{}' WHERE id = (SELECT role_id FROM staff_user WHERE id = $1)",
    [aina.nadia.person.id],
  );
  const [free] = (await aina.nadia.caller.must(twoStepRoute, {})).passkeys;
  await aina.nadia.caller.must(removePasskeyRoute, { params: { _id: free?._id ?? "" }, body: onlyPassword });
  expect(await aina.nadia.caller.must(twoStepRoute, {})).toMatchObject({ passkeys: [], codesLeft: 0 });
  expect(await signIn(aina.device.sign(await begin(), aina.nadia.person.id))).toMatchObject(refused);
});

it("answers garbage with a refusal", async () => {
  const { nadia, device } = await withPasskey();
  const post = async (path: string, body: unknown, token: string | null = null) => {
    const response = await fetch(`${stage.urls[0]}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    return response.status;
  };
  const of = (change: object) => {
    const signed = device.sign("Y2hhbGxlbmdl", nadia.person.id);
    return { ...signed, response: { ...signed.response, ...change } };
  };
  const encoded = (text: string) => Buffer.from(text).toString("base64url");
  const spoiled = [
    null,
    {},
    "text",
    of({ clientDataJSON: "!!" }),
    of({ clientDataJSON: encoded("null") }),
    of({ clientDataJSON: encoded("{") }),
    of({ clientDataJSON: encoded('{"challenge":{"a":1}}') }),
    of({ clientDataJSON: encoded(`{"challenge":"\u0000"}`) }),
    of({ clientDataJSON: "A".repeat(5_000) }),
    of({ userHandle: "AA" }),
    of({ authenticatorData: "AA" }),
    { ...of({}), id: "\u0000" },
    { ...of({}), type: "password" },
  ];
  for (const credential of spoiled) expect(await post(passkeySignInRoute.path, { credential })).toBe(400);
  const good = async () => device.sign(await begin(), nadia.person.id);
  for (const change of [{ authenticatorData: "AA" }, { signature: "AA" }, { userHandle: null }]) {
    const signed = await good();
    const credential = { ...signed, response: { ...signed.response, ...change } };
    expect(await post(passkeySignInRoute.path, { credential })).toBe(400);
  }
  const { challenge } = await nadia.caller.must(beginPasskeyRoute, { body: onlyPassword });
  const made = testDevice({ origin, rpId }).make(challenge);
  for (const attestationObject of ["AA", encoded("not cbor"), "x".repeat(39_999)]) {
    const credential = { ...made, response: { ...made.response, attestationObject } };
    expect(await post(addPasskeyRoute.path, { name: "x", credential }, nadia.caller.token)).toBe(400);
  }
});
