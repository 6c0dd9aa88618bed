import { adminCurrenciesRoute } from "@pulau/contract/currencies.ts";
import { firstOwnerRoute } from "@pulau/contract/first-owner.ts";
import { resortRoute } from "@pulau/contract/resort.ts";
import { staffLoginRoute } from "@pulau/contract/staff.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sql } from "../../../db/orm.ts";
import { auditEntry, securityEntry } from "../../../db/schema/logs.ts";
import { staffUser } from "../../../db/schema/staff.ts";
import { Caller } from "../../../races/caller.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { giveOwnerLink } from "./give-owner-link.ts";

let stage: Stage;
beforeAll(async () => {
  // As a catalogue's file leaves it that is imported before anybody has an account: with settings, and without staff.
  stage = await openStage({ settings: { checkInTime: "14:00" } }, ({ db }) =>
    db.execute(sql`DELETE FROM currency`),
  );
});
afterAll(() => stage.close());

const giveToken = async (): Promise<string> => {
  const link = await giveOwnerLink(stage.base.db, stage.settings.secret);
  return new URL(link ?? "", "http://here.test").searchParams.get("token") ?? "";
};
const owner = { name: "Farah Idris", email: "farah@resort.test", password: "salt wind and coral" };
const make = (token: string, given: Partial<typeof owner> = {}) =>
  new Caller(stage.urls).call(firstOwnerRoute, { body: { ...owner, ...given, token } });

it("ends the earlier link by a newer one, and every link by time", async () => {
  const [earlier, newer] = [await giveToken(), await giveToken()];
  expect(await make(earlier)).toMatchObject({ code: "LINK_INVALID" });
  await stage.base.db.execute(sql`UPDATE owner_link SET expires_at = pulau_now() WHERE ended_at IS NULL`);
  expect(await make(newer)).toMatchObject({ code: "LINK_INVALID" });
});

it("takes no weak password and no token of its own making", async () => {
  const token = await giveToken();
  expect(await make(token, { password: "farah@resort.test" })).toMatchObject({ code: "WEAK_PASSWORD" });
  expect(await make(`${token.slice(0, -4)}xxxx`)).toMatchObject({ code: "LINK_INVALID" });
  expect(await stage.base.db.select().from(staffUser)).toEqual([]);
});

it("makes one account, with every right, of one link that several browsers use at once", async () => {
  const token = await giveToken();
  const made = await Promise.all([1, 2, 3, 4].map((n) => make(token, { email: `owner${n}@resort.test` })));
  expect(made.filter(({ ok }) => ok)).toHaveLength(1);
  for (const other of made.filter(({ ok }) => !ok))
    expect(other).toMatchObject({ status: 410, code: "LINK_INVALID" });
  const people = await stage.base.db.select().from(staffUser);
  expect(people).toHaveLength(1);
  expect(await make(token)).toMatchObject({ code: "LINK_INVALID" });
  expect(await giveOwnerLink(stage.base.db, stage.settings.secret)).toBeNull();

  const caller = new Caller(stage.urls);
  const signedIn = await caller.must(staffLoginRoute, {
    body: { email: people[0]?.email ?? "", password: owner.password },
  });
  expect(signedIn.user).toMatchObject({ name: "Farah Idris", role: "admin", roleName: "Administrator" });
  caller.token = signedIn.accessToken;
  const { currencies } = await caller.must(adminCurrenciesRoute, {});
  expect(currencies.map(({ code }) => code)).toEqual(["MYR"]); // what everything is charged in
  const written = await stage.base.db.select().from(auditEntry);
  expect(written).toMatchObject([{ act: "firstOwner", staffId: signedIn.user.id }]);
  const kinds = await stage.base.db.select({ kind: securityEntry.kind }).from(securityEntry);
  expect(kinds).toContainEqual({ kind: "ownerMade" });
});

it("begins with a resort that is closed, whatever was set before, until somebody of staff opens it", async () => {
  const { rows } = await stage.base.pool.query("SELECT value FROM resort_setting WHERE name = 'opening'");
  expect(rows).toMatchObject([{ value: { open: false } }]);
  expect((await new Caller(stage.urls).must(resortRoute, {})).opening).toMatchObject({ open: false });
});
