import { membersRoute } from "@pulau/contract/agent-members.ts";
import { agentInfoRoute } from "@pulau/contract/agents.ts";
import { setAgentBankDetailsRoute } from "@pulau/contract/bank-details.ts";
import {
  addContractRoute,
  addPartnerRoute,
  endContractRoute,
  partnerBookingsRoute,
  partnerRoute,
  partnersRoute,
  setLinkRoute,
} from "@pulau/contract/partners.ts";
import { influencerLinksRoute } from "@pulau/contract/referral.ts";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { eq } from "../../../db/orm.ts";
import { auditEntry } from "../../../db/schema/logs.ts";
import type { Caller } from "../../../races/caller.ts";
import { makeEarning, signInStaff } from "../../../races/earning.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { testPassword } from "../../people/accounts/test-people.ts";
import { makeContract, makePartner, type Partner } from "../agents/test-partner.ts";
import { makeLink } from "../referral/test-link.ts";

let stage: Stage;
let desk: Caller;
let reader: Caller;
let driver: Caller;
let agency: Partner;
let today: Day;
beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 20 } });
  today = stage.resort.from;
  desk = await signInStaff(stage);
  reader = await signInStaff(stage, { wallets: { read: true, write: false, create: false, delete: false } });
  driver = await signInStaff(stage, {});
});
afterAll(() => stage.close());
beforeEach(async () => {
  agency = await makePartner(stage, "agency", "Coral & Co");
});

const gone = { status: 404, code: "NOT_FOUND" };
const denied = { status: 403, code: "NOT_ALLOWED" };
const params = () => ({ _id: agency.accountId });
const terms = { payment: { kind: "payNow" as const }, roomsUnpaid: 20 };

describe("partners", () => {
  it("are added by who may add, not by who may change alone", async () => {
    const wallets = { read: true, write: true, create: false, delete: false };
    const writer = await signInStaff(stage, { wallets });
    const owner = { email: "new.agency@example.test", name: "New" };
    const body = { kind: "agency", accountName: "New Agency", owner } as const;
    expect(await writer.call(addPartnerRoute, { body } as never)).toMatchObject(denied);
  });

  it("are listed by kind and name, with what is agreed and what they bring", async () => {
    const mira = await makePartner(stage, "influencer", "Mira Aziz");
    await makePartner(stage, "guest", "Nobody");
    const share = { model: "commission", commission: 1_500, markdown: 0 } as const;
    const agentContractId = await makeContract(stage.base.db, agency.accountId, share);
    const { accountId } = agency;
    await makeEarning(stage, { accountId, ownerId: accountId, agentContractId });
    const shown = await reader.must(partnerRoute, { params: params() });
    expect(shown.contracts).toMatchObject([{ _id: agentContractId, bookings: 1 }]);
    const { partners } = await reader.must(partnersRoute, { query: { search: agency.email("admin") } });
    expect(partners).toEqual([
      {
        _id: accountId,
        kind: "agency",
        name: "Coral & Co",
        email: agency.email("admin"),
        links: 0,
        bookings: 1,
        contract: { model: "commission", share: 1_500 },
        forecastSen: 15_000,
        earnedSen: 0,
        owedSen: 0,
      },
    ]);
    const influencers = await reader.must(partnersRoute, { query: { kind: "influencer", search: "mira" } });
    expect(influencers.partners).toMatchObject([{ _id: mira.accountId, contract: null }]);
    const none = { partners: [], page: 1, pages: 1, limit: 10, total: 0 };
    expect(await reader.must(partnersRoute, { query: { search: "Nobody" } })).toMatchObject(none);
  });

  it("show all that staff look after, the bank's number masked", async () => {
    const account = { accountName: "Coral", bank: "cimb", accountNumber: "7612345678", swift: "CIBBMYKL" };
    const body = { ...account, password: testPassword };
    await (await agency.signIn("admin")).must(setAgentBankDetailsRoute, { body });
    const shown = await reader.must(partnerRoute, { params: params() });
    expect(shown).toMatchObject({
      name: "Coral & Co",
      kind: "agency",
      contracts: [],
      links: [],
      usualShare: 1_000,
    });
    expect(shown.taxDetails).toBeNull();
    expect(shown.bankDetails).toMatchObject({ bankName: "CIMB Bank", accountNumber: "••••5678" });
    expect(shown.members.map(({ role }) => role)).toEqual(["admin", "editor", "viewer"]);
    const list = await reader.must(partnerBookingsRoute, { params: params(), query: {} });
    expect(list).toMatchObject({ bookings: [], page: 1, pages: 1, limit: 10, total: 0 });
    const { accountId } = agency;
    const _id = await makeEarning(stage, { accountId, ownerId: accountId });
    const { bookings } = await reader.must(partnerBookingsRoute, { params: params(), query: {} });
    expect(bookings).toMatchObject([{ _id, status: "inHouse", totalSen: 100_000 }]);
  });

  it("are opened by staff; their owner is invited by mail", async () => {
    const email = `${crypto.randomUUID()}@example.test`;
    const body = { kind: "agency" as const, accountName: "Reef Tours", owner: { name: "Lim", email } };
    const { _id } = await desk.must(addPartnerRoute, { body });
    const { members, name } = await desk.must(partnerRoute, { params: { _id } });
    expect([name, members]).toMatchObject(["Reef Tours", [{ email, role: "admin", status: "invited" }]]);
    expect(await desk.call(addPartnerRoute, { body })).toMatchObject({ status: 409, code: "EMAIL_TAKEN" });
    const { rows } = await stage.base.pool.query(
      "SELECT count(*)::int AS made FROM account WHERE name = 'Reef Tours'",
    );
    expect(rows).toEqual([{ made: 1 }]);
  });
});

describe("a contract", () => {
  it("is agreed, counts from its day, and is ended", async () => {
    const owner = await agency.signIn("admin");
    const body = { ...terms, model: "commission" as const, share: 1_250, from: today };
    const { _id } = await desk.must(addContractRoute, { params: params(), body });
    expect((await owner.must(agentInfoRoute, {})).contract).toMatchObject({
      _id,
      model: "commission",
      commission: 1_250,
    });
    const net = {
      ...body,
      model: "net" as const,
      share: 1_800,
      from: addDays(today, 5),
      to: addDays(today, 90),
    };
    await desk.must(addContractRoute, {
      params: params(),
      body: { ...net, priceList: "agents", market: "" },
    });
    const { contracts, priceLists } = await desk.must(partnerRoute, { params: params() });
    expect(contracts.map(({ model, current, markdown }) => [model, current, markdown])).toEqual([
      ["net", false, 1_800],
      ["commission", true, 0],
    ]);
    expect(contracts[0]).toMatchObject({
      priceList: "agents",
      market: null,
      activeStatus: true,
      roomsUnpaid: 20,
    });
    expect(priceLists).toContainEqual({ code: "agents", name: "agents" });
    const end = { params: { ...params(), contractId: _id } };
    await desk.must(endContractRoute, { ...end, body: { activeStatus: false } });
    expect((await owner.must(agentInfoRoute, {})).contract).toBeNull();
    await desk.must(endContractRoute, { ...end, body: { activeStatus: true, to: today } });
    expect((await owner.must(agentInfoRoute, {})).contract).toMatchObject({ to: today });
    const before = { to: addDays(today, -1) };
    expect(await desk.call(endContractRoute, { ...end, body: before })).toMatchObject({
      code: "WRONG_STATE",
    });
    const written = await stage.base.db.select().from(auditEntry).where(eq(auditEntry.subjectId, _id));
    expect(written.map(({ act }) => act)).toEqual(["added", "changed", "changed"]);
  });

  it("is refused where it can't be right, to who may not, and for who has none", async () => {
    const body = { ...terms, model: "net" as const, share: 1_000, from: today };
    const wrong = { ...body, share: 12_000, to: addDays(today, -1) };
    const answer = await desk.call(addContractRoute, { params: params(), body: wrong });
    expect(answer).toMatchObject({ status: 400, code: "INVALID_INPUT" });
    const mira = await makePartner(stage, "influencer");
    const guest = await makePartner(stage, "guest");
    expect(await desk.call(addContractRoute, { params: { _id: mira.accountId }, body })).toMatchObject({
      code: "WRONG_STATE",
    });
    expect(await desk.call(addContractRoute, { params: { _id: guest.accountId }, body })).toMatchObject(gone);
    const contractId = await makeContract(stage.base.db, agency.accountId);
    const other = await makePartner(stage, "agency");
    const theirs = { params: { _id: other.accountId, contractId }, body: { activeStatus: false } };
    expect(await desk.call(endContractRoute, theirs)).toMatchObject(gone);
    for (const caller of [reader, driver]) {
      expect(await caller.call(addContractRoute, { params: params(), body })).toMatchObject(denied);
      const own = { params: { ...params(), contractId }, body: { activeStatus: false } };
      expect(await caller.call(endContractRoute, own)).toMatchObject(denied);
      const link = { params: { ...params(), packageId: contractId }, body: { from: today } };
      expect(await caller.call(setLinkRoute, link)).toMatchObject(denied);
      const partner = {
        kind: "agency" as const,
        accountName: "X",
        owner: { name: "X", email: "x@example.test" },
      };
      expect(await caller.call(addPartnerRoute, { body: partner })).toMatchObject(denied);
    }
  });
});

describe("an influencer's link", () => {
  it("is given, changed and closed, with a share of its own", async () => {
    const mira = await makePartner(stage, "influencer", "Mira");
    const nadia = await makePartner(stage, "influencer", "Nadia");
    const { packageId } = await makeLink(stage.base.db, stage.resort, mira.accountId);
    const at = { params: { _id: nadia.accountId, packageId } };
    const free = (await desk.must(partnerRoute, { params: { _id: nadia.accountId } })).packages;
    expect(free.map((offer) => offer.packageId)).toContain(packageId);
    await desk.must(setLinkRoute, { ...at, body: { from: today, commission: 900 } });
    const shown = await desk.must(partnerRoute, { params: { _id: nadia.accountId } });
    expect(shown.links).toMatchObject([
      { packageId, open: true, commission: 900, clicks: 0, bookings: 0, to: null },
    ]);
    expect(shown.packages.map((offer) => offer.packageId)).not.toContain(packageId);
    const caller = await nadia.signIn("viewer");
    expect((await caller.must(influencerLinksRoute, { query: {} })).packages).toMatchObject([
      { packageId, open: true },
    ]);
    await desk.must(setLinkRoute, { ...at, body: { from: today, activeStatus: false } });
    expect((await caller.must(influencerLinksRoute, { query: {} })).packages).toMatchObject([
      { open: false },
    ]);
  });

  it("is of influencers and their packages alone", async () => {
    const mira = await makePartner(stage, "influencer", "Mira");
    const { packageId } = await makeLink(stage.base.db, stage.resort, mira.accountId);
    const body = { from: today };
    expect(await desk.call(setLinkRoute, { params: { ...params(), packageId }, body })).toMatchObject(gone);
    const usual = { _id: mira.accountId, packageId: stage.resort.packageId };
    expect(await desk.call(setLinkRoute, { params: usual, body })).toMatchObject(gone);
  });
});

describe("somebody else", () => {
  it("finds no partner by a stranger's id, and nothing without the right to wallets", async () => {
    const stranger = { params: { _id: crypto.randomUUID() } };
    expect(await desk.call(partnerRoute, stranger)).toMatchObject(gone);
    expect(await desk.call(partnerBookingsRoute, { ...stranger, query: {} })).toMatchObject(gone);
    expect(await driver.call(partnersRoute, { query: {} })).toMatchObject(denied);
    expect(await driver.call(partnerRoute, { params: params() })).toMatchObject(denied);
    expect(await driver.call(partnerBookingsRoute, { params: params(), query: {} })).toMatchObject(denied);
    const owner = await agency.signIn("admin");
    expect(await owner.call(partnerRoute, { params: params() })).toMatchObject({ status: 401 });
    expect((await owner.must(membersRoute, { query: {} })).members).toHaveLength(3);
  });
});
