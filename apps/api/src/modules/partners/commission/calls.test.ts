import {
  commissionsRoute,
  partnerCommissionsRoute,
  partnerStatementAddressRoute,
  partnerStatementRoute,
  statementAddressRoute,
  statementRoute,
} from "@pulau/contract/commission.ts";
import { cancelPayoutRoute, requestPayoutRoute } from "@pulau/contract/payouts.ts";
import { checkOutRoute } from "@pulau/contract/staff.ts";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { only } from "../../../db/factories/words.ts";
import { eq } from "../../../db/orm.ts";
import { booking } from "../../../db/schema/bookings.ts";
import type { Caller } from "../../../races/caller.ts";
import { giveBack, makeEarning, payOut, signInStaff } from "../../../races/earning.ts";
import { newGuest } from "../../../races/guest.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { pdfText } from "../../money/papers/pdf/test-pdf-text.ts";
import { testPassword } from "../../people/accounts/test-people.ts";
import { makeContract, makePartner, type Partner } from "../agents/test-partner.ts";

let stage: Stage;
let desk: Caller;
let agency: Partner;
let member: Caller;
let today: Day;
let ids: string[];
const nothing = { commissions: [], page: 1, pages: 1, limit: 10, total: 0 };

beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 30 } });
  today = stage.resort.from;
  desk = await signInStaff(stage);
  agency = await makePartner(stage, "agency");
  const { accountId } = agency;
  const share = { model: "commission", commission: 1_000, markdown: 0 } as const;
  const agentContractId = await makeContract(stage.base.db, accountId, share);
  const whose = { accountId, ownerId: accountId, agentContractId };
  ids = [];
  for (let i = 0; i < 4; i++) ids.push(await makeEarning(stage, whose, { name: `Guest ${i}` }));
  for (const _id of ids.slice(0, 3)) await desk.must(checkOutRoute, { params: { _id }, body: {} });
  await payOut(stage, accountId, 10_000);
  await giveBack(stage, ids[2] ?? "", 50_000);
  member = await agency.signIn("viewer");
});
afterAll(() => stage.close());

const numberOf = async (id = "") =>
  only(await stage.base.db.select({ no: booking.bookingNo }).from(booking).where(eq(booking.id, id))).no;

describe("one's own commission", () => {
  it("is listed with its sums, by state and by when the guests leave", async () => {
    const list = await member.must(commissionsRoute, { query: {} });
    expect(list).toMatchObject({ page: 1, pages: 1, limit: 10, total: 4 });
    expect(list.sums).toEqual({
      forecastSen: 10_000,
      earnedSen: 15_000,
      requestedSen: 0,
      paidSen: 10_000,
      reversedSen: 5_000,
      owedSen: 0,
    });
    const states = list.commissions.map(({ state }) => state).toSorted();
    expect(states).toEqual(["earned", "earned", "forecast", "paid"]);
    const [forecast] = (await member.must(commissionsRoute, { query: { state: "forecast" } })).commissions;
    expect(forecast).toMatchObject({
      kind: "agent",
      bookingId: ids[3],
      bookingNo: await numberOf(ids[3]),
      bookingName: "Guest 3",
      baseSen: 100_000,
      basisPoints: 1_000,
      amountSen: 10_000,
      reversedSen: 0,
      earnedAt: null,
      reason: null,
    });
    const second = await member.must(commissionsRoute, { query: { page: 2, limit: 3 } });
    expect([second.commissions.length, second.pages, second.total]).toEqual([1, 2, 4]);
    const out = list.commissions[0]?.checkOut ?? today;
    const onDay = await member.must(commissionsRoute, { query: { from: out, to: out } });
    expect(onDay.commissions.every(({ checkOut }) => checkOut === out)).toBe(true);
    expect(onDay.total).toBeLessThan(4);
    expect(await member.must(commissionsRoute, { query: { kind: "referral" } })).toMatchObject(nothing);
  });

  it("that is asked for by a payout is requested", async () => {
    const admin = await agency.signIn("admin");
    const key = () => ({ "idempotency-key": crypto.randomUUID() });
    const bank = { accountName: "Coral", bank: "maybank", bankName: "", swift: "MBBEMYKL" } as const;
    const body = { amountSen: 10_000, ...bank, accountNumber: "512345678901", password: testPassword };
    const { _id } = await admin.must(requestPayoutRoute, { body }, key());
    const { sums } = await member.must(commissionsRoute, { query: { state: "requested" } });
    expect(sums).toMatchObject({ paidSen: 10_000, requestedSen: 10_000, earnedSen: 5_000 });
    await admin.must(cancelPayoutRoute, { params: { _id } });
  });

  it("tells of a friend's stay only when it is, of an influencer's guest not the name", async () => {
    const aini = await makePartner(stage, "guest", "Aini");
    await makeEarning(stage, { referredBy: aini.accountId, influencerId: aini.accountId });
    const { commissions } = await (await aini.signIn("admin")).must(commissionsRoute, { query: {} });
    const secret = { bookingId: null, bookingName: null };
    expect(commissions.find(({ kind }) => kind === "referral")).toMatchObject({
      ...secret,
      bookingNo: null,
      packageName: null,
      baseSen: null,
      basisPoints: null,
      amountSen: 5_000,
    });
    expect(commissions.find(({ kind }) => kind === "influencer")).toMatchObject(secret);
    expect(commissions.find(({ kind }) => kind === "influencer")?.bookingNo).toMatch(/^TB-/);
  });

  it("is nobody else's, and nobody's who has not signed in", async () => {
    const rival = await (await makePartner(stage, "agency")).signIn("admin");
    expect(await rival.must(commissionsRoute, { query: {} })).toMatchObject({
      ...nothing,
      sums: { forecastSen: 0 },
    });
    const visitor = await newGuest(stage.urls);
    expect(await visitor.call(commissionsRoute, { query: {} })).toMatchObject({
      status: 401,
      code: "NOT_SIGNED_IN",
    });
    const odd = { query: { state: "lost" as never } };
    expect(await member.call(commissionsRoute, odd)).toMatchObject({ status: 400, code: "INVALID_INPUT" });
  });
});

describe("a statement", () => {
  const query = () => ({ from: addDays(today, -3), to: addDays(today, 3) });

  it("says what the ledger says, and its lines add up", async () => {
    const statement = await member.must(statementRoute, { query: query() });
    expect(statement.account).toEqual({ _id: agency.accountId, name: "Coral & Co", kind: "agency" });
    expect(statement.lines.map(({ what, amountSen }) => [what, amountSen])).toEqual([
      ["commission", 10_000],
      ["commission", 10_000],
      ["commission", 10_000],
      ["payout", -10_000],
      ["commissionReversed", -5_000],
    ]);
    expect(statement.lines[4]).toMatchObject({
      bookingNo: await numberOf(ids[2]),
      baseSen: 100_000,
      basisPoints: 1_000,
    });
    expect(statement.sums).toEqual({
      earnedSen: 30_000,
      reversedSen: 5_000,
      paidOutSen: 10_000,
      netSen: 25_000,
    });
    expect(statement.months).toHaveLength(1);
    expect(statement.months[0]).toBe(statement.lines[0]?.on.slice(0, 7));
  });

  it("of another time is empty, and a period has an order", async () => {
    const before = { from: addDays(today, -90), to: addDays(today, -60) };
    expect(await member.must(statementRoute, { query: before })).toMatchObject({
      lines: [],
      sums: { earnedSen: 0 },
    });
    const answer = await member.call(statementRoute, { query: { from: today, to: addDays(today, -1) } });
    expect(answer).toMatchObject({
      status: 400,
      code: "INVALID_INPUT",
      fields: [{ path: "to", rule: "card.dates" }],
    });
  });

  it("is kept as CSV and PDF, at an address that opens for its period alone", async () => {
    for (const language of ["en", "my", "cn"] as const) {
      const call = { ...query(), format: "csv" as const, language };
      const { url } = await member.must(statementAddressRoute, { query: call });
      const csv = await fetch(`${stage.urls[0]}${url}`);
      expect(csv.headers.get("content-disposition")).toMatch(/commission-.*\.csv/);
      const bytes = new Uint8Array(await csv.arrayBuffer());
      const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
      expect(text.startsWith("\uFEFF")).toBe(true);
      const rows = text.trim().split("\r\n");
      expect(rows).toHaveLength(1 + 5 + 6);
      expect(rows[5]).toContain("-50.00");
    }
    const { url } = await member.must(statementAddressRoute, { query: { ...query(), format: "pdf" } });
    const pdf = await fetch(`${stage.urls[0]}${url}`);
    expect(pdf.headers.get("content-type")).toBe("application/pdf");
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
    const other = await makePartner(stage, "agency");
    for (const forged of [
      url.replace(agency.accountId, other.accountId),
      url.replace(/from=[^&]*/, "from=2026-01-01"),
      url.replace("/pdf", "/csv"),
    ])
      expect((await fetch(`${stage.urls[0]}${forged}`)).status).toBe(410);
  });

  it("is for its account and for staff who may look at wallets", async () => {
    const params = { _id: agency.accountId };
    const own = await member.must(statementRoute, { query: query() });
    expect(await desk.must(partnerStatementRoute, { params, query: query() })).toEqual(own);
    const list = await desk.must(partnerCommissionsRoute, { params, query: {} });
    expect(list.total).toBe(4);
    const call = { ...query(), format: "pdf" as const, language: "cn" as const };
    const { url } = await desk.must(partnerStatementAddressRoute, { params, query: call });
    const { text } = await pdfText(await fetch(`${stage.urls[0]}${url}`));
    expect(text).toContain("不足一仙的部分舍去");
    const driver = await signInStaff(stage, {});
    const stranger = { _id: crypto.randomUUID() };
    for (const route of [partnerStatementRoute, partnerCommissionsRoute] as const) {
      const sent = { query: query() };
      expect(await driver.call(route, { params, ...sent })).toMatchObject({
        status: 403,
        code: "NOT_ALLOWED",
      });
      expect(await desk.call(route, { params: stranger, ...sent })).toMatchObject({
        status: 404,
        code: "NOT_FOUND",
      });
      expect(await member.call(route, { params, ...sent })).toMatchObject({ status: 401 });
    }
    const address = { params: stranger, query: call };
    expect(await desk.call(partnerStatementAddressRoute, address)).toMatchObject({ status: 404 });
    const visitor = await newGuest(stage.urls);
    expect(await visitor.call(statementRoute, { query: query() })).toMatchObject({ status: 401 });
    expect(await visitor.call(statementAddressRoute, { query: call })).toMatchObject({ status: 401 });
  });
});
