import { staffLoginRoute } from "@pulau/contract/staff.ts";
import { inviteAgainRoute, joinStaffRoute } from "@pulau/contract/staff-invitations.ts";
import { roleRecords, userRecords } from "@pulau/contract/staff-records.ts";
import { type acts, resources } from "@pulau/domain/access/permissions.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { linkToken } from "../../../plugins/link-token.ts";
import { Caller } from "../../../races/caller.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { testPassword } from "../accounts/test-people.ts";
import { everyAct, staffWith } from "../accounts/test-staff.ts";

let stage: Stage;
let owner: Awaited<ReturnType<typeof staffWith>>;
let keeper: Awaited<ReturnType<typeof staffWith>>;

beforeAll(async () => {
  stage = await openStage();
  const all = Object.fromEntries(resources.map((resource) => [resource, everyAct]));
  owner = await staffWith(stage, all);
  await stage.base.pool.query(
    "UPDATE staff_role SET locked = true WHERE id = (SELECT role_id FROM staff_user WHERE id = $1)",
    [owner.id],
  );
  keeper = await staffWith(stage, { users: everyAct, boats: everyAct });
});
afterAll(() => stage.close());

const userOf = async (id: string) => {
  const found = (await owner.caller.must(userRecords.initial, {})).find((one) => one._id === id);
  if (!found) throw new Error("nobody");
  return found;
};
const row = (...on: (typeof acts)[number][]) => ({
  ...{ read: on.includes("read"), write: on.includes("write") },
  ...{ create: on.includes("create"), delete: on.includes("delete") },
});

it("lets nobody give what they do not hold: not by a role, not to a person, not to themselves", async () => {
  const above = { code: "RIGHTS_ABOVE_OWN", status: 403 };
  const { caller } = keeper;
  const body = (permissions: object) => ({ body: { obj: { name: "Cashier", permissions } } });
  expect(await caller.call(roleRecords.add, body({ payments: row("read") }))).toMatchObject(above);
  const { data: role } = await caller.must(roleRecords.add, body({ boats: row("read") }));
  const more = { id: role.id, permissions: { boats: row("read"), payments: row("read") } };
  expect(await caller.call(roleRecords.update, { body: { obj: more } })).toMatchObject(above);
  const own = await userOf(keeper.id);
  const raised = { id: own.id, permissions: { payments: row("read", "write") } };
  expect(await caller.call(userRecords.update, { body: { obj: raised } })).toMatchObject(above);
  const boss = await userOf(owner.id);
  const asBoss = { id: own.id, role_id: boss.role_id };
  expect(await caller.call(userRecords.update, { body: { obj: asBoss } })).toMatchObject(above);
  const taken = { id: boss.id, email: "mine@example.test" };
  expect(await caller.call(userRecords.update, { body: { obj: taken } })).toMatchObject(above);
  expect(await caller.call(userRecords.remove, { body: { obj: { id: boss.id } } })).toMatchObject(above);
});

it("keeps the owner's role as it is, and one owner who can sign in", async () => {
  const boss = await userOf(owner.id);
  const other = await userOf(keeper.id);
  const { caller } = owner;
  const renamed = { id: boss.role_id, name: "Nobody" };
  expect(await caller.call(roleRecords.update, { body: { obj: renamed } })).toMatchObject({
    code: "ROLE_LOCKED",
  });
  const gone = { body: { obj: { id: boss.role_id } } };
  expect(await caller.call(roleRecords.remove, gone)).toMatchObject({ code: "ROLE_LOCKED" });
  for (const obj of [
    { id: boss.id, status: "blocked" as const },
    { id: boss.id, status: "deactivated" as const },
    { id: boss.id, role_id: other.role_id },
  ])
    expect(await caller.call(userRecords.update, { body: { obj } })).toMatchObject({ code: "LAST_OWNER" });
  expect(await caller.call(userRecords.remove, { body: { obj: { id: boss.id } } })).toMatchObject({
    ok: false,
  });
});

it("signs out at once whoever is blocked, and lets them in again when they are not", async () => {
  const farid = await staffWith(stage, { boats: everyAct });
  const { id, email } = await userOf(farid.id);
  const login = { body: { email, password: testPassword } };
  await keeper.caller.must(userRecords.update, { body: { obj: { id, status: "blocked" } } });
  expect((await farid.caller.call(userRecords.initial, {})).status).toBe(401);
  expect(await new Caller(stage.urls).call(staffLoginRoute, login)).toMatchObject({
    code: "ACCOUNT_BLOCKED",
  });
  await keeper.caller.must(userRecords.update, { body: { obj: { id, status: "active" } } });
  await new Caller(stage.urls).must(staffLoginRoute, login);
});

it("invites by a link that works once, and not after another or once the person is blocked", async () => {
  const { data: role } = await keeper.caller.must(roleRecords.add, { body: { obj: { name: "Deckhand" } } });
  const email = "lina@example.test";
  const { data: lina } = await keeper.caller.must(userRecords.add, {
    body: { obj: { name: "Lina", email, role_id: role.id } },
  });
  expect([lina.is_verified, lina.invited_at === null, lina.username]).toEqual([false, false, "lina"]);
  const link = async () => {
    const { rows } = await stage.base.pool.query(
      "SELECT id FROM staff_invitation WHERE staff_id = $1 AND ended_at IS NULL",
      [lina._id],
    );
    expect(rows).toHaveLength(1);
    return linkToken(stage.settings.secret, "joinStaff", { id: rows[0].id });
  };
  const first = await link();
  await keeper.caller.must(inviteAgainRoute, { body: { obj: { id: lina.id } } });
  const token = await link();
  const join = (by: string, password = "reef and rope and rain") =>
    new Caller(stage.urls).call(joinStaffRoute, { body: { token: by, password } });
  expect(await join(first)).toMatchObject({ code: "LINK_INVALID" });
  expect(await join(token, "password12")).toMatchObject({ code: "WEAK_PASSWORD" });
  const both = await Promise.all([join(token), join(token)]);
  expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  await new Caller(stage.urls).must(staffLoginRoute, { body: { email, password: "reef and rope and rain" } });
  expect(await keeper.caller.call(inviteAgainRoute, { body: { obj: { id: lina.id } } })).toMatchObject({
    code: "WRONG_STATE",
  });
});
