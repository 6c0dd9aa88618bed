import { loginRoute } from "@pulau/contract/accounts.ts";
import {
  changeMemberRoute,
  inviteAgainRoute,
  inviteMemberRoute,
  joinRoute,
  membersRoute,
} from "@pulau/contract/agent-members.ts";
import { agentInfoRoute } from "@pulau/contract/agents.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readMail } from "../../../mail/read-mail.ts";
import { Caller } from "../../../races/caller.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { raceSecret } from "../../../races/server-process.ts";
import { makePartner, type Partner } from "./test-partner.ts";

let stage: Stage;
let agency: Partner;
let owner: Caller;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  agency = await makePartner(stage, "agency");
  owner = await agency.signIn("admin");
});

const password = "mangrove at low tide";
const denied = { status: 403, code: "NOT_ALLOWED" };
const invitation = (given: object = {}) => ({
  body: { name: "Siti", email: `${crypto.randomUUID()}@Example.test`, role: "editor" as const, ...given },
});
const idOf = async (role: "admin" | "editor" | "viewer") => {
  const { members } = await owner.must(membersRoute, { query: {} });
  return members.find((member) => member.role === role)?._id ?? "";
};

/** The mail's link, as the newest one in the queue says it. */
async function linkTo(email: string) {
  const { rows } = await stage.base.pool.query(
    `SELECT l.id FROM mail_link l JOIN member m ON m.id = l.member_id
     WHERE m.email = $1 AND l.purpose = 'joinAccount' AND l.used_at IS NULL`,
    [email.toLowerCase()],
  );
  expect(rows).toHaveLength(1);
  const job = { template: "join-account", linkId: rows[0].id } as const;
  const mail = await readMail(stage.base.db, { secret: raceSecret, publicUrl: "https://pulau.test" }, job);
  const url = new URL(mail?.letter.link?.url ?? "");
  return { mail, path: url.pathname, token: url.searchParams.get("token") ?? "" };
}

describe("an agency's members", () => {
  it("are invited by mail in their language, and join by choosing a password", async () => {
    const sent = invitation({ language: "cn" });
    const made = await owner.must(inviteMemberRoute, sent);
    expect(made).toMatchObject({ name: "Siti", role: "editor", status: "invited", self: false });
    const { mail, path, token } = await linkTo(sent.body.email);
    expect(mail).toMatchObject({ to: sent.body.email.toLowerCase(), frame: { language: "cn" } });
    expect(mail?.letter.subject).toContain("加入Coral & Co");
    expect(path).toBe("/pages/join");
    const siti = new Caller(stage.urls);
    expect(await siti.call(joinRoute, { body: { token, password: "password12" } })).toMatchObject({
      code: "WEAK_PASSWORD",
    });
    expect(await siti.must(joinRoute, { body: { token, password } })).toEqual({ done: true });
    expect(await siti.call(joinRoute, { body: { token, password } })).toMatchObject({
      status: 410,
      code: "LINK_INVALID",
    });
    siti.token = (await siti.must(loginRoute, { body: { email: sent.body.email, password } })).accessToken;
    expect((await siti.must(agentInfoRoute, {})).agency._id).toBe(agency.accountId);
    const { members } = await owner.must(membersRoute, { query: {} });
    expect(members.map(({ role, status, self }) => [role, status, self])).toEqual([
      ["admin", "active", true],
      ["editor", "active", false],
      ["editor", "active", false],
      ["viewer", "active", false],
    ]);
    expect(await owner.call(inviteAgainRoute, { params: { _id: made._id } })).toMatchObject({
      code: "WRONG_STATE",
    });
  });

  it("can be invited again, and the earlier link stops working", async () => {
    const sent = invitation();
    const { _id } = await owner.must(inviteMemberRoute, sent);
    const first = await linkTo(sent.body.email);
    expect(await owner.must(inviteAgainRoute, { params: { _id } })).toEqual({ done: true });
    const second = await linkTo(sent.body.email);
    const body = { token: first.token, password };
    expect(await owner.call(joinRoute, { body })).toMatchObject({ status: 410 });
    expect(await owner.must(joinRoute, { body: { token: second.token, password } })).toEqual({ done: true });
  });

  it("have an address of their own each", async () => {
    const body = { ...invitation().body, email: agency.email("viewer") };
    expect(await owner.call(inviteMemberRoute, { body })).toMatchObject({ status: 409, code: "EMAIL_TAKEN" });
    const wrong = { name: " ", email: "siti@", role: "boss" as never };
    expect(await owner.call(inviteMemberRoute, { body: wrong })).toMatchObject({
      status: 400,
      code: "INVALID_INPUT",
    });
  });

  it("who are demoted or blocked are refused at their next call", async () => {
    const second = await agency.signIn("editor");
    const params = { _id: await idOf("editor") };
    await owner.must(changeMemberRoute, { params, body: { role: "admin" } });
    expect((await second.must(membersRoute, { query: {} })).members).toHaveLength(3);
    expect(await owner.must(changeMemberRoute, { params, body: { role: "viewer" } })).toMatchObject({
      role: "viewer",
    });
    expect(await second.call(membersRoute, { query: {} })).toMatchObject(denied);
    expect(await second.must(agentInfoRoute, {})).toBeTruthy();
    expect(await owner.must(changeMemberRoute, { params, body: { status: "blocked" } })).toMatchObject({
      status: "blocked",
    });
    expect(await second.call(agentInfoRoute, {})).toMatchObject({ status: 401, code: "NOT_SIGNED_IN" });
    await expect(agency.signIn("editor")).rejects.toThrow("ACCOUNT_BLOCKED");
    await owner.must(changeMemberRoute, { params, body: { status: "active" } });
    expect(await second.call(agentInfoRoute, {})).toMatchObject({ status: 401 });
    expect(await (await agency.signIn("editor")).must(agentInfoRoute, {})).toBeTruthy();
  });

  it("are never left without an owner, not even by two who demote each other", async () => {
    const params = { _id: await idOf("admin") };
    for (const body of [{ role: "editor" }, { status: "blocked" }] as const)
      expect(await owner.call(changeMemberRoute, { params, body })).toMatchObject({
        status: 409,
        code: "LAST_OWNER",
      });
    const other = { _id: await idOf("editor") };
    await owner.must(changeMemberRoute, { params: other, body: { role: "admin" } });
    const second = await agency.signIn("editor");
    const answers = await Promise.all([
      owner.call(changeMemberRoute, { params: other, body: { role: "viewer" } }),
      second.call(changeMemberRoute, { params, body: { role: "viewer" } }),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const { rows } = await stage.base.pool.query(
      "SELECT 1 FROM member WHERE account_id = $1 AND role = 'admin' AND status = 'active'",
      [agency.accountId],
    );
    expect(rows).toHaveLength(1);
  });

  it("are their owners' business, and no other agency's", async () => {
    const params = { _id: await idOf("viewer") };
    const guest = await (await makePartner(stage, "guest")).signIn("admin");
    for (const caller of [await agency.signIn("editor"), await agency.signIn("viewer"), guest]) {
      expect(await caller.call(membersRoute, { query: {} })).toMatchObject(denied);
      expect(await caller.call(inviteMemberRoute, invitation())).toMatchObject(denied);
      expect(await caller.call(inviteAgainRoute, { params })).toMatchObject(denied);
      expect(await caller.call(changeMemberRoute, { params, body: { role: "admin" } })).toMatchObject(denied);
    }
    const rival = await (await makePartner(stage, "agency")).signIn("admin");
    const gone = { status: 404, code: "NOT_FOUND" };
    expect(await rival.call(changeMemberRoute, { params, body: { role: "admin" } })).toMatchObject(gone);
    expect(await rival.call(inviteAgainRoute, { params })).toMatchObject(gone);
    expect(
      (await rival.must(membersRoute, { query: {} })).members.every(({ _id }) => _id !== params._id),
    ).toBe(true);
    expect(await new Caller(stage.urls).call(membersRoute, { query: {} })).toMatchObject({ status: 401 });
  });
});
