import {
  keepPreferenceRoute,
  keepStaffPreferenceRoute,
  preferencesRoute,
  staffPreferencesRoute,
} from "@pulau/contract/preferences.ts";
import { staffLoginRoute } from "@pulau/contract/staff.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sql } from "../../../db/orm.ts";
import { Caller } from "../../../races/caller.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { createStaff, testPassword } from "../accounts/test-people.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

async function signedIn(email: string): Promise<Caller> {
  const caller = new Caller(stage.urls);
  const { accessToken } = await caller.must(staffLoginRoute, { body: { email, password: testPassword } });
  caller.token = accessToken;
  return caller;
}

it("are the person's on every device, and nobody else's", async () => {
  const [person, other] = await Promise.all([createStaff(stage.base.db), createStaff(stage.base.db)]);
  const [desk, tablet, colleague] = [
    await signedIn(person.email),
    await signedIn(person.email),
    await signedIn(other.email),
  ];
  const keep = (value: string) =>
    desk.must(keepStaffPreferenceRoute, { params: { name: "payments" }, body: { value } });
  await keep('{"limit":50}');
  await keep('{"limit":20}');
  expect(await tablet.must(staffPreferencesRoute, {})).toEqual({
    preferences: [{ name: "payments", value: '{"limit":20}' }],
  });
  expect(await colleague.must(staffPreferencesRoute, {})).toEqual({ preferences: [] });
  const wrong = { params: { name: "a b" }, body: { value: "1" } };
  expect(await desk.call(keepStaffPreferenceRoute, wrong)).toMatchObject({ status: 400 });
  const nobody = new Caller(stage.urls);
  expect(await nobody.call(preferencesRoute, {})).toMatchObject({ status: 401 });
  expect(
    await nobody.call(keepPreferenceRoute, { params: { name: "density" }, body: { value: "1" } }),
  ).toMatchObject({ status: 401 });
});

it("are a hundred at most, of which each can still be changed", async () => {
  const { email } = await createStaff(stage.base.db);
  const caller = await signedIn(email);
  await stage.base.db.execute(sql`
    INSERT INTO person_preference (staff_id, name, value, changed_at)
    SELECT s.id, 'list-' || n, '{}', now() FROM staff_user s, generate_series(1, 100) n WHERE s.email = ${email}`);
  const keep = (name: string) =>
    caller.call(keepStaffPreferenceRoute, { params: { name }, body: { value: "{}" } });
  expect(await keep("one-more")).toMatchObject({ status: 409, code: "LIMIT_REACHED" });
  expect(await keep("list-7")).toMatchObject({ ok: true });
});
