import { randomUUID } from "node:crypto";
import {
  apiEventsRoute,
  buyEventRoute,
  cancelEventPlacesRoute,
  eventsRoute,
  eventTicketsRoute,
  eventVacancyRoute,
  payEventRoute,
  userEventsRoute,
} from "@pulau/contract/events.ts";
import { startPaymentRoute, walletRoute } from "@pulau/contract/payments.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import type { EventId, PurchaseId } from "@pulau/domain/ids.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import type { Caller } from "../../../races/caller.ts";
import { movableClock } from "../../../races/controls.ts";
import { atTheBank, newGuest } from "../../../races/guest.ts";
import { memberWithWallet } from "../../../races/members.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { runJobs } from "../../../races/run-jobs.ts";
import { guestsOf, makeEvent } from "./test-event.ts";

let stage: Stage;
let clock: Awaited<ReturnType<typeof movableClock>>;
beforeAll(async () => {
  stage = await openStage({ days: 200 }, async ({ pool }) => {
    clock = await movableClock(pool);
  });
});
afterAll(() => stage.close());
afterEach(async () => expect(await checkInvariants(stage.base.pool)).toEqual([]));

const key = () => ({ "idempotency-key": randomUUID() });
const rich = () => memberWithWallet(stage, 10_000_00);
const dinner = (options = {}) => makeEvent(stage.base.db, stage.resort, options);
const pay = (member: Caller, eventId: EventId, guests = guestsOf(2)) =>
  member.call(payEventRoute, { body: { eventId, guests } }, key());
const balance = async (member: Caller) => (await member.must(walletRoute, {})).balanceSen;
const show = (member: Caller, purchaseId: PurchaseId) =>
  member.must(eventTicketsRoute, { params: { _id: purchaseId } });

async function bought(member: Caller, eventId: EventId, guests = guestsOf(2)): Promise<string> {
  const { purchaseId } = await member.must(payEventRoute, { body: { eventId, guests } }, key());
  await runJobs(stage, "fulfil-purchase");
  return purchaseId;
}

describe("events", () => {
  it("are shown to everybody, with and without /api, with what is left", async () => {
    const _id = await dinner({ inDays: 30 });
    const off = await dinner({ activeStatus: false });
    const anybody = await newGuest(stage.urls);
    const { member } = await rich();
    await bought(member, _id, guestsOf(2, 1));
    for (const route of [eventsRoute, apiEventsRoute]) {
      const { events } = await anybody.must(route, { query: {} });
      expect(events.find((offered) => offered._id === _id)).toMatchObject({
        left: 7,
        capacity: 10,
        onSale: true,
      });
      expect(events.map((offered) => offered._id)).not.toContain(off);
    }
    const from = addDays(stage.resort.from, 31);
    const none = await anybody.must(eventsRoute, { query: { from, limit: 5 } });
    expect(none).toMatchObject({ events: [], page: 1, pages: 1, limit: 10, total: 0 });
    await dinner({ inDays: 32 });
    await dinner({ inDays: 33 });
    const first = await anybody.must(eventsRoute, { query: { from, limit: 1 } });
    const second = await anybody.must(eventsRoute, { query: { from, limit: 1, page: 2 } });
    for (const [at, entry] of [first, second].entries())
      expect(entry).toMatchObject({ events: [{}], page: at + 1, pages: 2, limit: 1, total: 2 });
    expect(second.events[0]?._id).not.toBe(first.events[0]?._id);
  });

  it("tell whether so many places are left, of one or of a day", async () => {
    const eventId = await dinner({ inDays: 41, capacity: 3 });
    const day = addDays(stage.resort.from, 41);
    const anybody = await newGuest(stage.urls);
    const send = (body: object) => anybody.must(eventVacancyRoute, { body });
    expect(await send({ day, count: 3 })).toMatchObject({ vacancies: [{ eventId, left: 3, enough: true }] });
    expect(await send({ eventId, count: 4 })).toMatchObject({ vacancies: [{ left: 3, enough: false }] });
    expect(await send({ day: addDays(day, 1) })).toEqual({ vacancies: [] });
    const body = { eventId: randomUUID() };
    expect(await anybody.call(eventVacancyRoute, { body })).toMatchObject({ status: 404 });
    expect(await anybody.call(eventVacancyRoute, { body: {} })).toMatchObject({ status: 400 });
  });
});

describe("places at an event", () => {
  it("are bought at the bank, with a ticket for each who comes", async () => {
    const eventId = await dinner();
    const { member, accountId } = await rich();
    const body = { eventId, guests: guestsOf(1, 1) };
    const { purchaseId, totalSen } = await member.must(buyEventRoute, { body }, key());
    expect(totalSen).toBe(18_000);
    const part = { part: "full", gateway: "sandbox" } as const;
    const { redirectUrl } = await member.must(startPaymentRoute, { body: { purchaseId, ...part } }, key());
    await atTheBank(redirectUrl, "approve");
    await expect
      .poll(async () => {
        await runJobs(stage, "apply-message");
        await runJobs(stage, "fulfil-purchase");
        return (await member.call(eventTicketsRoute, { params: { _id: purchaseId } })).ok;
      })
      .toBe(true);
    await stage.jobs["fulfil-purchase"]({ purchaseId });
    const { tickets, state, mayCancel } = await show(member, purchaseId);
    expect({ state, mayCancel }).toEqual({ state: "good", mayCancel: true });
    expect(tickets.map(({ name }) => name)).toEqual(["Adult 1", "Child 1"]);
    expect(new Set(tickets.map(({ code }) => code)).size).toBe(2);
    const listed = await member.must(userEventsRoute, { params: { id: accountId }, query: {} });
    expect(listed).toMatchObject({ events: [{ purchaseId }], page: 1, pages: 1, limit: 10, total: 1 });
  });

  it("are refused when there are too few, none on sale, no money, or no adult", async () => {
    const { member } = await rich();
    const { member: poor } = await memberWithWallet(stage, 100);
    const eventId = await dinner({ capacity: 2 });
    expect(await pay(member, eventId, guestsOf(3))).toMatchObject({ code: "NONE_LEFT", facts: { left: 2 } });
    expect(await pay(poor, eventId)).toMatchObject({ status: 402, code: "WALLET_SHORT" });
    expect(await pay(member, eventId, guestsOf(0, 1))).toMatchObject({ status: 400 });
    expect(await pay(member, randomUUID())).toMatchObject({ status: 404 });
    const closed = await dinner({ saleUntil: addDays(stage.resort.from, -1) });
    expect(await pay(member, closed)).toMatchObject({ status: 409, code: "NOT_ON_SALE" });
    expect(await balance(member)).toBe(10_000_00);
    expect(await balance(poor)).toBe(100);
  });

  it("are nobody else's to see or to give back", async () => {
    const eventId = await dinner();
    const { member, accountId } = await rich();
    const { member: other, accountId: others } = await rich();
    const _id = await bought(member, eventId);
    expect(await other.call(eventTicketsRoute, { params: { _id } })).toMatchObject({ status: 404 });
    const gave = await other.call(cancelEventPlacesRoute, { params: { _id }, query: {} });
    expect(gave).toMatchObject({ status: 404 });
    const answer = await other.call(userEventsRoute, { params: { id: accountId }, query: {} });
    expect(answer).toMatchObject({ status: 404 });
    const none = await other.must(userEventsRoute, { params: { id: others }, query: {} });
    expect(none).toEqual({ events: [], page: 1, pages: 1, limit: 10, total: 0, nextCursor: null });
  });

  it("are given back until the deadline, once, to where they were paid from", async () => {
    const eventId = await dinner({ capacity: 2 });
    const { member } = await rich();
    const _id = await bought(member, eventId);
    const give = () => member.call(cancelEventPlacesRoute, { params: { _id }, query: {} });
    expect(await give()).toMatchObject({ ok: true, value: { refundedSen: 24_000, to: "wallet" } });
    expect(await give()).toMatchObject({ status: 409, code: "WRONG_STATE" });
    expect(await balance(member)).toBe(10_000_00);
    expect(await show(member, _id)).toMatchObject({
      state: "givenBack",
      mayCancel: false,
      refundedSen: 24_000,
    });
    const { member: next } = await rich();
    expect((await pay(next, eventId)).ok).toBe(true);
    await runJobs(stage, "fulfil-purchase");
  });

  it("are not given back after the deadline, and earned once the event is over", async () => {
    const eventId = await dinner({ inDays: 25 });
    const { member } = await rich();
    const _id = await bought(member, eventId);
    await clock.move(24 * 24 * 3_600);
    expect(await show(member, _id)).toMatchObject({ state: "good", mayCancel: false });
    const late = await member.call(cancelEventPlacesRoute, { params: { _id }, query: {} });
    expect(late).toMatchObject({
      status: 409,
      code: "TOO_LATE",
      facts: { until: addDays(stage.resort.from, 23) },
    });
    await clock.move(3 * 24 * 3_600);
    await Promise.all([stage.jobs["earn-events"]({}), stage.jobs["earn-events"]({})]);
    const { rows } = await stage.base.pool.query(
      `SELECT e.sen::int AS sen FROM ledger_entry e JOIN ledger_transaction t ON t.id = e.transaction_id
       WHERE t.purchase_id = $1 AND account_kind = 'revenue'`,
      [_id],
    );
    expect(rows).toEqual([{ sen: 24_000 }]);
    expect(await pay(member, eventId)).toMatchObject({ code: "NOT_ON_SALE" });
  });
});
