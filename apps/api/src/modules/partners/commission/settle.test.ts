import { randomUUID } from "node:crypto";
import { enterPaymentRoute, voidTransactionRoute } from "@pulau/contract/offline-payments.ts";
import { refundRoute } from "@pulau/contract/refunds.ts";
import { checkOutRoute, staffCancelRoute } from "@pulau/contract/staff.ts";
import type { AccountId, BookingId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import { eq } from "../../../db/orm.ts";
import { bookingLine } from "../../../db/schema/booking-parts.ts";
import { booking } from "../../../db/schema/bookings.ts";
import { needsPerson } from "../../../db/schema/payments.ts";
import { resortSetting } from "../../../db/schema/resort.ts";
import { inTransaction } from "../../../db/tx.ts";
import type { Caller } from "../../../races/caller.ts";
import { commissionsOf, freeIn, giveBack, makeEarning, payOut, signInStaff } from "../../../races/earning.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { makeContract, makePartner, type Partner } from "../agents/test-partner.ts";
import { settleCommissions, settleOutstanding } from "./public.ts";

let stage: Stage;
let desk: Caller;
let agency: Partner;
let whose: { accountId: AccountId; ownerId: string; agentContractId: string };

beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 60 } });
  desk = await signInStaff(stage);
});
afterAll(() => stage.close());
beforeEach(async () => {
  agency = await makePartner(stage, "agency");
  const { accountId } = agency;
  const share = { model: "commission", commission: 1_500, markdown: 0 } as const;
  const agentContractId = await makeContract(stage.base.db, accountId, share);
  whose = { accountId, ownerId: accountId, agentContractId };
});
afterEach(async () => expect(await checkInvariants(stage.base.db)).toEqual([]));

const leave = (_id: string) => desk.call(checkOutRoute, { params: { _id }, body: {} });
const onlyCommission = async (bookingId: BookingId) => {
  const rows = await commissionsOf(stage, bookingId);
  expect(rows).toHaveLength(1);
  return rows[0];
};
const settle = (id: string) => inTransaction(stage.base.db, (tx) => settleCommissions(tx, id));

describe("an agency's commission", () => {
  it("is forecast, credited at check-out, and credited once whatever is repeated", async () => {
    const id = await makeEarning(stage, whose);
    expect(await onlyCommission(id)).toMatchObject({
      state: "forecast",
      baseSen: 100_000,
      basisPoints: 1_500,
      amountSen: 15_000,
    });
    expect(await freeIn(stage, agency.accountId)).toBe(0);
    await leave(id);
    expect(await onlyCommission(id)).toMatchObject({ state: "earned", amountSen: 15_000 });
    expect(await freeIn(stage, agency.accountId)).toBe(15_000);
    await Promise.all([settle(id), settle(id), settleOutstanding(stage.base.db), leave(id)]);
    expect(await freeIn(stage, agency.accountId)).toBe(15_000);
  });

  it("is credited once by two check-outs at one moment", async () => {
    const ids = await Promise.all([makeEarning(stage, whose), makeEarning(stage, whose)]);
    const answers = await Promise.all(ids.flatMap((id) => [leave(id), leave(id), leave(id)]));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
    expect(await freeIn(stage, agency.accountId)).toBe(30_000);
  });

  it("follows the booking while the stay is ahead", async () => {
    const id = await makeEarning(stage, whose);
    const [row] = await stage.base.db.select().from(bookingLine).where(eq(bookingLine.bookingId, id));
    const line = { ...row?.line, amountSen: 60_000 } as NonNullable<typeof row>["line"];
    const addOn = { ...line, step: "addOn", amountSen: 40_000 } as const;
    await stage.base.db
      .update(bookingLine)
      .set({ line, amountSen: 60_000 })
      .where(eq(bookingLine.bookingId, id));
    await stage.base.db
      .insert(bookingLine)
      .values({ bookingId: id, position: 1, line: addOn, amountSen: 40_000 });
    await settle(id);
    expect(await onlyCommission(id)).toMatchObject({ state: "forecast", baseSen: 60_000, amountSen: 9_000 });
  });

  it("keeps the share that was agreed, whatever is agreed later", async () => {
    const id = await makeEarning(stage, whose);
    await stage.base.pool.query("UPDATE agent_contract SET commission = 100 WHERE id = $1", [
      whose.agentContractId,
    ]);
    await leave(id);
    expect(await onlyCommission(id)).toMatchObject({ basisPoints: 1_500, amountSen: 15_000 });
  });

  it("is none on net rates", async () => {
    const agentContractId = await makeContract(stage.base.db, agency.accountId);
    const id = await makeEarning(stage, { ...whose, agentContractId });
    await leave(id);
    expect(await commissionsOf(stage, id)).toEqual([]);
  });

  it("is dropped when the booking is cancelled, or nobody came", async () => {
    const id = await makeEarning(stage, whose, { state: "confirmed" });
    await desk.must(staffCancelRoute, {
      params: { _id: id },
      query: { agreedRefundSen: 0, note: "the guest fell ill" },
    });
    expect(await onlyCommission(id)).toMatchObject({ state: "dropped", reason: "cancelled" });
    const missed = await makeEarning(stage, whose, {
      state: "confirmed",
      checkIn: stage.resort.from,
    });
    await stage.base.pool.query(
      "UPDATE booking SET check_in = check_in - 9, check_out = check_out - 9 WHERE id = $1",
      [missed],
    );
    await stage.jobs["mark-no-shows"]({});
    expect(await onlyCommission(missed)).toMatchObject({ state: "dropped", reason: "noShow" });
    expect(await freeIn(stage, agency.accountId)).toBe(0);
  });
});

describe("a refund after the stay", () => {
  it("takes its part of the commission back", async () => {
    const id = await makeEarning(stage, whose);
    await leave(id);
    await giveBack(stage, id, 25_000);
    expect(await onlyCommission(id)).toMatchObject({
      state: "earned",
      reversedSen: 3_750,
      recoveredSen: 3_750,
    });
    expect(await freeIn(stage, agency.accountId)).toBe(11_250);
    await settle(id);
    await giveBack(stage, id, 75_000);
    expect(await onlyCommission(id)).toMatchObject({
      state: "reversed",
      reversedSen: 15_000,
      recoveredSen: 15_000,
    });
    expect(await freeIn(stage, agency.accountId)).toBe(0);
  });

  it("takes it back as well when staff lower the price by what they send back", async () => {
    const id = await makeEarning(stage, whose);
    await leave(id);
    const body = { amountSen: 25_000, to: "source", reason: "Rain" } as const;
    await desk.must(refundRoute, { params: { _id: id }, body }, { "idempotency-key": randomUUID() });
    expect(await onlyCommission(id)).toMatchObject({
      state: "earned",
      reversedSen: 3_750,
      recoveredSen: 3_750,
    });
    await desk.must(
      refundRoute,
      { params: { _id: id }, body: { ...body, amountSen: 75_000 } },
      { "idempotency-key": randomUUID() },
    );
    expect(await onlyCommission(id)).toMatchObject({ state: "reversed", reversedSen: 15_000 });
    await settleOutstanding(stage.base.db);
    expect(await freeIn(stage, agency.accountId)).toBe(0);
  });

  it("takes all of it back with all of the money, also where goodwill was given before the guests left", async () => {
    const id = await makeEarning(stage, whose);
    const refund = (amountSen: Sen) =>
      desk.must(
        refundRoute,
        { params: { _id: id }, body: { amountSen, to: "source", reason: "Rain" } },
        { "idempotency-key": randomUUID() },
      );
    await refund(20_000);
    await leave(id);
    expect(await onlyCommission(id)).toMatchObject({ state: "earned", amountSen: 15_000, reversedSen: 0 });
    await refund(40_000);
    expect(await onlyCommission(id)).toMatchObject({ state: "earned", reversedSen: 7_500 });
    await refund(40_000);
    expect(await onlyCommission(id)).toMatchObject({ state: "reversed", recoveredSen: 15_000 });
    expect(await freeIn(stage, agency.accountId)).toBe(0);
  });

  /** The card terminal takes what is still owed. */
  const payAtDesk = async (_id: string, amountSen: Sen): Promise<string> => {
    const body = { way: "terminal", amountSen, paidOn: stage.resort.from } as const;
    const paid = await desk.must(
      enterPaymentRoute,
      { params: { _id }, body },
      { "idempotency-key": randomUUID() },
    );
    return paid.paymentId;
  };
  /** A stay that was left while RM 600 of RM 1,000 was owed. */
  const leftOwing = async (): Promise<string> => {
    const _id = await makeEarning(stage, whose);
    const body = { amountSen: 60_000, to: "source", reason: "Sent twice", price: "owes" } as const;
    await desk.must(refundRoute, { params: { _id }, body }, { "idempotency-key": randomUUID() });
    await desk.must(checkOutRoute, { params: { _id }, body: { despiteBalance: true } });
    return _id;
  };

  it("counts a balance that came after the stay", async () => {
    const id = await leftOwing();
    expect(await onlyCommission(id)).toMatchObject({ state: "earned", paidSen: 40_000 });
    await payAtDesk(id, 60_000);
    await stage.jobs["settle-commissions"]({});
    expect(await onlyCommission(id)).toMatchObject({ state: "earned", paidSen: 100_000, reversedSen: 0 });
    await giveBack(stage, id, 50_000);
    expect(await onlyCommission(id)).toMatchObject({ state: "earned", reversedSen: 7_500 });
  });

  it("takes nothing back for a payment that was entered by mistake", async () => {
    const id = await leftOwing();
    const tansId = await payAtDesk(id, 60_000);
    await stage.jobs["settle-commissions"]({});
    await desk.must(voidTransactionRoute, {
      params: { _id: id, tansId },
      query: { reason: "Not this stay" },
    });
    await stage.jobs["settle-commissions"]({});
    expect(await onlyCommission(id)).toMatchObject({ state: "earned", paidSen: 40_000, reversedSen: 0 });
    await giveBack(stage, id, 10_000);
    expect(await onlyCommission(id)).toMatchObject({ state: "earned", reversedSen: 3_750 });
  });

  it("does not overdraw a wallet that was paid out: the rest is set off against later commission", async () => {
    const [paid, next] = [await makeEarning(stage, whose), await makeEarning(stage, whose)];
    await leave(paid);
    await payOut(stage, agency.accountId, 10_000);
    await giveBack(stage, paid, 100_000);
    expect(await onlyCommission(paid)).toMatchObject({
      state: "reversed",
      reversedSen: 15_000,
      recoveredSen: 5_000,
    });
    expect(await freeIn(stage, agency.accountId)).toBe(0);
    const open = () => stage.base.db.select().from(needsPerson).where(eq(needsPerson.bookingId, paid));
    expect(await open()).toMatchObject([
      { kind: "COMMISSION_OWED", doneAt: null, facts: { accountId: agency.accountId, amountSen: 10_000 } },
    ]);
    await leave(next);
    expect(await onlyCommission(paid)).toMatchObject({ recoveredSen: 15_000 });
    expect(await freeIn(stage, agency.accountId)).toBe(5_000);
    expect((await open())[0]?.doneAt).not.toBeNull();
  });

  it("is settled once by a crowd", async () => {
    const ids = [await makeEarning(stage, whose), await makeEarning(stage, whose)];
    for (const id of ids) await leave(id);
    await Promise.all(
      ids.flatMap((id) => [giveBack(stage, id, 50_000), giveBack(stage, id, 50_000), settle(id)]),
    );
    for (const id of ids)
      expect(await onlyCommission(id)).toMatchObject({ state: "reversed", recoveredSen: 15_000 });
    expect(await freeIn(stage, agency.accountId)).toBe(0);
  });
});

describe("an influencer's commission", () => {
  it("is the link's share, or the resort's usual one", async () => {
    const mira = await makePartner(stage, "influencer");
    const { packageId } = stage.resort;
    const usual = await makeEarning(stage, { influencerId: mira.accountId });
    expect(await onlyCommission(usual)).toMatchObject({
      kind: "influencer",
      basisPoints: 1_000,
      amountSen: 10_000,
    });
    await stage.base.pool.query(
      `INSERT INTO influencer_package (package_id, account_id, "from", commission) VALUES ($1, $2, '2026-01-01', 800)`,
      [packageId, mira.accountId],
    );
    const own = await makeEarning(stage, { influencerId: mira.accountId });
    expect(await onlyCommission(own)).toMatchObject({ basisPoints: 800, amountSen: 8_000 });
    await leave(own);
    expect(await freeIn(stage, mira.accountId)).toBe(8_000);
  });
});

describe("a reward for a friend", () => {
  let aini: Partner;
  beforeEach(async () => {
    aini = await makePartner(stage, "guest", "Aini");
    await stage.base.db.delete(resortSetting).where(eq(resortSetting.name, "referral"));
  });
  const by = (given: Partial<typeof booking.$inferInsert> = {}) => ({ referredBy: aini.accountId, ...given });

  it("is earned by the first completed stay, once, and by no later one", async () => {
    const [first, second] = [
      await makeEarning(stage, by({ email: "mei@example.test" })),
      await makeEarning(stage, by({ email: "mei@example.test" })),
    ];
    expect(await onlyCommission(first)).toMatchObject({
      kind: "referral",
      state: "forecast",
      amountSen: 5_000,
      basisPoints: null,
    });
    expect(await onlyCommission(second)).toMatchObject({ state: "forecast" });
    await leave(second);
    expect(await onlyCommission(second)).toMatchObject({ state: "earned" });
    await stage.jobs["settle-commissions"]({});
    expect(await onlyCommission(first)).toMatchObject({ state: "dropped", reason: "notFirst" });
    await leave(first);
    expect(await onlyCommission(first)).toMatchObject({ state: "dropped" });
    expect(await freeIn(stage, aini.accountId)).toBe(5_000);
  });

  it("goes to one of two first stays that end at one moment", async () => {
    const friend = { ownerId: crypto.randomUUID() };
    const ids = [
      await makeEarning(stage, by({ ...friend, email: "a@example.test" })),
      await makeEarning(stage, by({ ...friend, email: "b@example.test" })),
      await makeEarning(stage, by({ ownerId: crypto.randomUUID(), email: "b@example.test" })),
    ];
    const answers = await Promise.all(ids.map(leave));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    const states = (await Promise.all(ids.map(onlyCommission))).map((row) => row?.state);
    // The first and the last stay are of people who share nothing.
    expect(states.filter((state) => state === "earned").length).toBeLessThanOrEqual(2);
    expect(states.filter((state) => state === "earned").length).toBeGreaterThan(0);
    expect([states[0], states[1]].filter((state) => state === "earned").length).toBeLessThanOrEqual(1);
    expect([states[1], states[2]].filter((state) => state === "earned").length).toBeLessThanOrEqual(1);
  });

  it("is never for one's own stay", async () => {
    const byMail = await makeEarning(stage, by({ email: aini.email("admin") }));
    const byAccount = await makeEarning(stage, by({ ownerId: aini.accountId, accountId: aini.accountId }));
    for (const id of [byMail, byAccount]) {
      await leave(id);
      expect(await commissionsOf(stage, id)).toEqual([]);
    }
    // Found out later: the friend signs in as the referrer.
    const late = await makeEarning(stage, by());
    await stage.base.db
      .update(booking)
      .set({ ownerId: aini.accountId, referredBy: null })
      .where(eq(booking.id, late));
    await settleOutstanding(stage.base.db);
    expect(await onlyCommission(late)).toMatchObject({ state: "dropped", reason: "ownStay" });
  });

  it("stops at the month's cap, also in a crowd", async () => {
    await stage.base.db
      .insert(resortSetting)
      .values({ name: "referral", value: { monthlyCap: 2, rewardSen: 700 } });
    const ids = [
      await makeEarning(stage, by()),
      await makeEarning(stage, by()),
      await makeEarning(stage, by()),
    ];
    await Promise.all(ids.map(leave));
    const states = (await Promise.all(ids.map(onlyCommission))).map((row) => row?.state);
    expect(states.toSorted()).toEqual(["dropped", "earned", "earned"]);
    expect(await freeIn(stage, aini.accountId)).toBe(1_400);
  });

  it("is promised to nobody while the resort thanks nobody, and kept where it was promised", async () => {
    const promised = await makeEarning(stage, by());
    await stage.base.db.insert(resortSetting).values({ name: "referral", value: { active: false } });
    const later = await makeEarning(stage, by());
    for (const id of [promised, later]) await leave(id);
    expect(await onlyCommission(promised)).toMatchObject({ state: "earned" });
    expect(await commissionsOf(stage, later)).toEqual([]);
  });

  it("goes back when the friend's money does", async () => {
    const id = await makeEarning(stage, by());
    await leave(id);
    await giveBack(stage, id, 100_000);
    expect(await onlyCommission(id)).toMatchObject({ state: "reversed", recoveredSen: 5_000 });
    expect(await freeIn(stage, aini.accountId)).toBe(0);
  });
});

describe("what nothing has settled yet", () => {
  it("is found by the hourly run", async () => {
    const id = await makeEarning(stage, { influencerId: null });
    await stage.base.db.update(booking).set(whose).where(eq(booking.id, id));
    await settleOutstanding(stage.base.db);
    expect(await onlyCommission(id)).toMatchObject({ state: "forecast", amountSen: 15_000 });
    await leave(id);
    await stage.base.pool.query("UPDATE booking SET paid_sen = 50000, refunded_sen = 50000 WHERE id = $1", [
      id,
    ]);
    await settleOutstanding(stage.base.db);
    expect(await onlyCommission(id)).toMatchObject({ reversedSen: 7_500, recoveredSen: 7_500 });
    await stage.base.pool.query("UPDATE booking SET paid_sen = 100000, refunded_sen = 0 WHERE id = $1", [id]);
  });
});
