import {
  addCustomerRoute,
  agentInfoRoute,
  changeCustomerRoute,
  customersRoute,
  deleteCustomerRoute,
  oneCustomerRoute,
} from "@pulau/contract/agents.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "../../../races/caller.ts";
import { newGuest } from "../../../races/guest.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { makeContract, makePartner, type Partner } from "./test-partner.ts";

let stage: Stage;
let agency: Partner;
let admin: Caller;
let editor: Caller;
let viewer: Caller;
let rival: Caller;
let member: Caller;
beforeAll(async () => {
  stage = await openStage();
  agency = await makePartner(stage, "agency");
  [admin, editor, viewer] = await Promise.all([
    agency.signIn("admin"),
    agency.signIn("editor"),
    agency.signIn("viewer"),
  ]);
  rival = await (await makePartner(stage, "agency", "Rival Tours")).signIn("admin");
  member = await (await makePartner(stage, "guest", "Aini")).signIn("admin");
});
afterAll(() => stage.close());

describe("what was agreed", () => {
  it("is told to the agency's members in words, and nothing to who has no contract", async () => {
    const to = addDays(stage.resort.from, 100);
    const payment = { kind: "deposit", share: 3_000, balanceDaysBefore: 14, withinDays: 3 } as const;
    const _id = await makeContract(stage.base.db, agency.accountId, { payment, markdown: 1_250, to });
    const info = await viewer.must(agentInfoRoute, {});
    expect(info.agency).toEqual({ _id: agency.accountId, name: "Coral & Co" });
    expect(info.contract).toMatchObject({ _id, model: "net", markdown: 1_250, commission: 0, payment, to });
    const english = info.contract?.terms.map(({ en }) => en).join(" ");
    expect(english).toContain("12.5% below");
    expect(english).toContain(
      "A deposit of 30% confirms a booking; the rest is due 14 days before check-in.",
    );
    expect(english).toContain("The deposit can be paid within 3 days.");
    expect(english).toContain(
      new Date(to).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" }),
    );
    expect(info.contract?.terms.every(({ my, cn }) => my !== "" && /\p{Script=Han}/u.test(cn))).toBe(true);
    expect((await rival.must(agentInfoRoute, {})).contract).toBeNull();
  });

  it.each([
    ["has ended", { to: -1 }],
    ["has not begun", { from: 1 }],
    ["is switched off", { activeStatus: false }],
  ])(
    "is nothing while the contract %s",
    async (_, { from, to, ...rest }: { from?: number; to?: number; activeStatus?: boolean }) => {
      const other = await makePartner(stage, "agency");
      await makeContract(stage.base.db, other.accountId, {
        ...rest,
        ...(from !== undefined && { from: addDays(stage.resort.from, from) }),
        ...(to !== undefined && { to: addDays(stage.resort.from, to) }),
      });
      expect((await (await other.signIn("editor")).must(agentInfoRoute, {})).contract).toBeNull();
    },
  );

  it("says of a commission what it is of", async () => {
    const other = await makePartner(stage, "agency");
    await makeContract(stage.base.db, other.accountId, {
      model: "commission",
      markdown: 0,
      commission: 1_500,
      payment: { kind: "payLater", withinDays: 1 },
    });
    const { contract } = await (await other.signIn("editor")).must(agentInfoRoute, {});
    const english = contract?.terms.map(({ en }) => en).join(" ");
    expect(english).toContain("15% of the package’s value is the agency’s commission");
    expect(english).toContain("held for 1 day. It must be paid");
  });

  it("is no guest's business", async () => {
    expect(await member.call(agentInfoRoute, {})).toMatchObject({ status: 403, code: "NOT_ALLOWED" });
    const visitor = await newGuest(stage.urls);
    expect(await visitor.call(agentInfoRoute, {})).toMatchObject({ status: 401, code: "NOT_SIGNED_IN" });
  });
});

describe("customers", () => {
  const wei = { name: "Tan Wei Jie", email: "WEI@Example.test", phone: "+60123334444", notes: "vegetarian" };

  it("are written down, changed, listed by name, found and forgotten", async () => {
    const made = await editor.must(addCustomerRoute, { body: wei });
    expect(made).toMatchObject({ ...wei, email: "wei@example.test", bookings: 0, nextCheckIn: null });
    await admin.must(addCustomerRoute, { body: { name: "Aminah" } });
    const listed = await viewer.must(customersRoute, { query: {} });
    expect(listed).toMatchObject({ page: 1, pages: 1, limit: 10, total: 2 });
    expect(listed.customers.map(({ name }) => name)).toEqual(["Aminah", "Tan Wei Jie"]);
    for (const search of ["wei@", "333444", "VEGETAR", "tan w"]) {
      const { customers } = await viewer.must(customersRoute, { query: { search } });
      expect(customers.map(({ _id }) => _id)).toEqual([made._id]);
    }
    const params = { _id: made._id };
    const body = { name: "Tan Wei Jie", email: "", phone: null, notes: "" };
    expect(await editor.must(changeCustomerRoute, { params, body })).toMatchObject({
      email: null,
      phone: null,
    });
    expect(await viewer.must(oneCustomerRoute, { params })).toMatchObject({ name: "Tan Wei Jie", notes: "" });
    expect(await editor.must(deleteCustomerRoute, { params })).toEqual({ done: true });
    expect(await editor.call(oneCustomerRoute, { params })).toMatchObject({ status: 404, code: "NOT_FOUND" });
    expect(await editor.call(deleteCustomerRoute, { params })).toMatchObject({ status: 404 });
    const second = await viewer.must(customersRoute, { query: { page: 2, limit: 1 } });
    expect(second).toMatchObject({ customers: [], page: 2, limit: 1, total: 1 });
  });

  it("take no search for a pattern, and are an empty page where there are none", async () => {
    expect((await viewer.must(customersRoute, { query: { search: "%" } })).total).toBe(0);
    const empty = { customers: [], page: 1, pages: 1, limit: 10, total: 0, nextCursor: null };
    expect(await rival.must(customersRoute, { query: {} })).toEqual(empty);
  });

  it("are nobody else's", async () => {
    const { _id } = await editor.must(addCustomerRoute, { body: wei });
    const params = { _id };
    const gone = { status: 404, code: "NOT_FOUND" };
    expect(await rival.call(oneCustomerRoute, { params })).toMatchObject(gone);
    expect(await rival.call(changeCustomerRoute, { params, body: wei })).toMatchObject(gone);
    expect(await rival.call(deleteCustomerRoute, { params })).toMatchObject(gone);
    expect(await viewer.must(oneCustomerRoute, { params })).toMatchObject({ name: wei.name });
    expect((await rival.must(customersRoute, { query: {} })).total).toBe(0);
  });

  it("are looked at by viewers and written by those who may book", async () => {
    const { _id } = await editor.must(addCustomerRoute, { body: wei });
    const params = { _id };
    const denied = { status: 403, code: "NOT_ALLOWED" };
    expect(await viewer.call(addCustomerRoute, { body: wei })).toMatchObject(denied);
    expect(await viewer.call(changeCustomerRoute, { params, body: wei })).toMatchObject(denied);
    expect(await viewer.call(deleteCustomerRoute, { params })).toMatchObject(denied);
    expect(await member.call(customersRoute, { query: {} })).toMatchObject(denied);
    const visitor = await newGuest(stage.urls);
    expect(await visitor.call(customersRoute, { query: {} })).toMatchObject({
      status: 401,
      code: "NOT_SIGNED_IN",
    });
  });

  it("need a name, and an e-mail and a telephone that can be right", async () => {
    const answer = await editor.call(addCustomerRoute, {
      body: { name: " ", email: "wei@", phone: "012", notes: "n".repeat(501) },
    });
    expect(answer).toMatchObject({ status: 400, code: "INVALID_INPUT" });
  });
});
