import { changeAvatarRoute, ownStaffAccountRoute } from "@pulau/contract/accounts.ts";
import { staffUploadRoute } from "@pulau/contract/files.ts";
import { lookAsRoleRoute, stopLookingRoute } from "@pulau/contract/look-as-role.ts";
import { pictureOfFile } from "@pulau/contract/picture.ts";
import { addSampleRolesRoute } from "@pulau/contract/sample-roles.ts";
import { staffLoginRoute } from "@pulau/contract/staff.ts";
import {
  forgotStaffPasswordRoute,
  inviteAgainRoute,
  joinStaffRoute,
  sendPasswordLinkRoute,
} from "@pulau/contract/staff-invitations.ts";
import {
  departmentRecords,
  importUsersRoute,
  roleRecords,
  userRecords,
} from "@pulau/contract/staff-records.ts";
import { type acts, resources } from "@pulau/domain/access/permissions.ts";
import { sampleRoles } from "@pulau/domain/access/sample-roles.ts";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { linkToken } from "../../../plugins/link-token.ts";
import { Caller } from "../../../races/caller.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { testPassword } from "../accounts/test-people.ts";
import { everyAct, onlyLook, staffWith } from "../accounts/test-staff.ts";
import { giveOwnerPasswordLink } from "../staff/public.ts";

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
  const found = (await owner.caller.must(userRecords.initial, {})).find((user) => user._id === id);
  if (!found) throw new Error("nobody");
  return found;
};
const row = (...on: (typeof acts)[number][]) => ({
  read: on.includes("read"),
  write: on.includes("write"),
  create: on.includes("create"),
  delete: on.includes("delete"),
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
    { id: boss.id, permissions: { security: row("read") } },
  ])
    expect(await caller.call(userRecords.update, { body: { obj } })).toMatchObject({ code: "LAST_OWNER" });
  expect(await caller.call(userRecords.remove, { body: { obj: { id: boss.id } } })).toMatchObject({
    ok: false,
  });
});

it("counts nobody as an owner whose exceptions lower the role, and lets one be lowered beside another", async () => {
  const boss = await userOf(owner.id);
  const second = await staffWith(stage, {});
  const { id } = await userOf(second.id);
  const change = (obj: object) => owner.caller.call(userRecords.update, { body: { obj } } as never);
  const lowered = { permissions: { payments: row("read") } };
  expect(await change({ id, role_id: boss.role_id, ...lowered })).toMatchObject({ ok: true });
  expect(await change({ id: boss.id, ...lowered })).toMatchObject({ code: "LAST_OWNER" });
  expect(await change({ id, permissions: {} })).toMatchObject({ ok: true });
  expect(await change({ id, ...lowered })).toMatchObject({ ok: true });
  await owner.caller.must(userRecords.remove, { body: { obj: { id } } });
});

it("keeps the only owner in their role, even one whose own exceptions lower it", async () => {
  const boss = await userOf(owner.id);
  const other = await userOf(keeper.id);
  const admin = await staffWith(stage, Object.fromEntries(resources.map((resource) => [resource, everyAct])));
  const lower = (permissions: object) =>
    stage.base.pool.query("UPDATE staff_user SET permissions = $2 WHERE id = $1", [
      owner.id,
      JSON.stringify(permissions),
    ]);
  await lower({ payments: row("read") });
  for (const obj of [
    { id: boss.id, status: "blocked" as const },
    { id: boss.id, status: "deactivated" as const },
    { id: boss.id, role_id: other.role_id },
  ])
    expect(await admin.caller.call(userRecords.update, { body: { obj } })).toMatchObject({
      code: "LAST_OWNER",
    });
  const gone = { body: { obj: { id: boss.id } } };
  expect(await admin.caller.call(userRecords.remove, gone)).toMatchObject({ code: "LAST_OWNER" });
  const renamed = { id: boss.id, name: boss.name };
  expect(await admin.caller.call(userRecords.update, { body: { obj: renamed } })).toMatchObject({ ok: true });
  await lower({});
});

it("says by name who holds a role, and keeps it while somebody does", async () => {
  const boss = await userOf(owner.id);
  const { data: role } = await owner.caller.must(roleRecords.add, { body: { obj: { name: "Gardener" } } });
  expect([role.users, role.holders]).toEqual([0, []]);
  for (const name of ["Siti", "Ahmad", "Mei", "Raju"]) {
    const obj = { name, email: `${name.toLowerCase()}@gardens.example.test`, role_id: role.id };
    await owner.caller.must(userRecords.add, { body: { obj } });
  }
  const roles = await owner.caller.must(roleRecords.initial, {});
  expect(roles.find(({ id }) => id === role.id)).toMatchObject({
    users: 4,
    holders: ["Ahmad", "Mei", "Raju"],
  });
  expect(roles.find(({ id }) => id === boss.role_id)).toMatchObject({ users: 1, holders: [boss.name] });
  expect(await owner.caller.call(roleRecords.remove, { body: { obj: { id: role.id } } })).toMatchObject({
    status: 409,
    code: "IN_USE",
    facts: { users: 4, usersNames: "Ahmad\nMei\nRaju", usersMore: 1 },
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

it("deactivates several at once, each by the same guard as one: never oneself, never the last owner", async () => {
  const farid = await staffWith(stage, { boats: everyAct });
  const [own, other, boss] = [await userOf(keeper.id), await userOf(farid.id), await userOf(owner.id)];
  const set = (caller: Caller, arr: number[], status: "active" | "deactivated") =>
    caller.must(userRecords.updateSelected, { body: { arr, obj: { status } } });
  const byKeeper = await set(keeper.caller, [own.id, other.id, boss.id], "deactivated");
  expect(byKeeper.done).toEqual([other.id]);
  expect(byKeeper.failed).toMatchObject([
    { id: boss.id, code: "RIGHTS_ABOVE_OWN" },
    { id: own.id, code: "INVALID_INPUT" },
  ]);
  expect((await farid.caller.call(userRecords.initial, {})).status).toBe(401);
  expect((await userOf(farid.id)).status).toBe("deactivated");
  expect((await set(owner.caller, [boss.id], "deactivated")).failed).toMatchObject([{ code: "LAST_OWNER" }]);
  const alone = { body: { obj: { id: own.id, status: "deactivated" as const } } };
  expect(await keeper.caller.call(userRecords.update, alone)).toMatchObject({
    fields: [{ path: "obj.status", rule: "ownStatus" }],
  });
  expect((await set(keeper.caller, [other.id], "active")).done).toEqual([other.id]);
  const login = { body: { email: other.email, password: testPassword } };
  await new Caller(stage.urls).must(staffLoginRoute, login);
});

it("tells the old address when a colleague changes it, and signs its owner out", async () => {
  const farid = await staffWith(stage, { boats: everyAct });
  const { id, email } = await userOf(farid.id);
  const moved = "farid.moved@example.test";
  await keeper.caller.must(userRecords.update, { body: { obj: { id, email: moved, name: "Farid" } } });
  const { rows } = await stage.base.pool.query(
    `SELECT e.old_email, e.new_email FROM pgboss.job j JOIN email_change e ON e.id::text = j.data ->> 'changeId'
     WHERE j.name = 'send-mail' AND j.data ->> 'template' = 'email-changed' AND e.person_id = $1`,
    [farid.id],
  );
  expect(rows).toEqual([{ old_email: email, new_email: moved }]);
  expect((await farid.caller.call(userRecords.initial, {})).status).toBe(401);
  await keeper.caller.must(userRecords.update, { body: { obj: { id, email: moved } } });
  const jobs = await stage.base.pool.query(
    "SELECT FROM pgboss.job WHERE data ->> 'template' = 'email-changed'",
  );
  expect(jobs.rowCount).toBe(1);
});

it("changes one's own address by the profile's link alone, and nobody takes the list's way round it", async () => {
  const { id, email } = await userOf(keeper.id);
  const change = (obj: object) => keeper.caller.call(userRecords.update, { body: { obj: { id, ...obj } } });
  expect(await change({ email: "taken.over@example.test" })).toMatchObject({
    status: 400,
    code: "INVALID_INPUT",
    fields: [{ path: "obj.email", rule: "ownEmail" }],
  });
  expect(await change({ email, mobile: "+60 12-345 6789" })).toMatchObject({ ok: true });
  const text = `no,email,name\n${id},taken.over@example.test,Keeper\n`;
  const taken = await keeper.caller.call(importUsersRoute, { body: { text } });
  expect(JSON.stringify(taken)).toContain("ownEmail");
  expect((await userOf(keeper.id)).email).toBe(email);
});

it("keeps a picture that was sent, of oneself and of others, and no address of elsewhere", async () => {
  const send = async (caller: Caller) => {
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#0b7777" } })
      .png()
      .toBuffer();
    const body = new FormData();
    body.append("file", new Blob([Uint8Array.from(bytes)], { type: "image/png" }), "face.png");
    const headers = { authorization: `Bearer ${caller.token}` };
    const sent = await fetch(`${stage.urls[0]}${staffUploadRoute.path}`, { method: "POST", headers, body });
    return pictureOfFile((await sent.json())._id);
  };
  const farid = await staffWith(stage, {});
  const face = await send(farid.caller);
  expect((await fetch(`${stage.urls[0]}${face}?w=160`)).status).toBe(404);
  const { id } = await userOf(farid.id);
  const put = (avatar: string) => keeper.caller.call(userRecords.update, { body: { obj: { id, avatar } } });
  const wrong = { status: 400, fields: [{ path: "obj.avatar", rule: "invalid" }] };
  expect(await put(face)).toMatchObject(wrong); // somebody else's, and shown nowhere
  expect(await put("https://elsewhere.test/face.png")).toMatchObject(wrong);
  await farid.caller.must(changeAvatarRoute, { body: { avatar: face } });
  const seen = await fetch(`${stage.urls[0]}${face}?w=160`);
  expect([seen.status, seen.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect(await farid.caller.must(ownStaffAccountRoute, {})).toMatchObject({ avatar: face });
  expect(await put(face)).toMatchObject({ ok: true }); // it is shown already
  const other = await send(keeper.caller);
  await keeper.caller.must(userRecords.update, { body: { obj: { id, avatar: other } } });
  expect(await userOf(farid.id)).toMatchObject({ avatar: other });
  await farid.caller.must(changeAvatarRoute, { body: { avatar: "" } });
  const { rows } = await stage.base.pool.query(
    "SELECT facts -> 'before' AS before, facts -> 'after' AS after FROM audit_entry WHERE act = 'avatarChanged' ORDER BY at",
  );
  expect(rows).toEqual([
    { before: { avatar: "" }, after: { avatar: face } },
    { before: { avatar: other }, after: { avatar: "" } },
  ]);
});

it("takes a person's fields by their rules, and counts whose rights are exceptions", async () => {
  const farid = await staffWith(stage, { boats: everyAct });
  const { id, role_id } = await userOf(farid.id);
  const change = (obj: object) => keeper.caller.call(userRecords.update, { body: { obj: { id, ...obj } } });
  for (const [obj, path, rule] of [
    [{ website: "javascript:alert(1)" }, "obj.website", "url"],
    [{ mobile: "call me" }, "obj.mobile", "anyPhone"],
    [{ username: "two words" }, "obj.username", "username"],
    [{ contact_options: ["pigeon"] }, "obj.contact_options.0", "invalid"],
  ] as const)
    expect(await change(obj)).toMatchObject({ status: 400, fields: [{ path, rule }] });
  const links = { twitter: "", facebook: "https://facebook.com/farid", instagram: "@farid" };
  const social_links = { ...links, github: "farid", codepen: "", slack: "" };
  const bad = { ...social_links, slack: "javascript:alert(1)" };
  expect(await change({ social_links: bad })).toMatchObject({
    fields: [{ path: "obj.social_links.slack", rule: "socialLink" }],
  });
  const permissions = { boats: onlyLook };
  expect(await change({ social_links, contact_options: ["phone"], permissions })).toMatchObject({ ok: true });
  expect(await userOf(farid.id)).toMatchObject({ social_links, contact_options: ["phone"], permissions });
  const roles = await keeper.caller.must(roleRecords.initial, {});
  expect(roles.find((role) => role.id === role_id)).toMatchObject({ exceptions: 1 });
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

it("shows the side as a role has it, changes nothing meanwhile, and logs the look as its owner's", async () => {
  const { caller, id } = await staffWith(stage, { users: everyAct, boats: everyAct });
  const permissions = { users: row("read", "write"), boats: row("read") };
  const { data: role } = await caller.must(roleRecords.add, {
    body: { obj: { name: "Jetty clerk", permissions } },
  });
  const asRole = { body: { obj: { id: role.id } } };
  const boss = await userOf(owner.id);
  expect(await caller.call(lookAsRoleRoute, { body: { obj: { id: boss.role_id } } })).toMatchObject({
    code: "RIGHTS_ABOVE_OWN",
  });
  const { user } = await caller.must(lookAsRoleRoute, asRole);
  expect(user).toMatchObject({ looksAs: "Jetty clerk", permissions });
  await caller.must(roleRecords.initial, {});
  const refused = { status: 403, code: "LOOKING_AS_ROLE" };
  const change = { body: { obj: { name: "Nobody" } } };
  for (const route of [roleRecords.add, departmentRecords.add])
    expect(await caller.call(route, change)).toMatchObject(refused);
  expect(await caller.call(lookAsRoleRoute, asRole)).toMatchObject(refused);
  const { data: idle } = await keeper.caller.must(roleRecords.add, { body: { obj: { name: "Idle" } } });
  expect((await caller.must(stopLookingRoute, {})).user).toMatchObject({ looksAs: null });
  await caller.must(lookAsRoleRoute, { body: { obj: { id: idle.id } } });
  expect(await caller.call(roleRecords.initial, {})).toMatchObject({ status: 403, code: "NOT_ALLOWED" });
  await caller.must(stopLookingRoute, {});
  await caller.must(departmentRecords.add, { body: { obj: { name: "Jetty" } } });
  const { rows } = await stage.base.pool.query(
    "SELECT act FROM audit_entry WHERE staff_id = $1 AND act IN ('lookedAsRole', 'stoppedLooking') ORDER BY at",
    [id],
  );
  expect(rows.map(({ act }) => act)).toEqual([
    "lookedAsRole",
    "stoppedLooking",
    "lookedAsRole",
    "stoppedLooking",
  ]);
});

it("changes nothing for who looks around, by any call of the staff side", async () => {
  const { caller } = await staffWith(
    stage,
    Object.fromEntries(resources.map((resource) => [resource, everyAct])),
  );
  const boss = await userOf(owner.id);
  await caller.must(lookAsRoleRoute, { body: { obj: { id: boss.role_id } } });
  const routes = stage.app.mounting.routes.filter(
    ({ scope, method, keepsNothing, whileLooking }) =>
      scope === "staff" && method !== "GET" && !keepsNothing && !whileLooking,
  );
  expect(routes.length).toBeGreaterThan(100);
  const passed: string[] = [];
  for (const { method, path } of routes) {
    const { statusCode, body } = await stage.app.inject({
      method,
      url: path,
      headers: { authorization: `Bearer ${caller.token}` },
    });
    if (statusCode !== 403 || JSON.parse(body).code !== "LOOKING_AS_ROLE") passed.push(`${method} ${path}`);
  }
  expect(passed).toEqual([]);
});

it("brings the missing sample roles back as they were, with no right that who asks has not", async () => {
  const rolesNow = async () => {
    const roles = await owner.caller.must(roleRecords.initial, {});
    return new Map(roles.map((role) => [role.name, role]));
  };
  const samples = sampleRoles.filter((role) => !("locked" in role));
  const names = samples.map((role) => role.name);
  const theirs = await keeper.caller.must(addSampleRolesRoute, {});
  expect(theirs.withheld).toEqual([
    "Supervisor",
    "Manager",
    "Staff",
    "Driver",
    "Boat Crew",
    "Diving Instructor",
    "Diving Master",
    "Housekeeping",
    "Bar",
    "Kitchen",
  ]);
  expect(theirs.added).toEqual(["Customer", "Travel Agent Admin", "Travel Agent Staff"]);
  await owner.caller.must(departmentRecords.add, { body: { obj: { name: "Transport" } } });
  const { added, withheld } = await owner.caller.must(addSampleRolesRoute, {});
  expect([...added, ...theirs.added].toSorted()).toEqual(names.toSorted());
  expect(withheld).toEqual([]);
  const made = await rolesNow();
  for (const { name, permissions } of samples)
    expect(made.get(name)).toMatchObject({ permissions, locked: false });
  expect(made.get("Driver")?.departments).toEqual(["Transport"]);
  expect(made.get("Staff")?.departments).toEqual([]);

  const idOf = (name: string) => made.get(name)?.id ?? 0;
  await owner.caller.must(roleRecords.remove, { body: { obj: { id: idOf("Driver") } } });
  await owner.caller.must(roleRecords.update, { body: { obj: { id: idOf("Staff"), name: "Reception" } } });
  const less = { bookings: row("read") };
  await owner.caller.must(roleRecords.update, {
    body: { obj: { id: idOf("Supervisor"), permissions: less } },
  });
  const both = await Promise.all([1, 2].map(() => owner.caller.must(addSampleRolesRoute, {})));
  expect(both.flatMap((answer) => answer.added).toSorted()).toEqual(["Driver", "Staff"]);
  const again = await rolesNow();
  expect(again.get("Supervisor")?.permissions).toMatchObject(less);
  expect(again.get("Supervisor")?.permissions.payments).toBeUndefined();
  expect(again.get("Reception")?.permissions).toEqual(again.get("Staff")?.permissions);
  expect(await owner.caller.must(addSampleRolesRoute, {})).toEqual({ added: [], withheld: [] });

  const driver = {
    body: { obj: { name: "Ali", email: "ali@vans.example.test", role_id: again.get("Driver")?.id ?? 0 } },
  };
  expect((await owner.caller.must(userRecords.add, driver)).data.role_name).toBe("Driver");
  const { rows } = await stage.base.pool.query(
    "SELECT count(*)::int AS n FROM audit_entry WHERE act = 'added' AND subject = 'role' AND facts ->> 'name' = 'Driver'",
  );
  expect(rows[0].n).toBe(2);
  const { caller } = await staffWith(stage, { users: { ...everyAct, create: false } });
  expect(await caller.call(addSampleRolesRoute, {})).toMatchObject({ status: 403 });
});

describe("a lost password", () => {
  const linkOf = async (staffId: string) => {
    const { rows } = await stage.base.pool.query(
      "SELECT id FROM staff_invitation WHERE staff_id = $1 AND ended_at IS NULL",
      [staffId],
    );
    return rows[0] && linkToken(stage.settings.secret, "resetStaff", { id: rows[0].id });
  };
  const choose = (token: string, password: string) =>
    new Caller(stage.urls).call(joinStaffRoute, { body: { token, password } });
  const signIn = (email: string, password: string) =>
    new Caller(stage.urls).call(staffLoginRoute, { body: { email, password } });

  it("is chosen anew by a link from a colleague, which ends the sessions and leaves the second step", async () => {
    const farid = await staffWith(stage, { boats: everyAct });
    const { id, email, name } = await userOf(farid.id);
    await stage.base.pool.query("UPDATE staff_user SET totp_at = pulau_now() WHERE id = $1", [farid.id]);
    await keeper.caller.must(sendPasswordLinkRoute, { body: { obj: { id } } });
    const [earlier] = [await linkOf(farid.id)];
    await keeper.caller.must(sendPasswordLinkRoute, { body: { obj: { id } } });
    const token = await linkOf(farid.id);
    expect(await choose(earlier, "coral and cloud")).toMatchObject({ code: "LINK_INVALID" });
    expect(await choose(token, "coral and cloud")).toMatchObject({ ok: true });
    expect(await choose(token, "coral and cloud")).toMatchObject({ code: "LINK_INVALID" });
    expect((await farid.caller.call(departmentRecords.initial, {})).status).toBe(401);
    expect(await signIn(email, testPassword)).toMatchObject({ code: "BAD_CREDENTIALS" });
    expect(await signIn(email, "coral and cloud")).toMatchObject({ code: "TWO_STEP_NEEDED" });
    const { rows } = await stage.base.pool.query(
      "SELECT act, staff_id, facts ->> 'name' AS name FROM audit_entry WHERE subject_id = $1 AND act LIKE 'password%' ORDER BY at",
      [farid.id],
    );
    expect(rows).toEqual([
      { act: "passwordLinkSent", staff_id: keeper.id, name },
      { act: "passwordLinkSent", staff_id: keeper.id, name },
      { act: "passwordReset", staff_id: farid.id, name },
    ]);
  });

  it("is sent by nobody to who may do more, is blocked, or has not joined", async () => {
    const boss = await userOf(owner.id);
    const send = (id: number) => keeper.caller.call(sendPasswordLinkRoute, { body: { obj: { id } } });
    expect(await send(boss.id)).toMatchObject({ code: "RIGHTS_ABOVE_OWN" });
    const farid = await staffWith(stage, { boats: everyAct });
    const { id } = await userOf(farid.id);
    await keeper.caller.must(userRecords.update, { body: { obj: { id, status: "blocked" } } });
    expect(await send(id)).toMatchObject({ code: "WRONG_STATE" });
    expect(await linkOf(farid.id)).toBeUndefined();
  });

  it("is asked for where one signs in, with the same answer whoever asks, and ends with another address", async () => {
    const farid = await staffWith(stage, { boats: everyAct });
    const { id, email } = await userOf(farid.id);
    const requestLink = (address: string) =>
      new Caller(stage.urls).call(forgotStaffPasswordRoute, { body: { email: address } });
    const answers = [await requestLink(email), await requestLink("nobody@example.test")];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await expect.poll(() => linkOf(farid.id)).toBeDefined();
    const token = await linkOf(farid.id);
    const { rows } = await stage.base.pool.query(
      `SELECT i.staff_id FROM pgboss.job j JOIN staff_invitation i ON i.id::text = j.data ->> 'invitationId'
       WHERE j.data ->> 'template' = 'join-staff' AND i.staff_id = $1`,
      [farid.id],
    );
    expect(rows).toHaveLength(1);
    await keeper.caller.must(userRecords.update, { body: { obj: { id, email: "farid.away@example.test" } } });
    expect(await choose(token, "coral and cloud")).toMatchObject({ code: "LINK_INVALID" });
    for (let at = 0; at < 4; at++) await requestLink(email);
    expect(await requestLink(email)).toMatchObject({ code: "TOO_MANY_REQUESTS" });
  });

  it("of an owner is chosen by the link that the command line gives, and of nobody else", async () => {
    const { email } = await userOf(owner.id);
    const { email: other } = await userOf(keeper.id);
    const give = (address: string) => giveOwnerPasswordLink(stage.base.db, stage.settings.secret, address);
    expect([await give(other), await give("nobody@example.test")]).toEqual([null, null]);
    const link = new URL((await give(email)) ?? "", "http://here.test");
    expect(link.pathname).toBe("/staff/reset-password");
    expect(await choose(link.searchParams.get("token") ?? "", "salt wind and rain")).toMatchObject({
      ok: true,
    });
    expect(await signIn(email, "salt wind and rain")).toMatchObject({ ok: true });
  });
});
