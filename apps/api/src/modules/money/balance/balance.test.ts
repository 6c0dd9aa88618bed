import { randomUUID } from "node:crypto";
import { setBalanceRoute } from "@pulau/contract/balance.ts";
import { bookingRoute, bookingsRoute } from "@pulau/contract/bookings.ts";
import { payFromWalletRoute, paymentStatusRoute, startPaymentRoute } from "@pulau/contract/payments.ts";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { BookingId, PaymentId } from "@pulau/domain/ids.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import { readMail } from "../../../mail/read-mail.ts";
import type { Caller } from "../../../races/caller.ts";
import { movableClock } from "../../../races/controls.ts";
import { mustHold, mustSubmit, newGuest, stayOf } from "../../../races/guest.ts";
import { memberWithWallet } from "../../../races/members.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { staffCaller } from "../../../races/staff.ts";

let stage: Stage;
let clock: { move(seconds: number): Promise<void> };
let daysOn = 0;
beforeAll(async () => {
  stage = await openStage(
    {
      days: 700,
      rooms: { standard: 30, family: 1 },
      settings: { answerHours: { from: "00:00", to: "23:59" } },
    },
    async (base) => {
      clock = await movableClock(base.pool);
    },
  );
});
afterAll(() => stage.close());

const day = 86_400;
const rowsOf = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await stage.base.pool.query(text, values)).rows as T[];
const key = () => ({ "idempotency-key": randomUUID() });
const wait = async (days: number) => {
  daysOn += days;
  await clock.move(days * day);
  // Who is signed in stays so: it is not their sessions that grow old here.
  await rowsOf("UPDATE session SET expires_at = expires_at + make_interval(days => $1)", [days]);
};
const dayOf = (inDays: number): Day => addDays(stage.resort.from, daysOn + inDays);
/** Runs the sweep, and all that it queued. */
async function sweep() {
  await stage.jobs["chase-balances"]({});
  const queued = await rowsOf<{ id: string; bookingId: BookingId }>(
    "DELETE FROM pgboss.job WHERE name = 'chase-balance' RETURNING id, data ->> 'bookingId' AS \"bookingId\"",
  );
  for (const { bookingId } of queued) await stage.jobs["chase-balance"]({ bookingId });
}
const mailsOf = async (bookingId: BookingId) =>
  (
    await rowsOf<{ template: string }>(
      `SELECT data ->> 'template' AS template FROM pgboss.job
       WHERE name = 'send-mail' AND data ->> 'bookingId' = $1 ORDER BY created_on, id`,
      [bookingId],
    )
  ).map(({ template }) => template);
const detailOf = (guest: Caller, _id: string) => guest.must(bookingRoute, { params: { _id } });

/** A stay in 60 days, its deposit paid: the balance is due in 30. */
async function withDeposit(options: Parameters<typeof stayOf>[1] = {}, purse = 1_000_000) {
  const { member } = await memberWithWallet(stage, purse);
  const { _id } = await mustSubmit(member, stayOf(stage.resort, { inDays: daysOn + 60, ...options }));
  await member.must(payFromWalletRoute, { body: { bookingId: _id, part: "deposit" } }, key());
  return { member, _id };
}

describe("a balance that is not paid", () => {
  it("is reminded of before its day and after it, is shown overdue, and ends its stay by the policy", async () => {
    const { member, _id } = await withDeposit();
    const before = await detailOf(member, _id);
    expect(before.balance).toEqual({
      owedSen: before.totalSen - before.depositSen,
      dueOn: dayOf(30),
      overdue: false,
      lastDay: dayOf(35),
      excused: false,
    });
    await sweep();
    expect(await mailsOf(_id)).toEqual(["booking-confirmed"]);
    await wait(23);
    await sweep();
    await sweep();
    expect(await mailsOf(_id)).toEqual(["booking-confirmed", "balance-reminder"]);
    await wait(8);
    await sweep();
    const listed = await member.must(bookingsRoute, { query: { tab: "upcoming" } });
    expect(listed.reservations).toMatchObject([{ _id, balanceDueOn: dayOf(-1), balanceOverdue: true }]);
    await wait(2);
    await sweep();
    expect(await mailsOf(_id)).toHaveLength(4);
    await wait(2);
    await sweep();
    expect(await detailOf(member, _id)).toMatchObject({ status: "confirmed" });
    await wait(1);
    await sweep();
    const after = await detailOf(member, _id);
    expect(after).toMatchObject({ status: "cancelled", cancelReason: "BALANCE_NOT_PAID", balance: null });
    // 24 days before check-in the policy gives back 70 %, less 3 % of what was paid.
    const kept = after.depositSen - Math.floor(after.depositSen * 0.67);
    expect(Math.abs(after.paidSen - kept)).toBeLessThanOrEqual(1);
    expect((await mailsOf(_id)).slice(4)).toEqual(["booking-cancelled"]);
    expect(
      await rowsOf("SELECT FROM room_night n JOIN booking b USING (hold_id) WHERE b.id = $1", [_id]),
    ).toEqual([]);
    await stage.jobs["issue-invoice"]({ bookingId: _id });
    expect(await checkInvariants(stage.base.pool)).toEqual([]);
  });

  it("is asked of nobody before staff have decided about a refund that was made past us", async () => {
    const { _id } = await withDeposit();
    const [need] = await rowsOf<{ id: string }>(
      `INSERT INTO needs_person (id, kind, booking_id, facts, at)
       VALUES (gen_random_uuid(), 'REFUND_ELSEWHERE', $1, '{"amountSen": 5000}', pulau_now()) RETURNING id`,
      [_id],
    );
    await wait(23);
    await sweep();
    expect(await mailsOf(_id)).toEqual(["booking-confirmed"]);
    await rowsOf("UPDATE needs_person SET done_at = pulau_now() WHERE id = $1", [need?.id]);
    await sweep();
    expect(await mailsOf(_id)).toEqual(["booking-confirmed", "balance-reminder"]);
  });

  it("is told in each language, with the way to pay, and no more once it is paid", async () => {
    const { member, _id } = await withDeposit();
    const write = () =>
      readMail(
        stage.base.db,
        { secret: "s".repeat(40), publicUrl: "https://pulau.test" },
        { template: "balance-reminder", bookingId: _id, dueOn: dayOf(30) },
      );
    for (const [language, word] of [
      ["en", "is due by"],
      ["my", "perlu dibayar"],
      ["cn", "余款"],
    ]) {
      await rowsOf("UPDATE booking SET language = $2 WHERE id = $1", [_id, language]);
      const mail = await write();
      expect(mail?.letter.paragraphs[0]).toContain(word);
      expect(mail?.letter.link?.url).toContain(`/pay/${_id}.0.`);
    }
    await member.must(payFromWalletRoute, { body: { bookingId: _id, part: "balance" } }, key());
    expect(await write()).toBeNull();
    await wait(31);
    await sweep();
    expect(await mailsOf(_id)).toEqual(["booking-confirmed", "payment-received"]);
  });

  it("ends no stay unwarned: whose reminders did not go out is warned first", async () => {
    const { member, _id } = await withDeposit();
    await wait(40);
    await sweep();
    expect(await detailOf(member, _id)).toMatchObject({ status: "confirmed" });
    expect(await mailsOf(_id)).toEqual(["booking-confirmed", "balance-reminder"]);
    await sweep();
    expect(await detailOf(member, _id)).toMatchObject({ status: "confirmed" });
    await wait(1);
    await sweep();
    expect(await detailOf(member, _id)).toMatchObject({ status: "cancelled" });
  });

  it("ends no stay for little, but asks staff once", async () => {
    const { member, _id } = await withDeposit();
    await rowsOf("UPDATE booking SET total_sen = total_sen WHERE id = $1", [_id]);
    const { totalSen, paidSen } = await detailOf(member, _id);
    const most = totalSen - paidSen - Math.floor(totalSen * 0.2);
    await member.must(
      payFromWalletRoute,
      { body: { bookingId: _id, part: "balance", amountSen: most } },
      key(),
    );
    await wait(40);
    await sweep();
    await sweep();
    expect(await detailOf(member, _id)).toMatchObject({ status: "confirmed", balance: { lastDay: null } });
    const reminders = await rowsOf(
      "SELECT FROM needs_person WHERE booking_id = $1 AND kind = 'BALANCE_OVERDUE'",
      [_id],
    );
    expect(reminders).toHaveLength(1);
  });

  it("is not acted upon at night", async () => {
    const { _id } = await withDeposit();
    const hours = { from: "23:58", to: "23:59" };
    const setting = (value: object) =>
      rowsOf(
        `INSERT INTO resort_setting VALUES ('answerHours', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
        [JSON.stringify(value)],
      );
    await setting(hours);
    await new Promise((done) => setTimeout(done, 2_100));
    await wait(24);
    await sweep();
    expect(await mailsOf(_id)).toEqual(["booking-confirmed"]);
    await setting({ from: "00:00", to: "23:59" });
    await new Promise((done) => setTimeout(done, 2_100));
    await sweep();
    expect(await mailsOf(_id)).toEqual(["booking-confirmed", "balance-reminder"]);
  });
});

describe("a balance at the bank", () => {
  const openPage = (guest: Caller, bookingId: BookingId) =>
    guest.must(startPaymentRoute, { body: { bookingId, part: "balance", gateway: "sandbox" } }, key());
  const approve = (url: string) =>
    fetch(url, { method: "POST", body: new URLSearchParams({ choice: "never" }), redirect: "manual" });

  it("closes the page before the stay ends, so nobody pays for nothing", async () => {
    const { member, _id } = await withDeposit();
    await wait(40);
    await sweep();
    await wait(1);
    const page = await openPage(member, _id);
    await sweep();
    expect(await detailOf(member, _id)).toMatchObject({ status: "cancelled" });
    expect(await (await fetch(page.redirectUrl)).text()).not.toContain('value="approve"');
  });

  it("counts when it was paid a moment before", async () => {
    const { member, _id } = await withDeposit();
    await wait(40);
    await sweep();
    await wait(1);
    const page = await openPage(member, _id);
    await approve(page.redirectUrl);
    await sweep();
    expect(await detailOf(member, _id)).toMatchObject({ status: "confirmed" });
  });
});

describe("balance money after the end", () => {
  /** Cancelled for want of its balance, while a page was open whose end nobody could see to. */
  async function cancelledWithPage(options: Parameters<typeof stayOf>[1] = {}) {
    const { member, _id } = await withDeposit(options);
    await wait(40);
    await sweep();
    await wait(1);
    await sweep();
    const { totalSen, depositSen, ...after } = await detailOf(member, _id);
    expect(after.cancelReason).toBe("BALANCE_NOT_PAID");
    const [page] = await rowsOf<{ id: string }>(
      `INSERT INTO payment (id, booking_id, gateway, part, amount_sen, state, gateway_ref, created_at)
       VALUES (gen_random_uuid(), $1, 'sandbox', 'balance', $2, 'started', $3, pulau_now()) RETURNING id`,
      [_id, totalSen - depositSen, randomUUID()],
    );
    return {
      member,
      _id,
      paymentId: page?.id ?? "",
      keptSen: after.paidSen,
      amountSen: totalSen - depositSen,
    };
  }
  async function lands(paymentId: PaymentId) {
    const [inbox] = await rowsOf<{ id: string }>(
      `INSERT INTO gateway_inbox (id, gateway, event_id, flow, gateway_ref, body, received_at)
       SELECT gen_random_uuid(), 'sandbox', $1::text, 'reservation', gateway_ref, jsonb_build_object(
         'eventId', $1::text, 'gatewayRef', gateway_ref, 'paymentId', id, 'amountSen', amount_sen, 'currency', 'MYR',
         'state', 'paid', 'reason', null, 'captureRef', null), pulau_now()
       FROM payment WHERE id = $2 RETURNING id`,
      [randomUUID(), paymentId],
    );
    await stage.jobs["apply-message"]({ inboxId: inbox?.id ?? "" });
  }

  it("brings the stay back while everything is free; what was given back is owed again", async () => {
    const { member, _id, paymentId, keptSen, amountSen } = await cancelledWithPage();
    await lands(paymentId);
    const back = await detailOf(member, _id);
    expect(back).toMatchObject({ status: "confirmed", paidSen: keptSen + amountSen });
    expect(back.balance).toMatchObject({ owedSen: back.totalSen - keptSen - amountSen, dueOn: dayOf(1) });
    await stage.jobs["issue-invoice"]({ bookingId: _id });
    expect(await checkInvariants(stage.base.pool)).toEqual([]);
  });

  it("goes back when the rooms are gone, and what was kept stays kept", async () => {
    const options = { roomType: "family" } as const;
    const { member, _id, paymentId, keptSen } = await cancelledWithPage(options);
    await mustHold(await newGuest(stage.urls), stayOf(stage.resort, { ...options, inDays: daysOn + 19 }));
    await lands(paymentId);
    const status = await member.must(paymentStatusRoute, { params: { _id } });
    expect(status).toMatchObject({ status: "cancelled", paymentStatus: "refunded" });
    expect((await detailOf(member, _id)).paidSen).toBe(keptSen);
    await stage.jobs["issue-invoice"]({ bookingId: _id });
    expect(await checkInvariants(stage.base.pool)).toEqual([]);
  });
});

describe("staff and a balance", () => {
  it("give more time, excuse it, and say why", async () => {
    const { desk: staff } = await staffCaller(stage);
    const { member, _id } = await withDeposit();
    const params = { _id };
    const later = await staff.must(setBalanceRoute, {
      params,
      body: { excused: false, dueOn: dayOf(45), reason: "Salary comes on the 25th" },
    });
    expect(later.balance).toMatchObject({ dueOn: dayOf(45), excused: false });
    await wait(38);
    await sweep();
    expect(await mailsOf(_id)).toEqual(["booking-confirmed", "balance-reminder"]);
    await staff.must(setBalanceRoute, { params, body: { excused: true, reason: "Pays at the desk" } });
    await wait(16);
    await sweep();
    expect(await mailsOf(_id)).toHaveLength(2);
    expect(await detailOf(member, _id)).toMatchObject({ status: "confirmed", balance: { excused: true } });
    const noted = await rowsOf<{ what: string; facts: { note?: string } }>(
      "SELECT what, facts FROM booking_event WHERE booking_id = $1 AND what LIKE 'balance%' ORDER BY at",
      [_id],
    );
    expect(noted.map(({ what, facts }) => [what, facts.note])).toEqual([
      ["balanceDueMoved", "Salary comes on the 25th"],
      ["balanceReminded", undefined],
      ["balanceExcused", "Pays at the desk"],
    ]);
  });

  it("are refused a day that is over, a paid stay, an unknown one, and without the right", async () => {
    const { desk: staff } = await staffCaller(stage);
    const { member, _id } = await withDeposit();
    const set = (params: { _id: string }, dueOn: Day, by: Caller = staff) =>
      by.call(setBalanceRoute, { params, body: { excused: false, dueOn, reason: "x" } });
    expect(await set({ _id }, dayOf(-1))).toMatchObject({ status: 409, code: "BALANCE_DAY" });
    expect(await set({ _id }, dayOf(90))).toMatchObject({ status: 409, code: "BALANCE_DAY" });
    expect(await set({ _id: randomUUID() }, dayOf(3))).toMatchObject({ status: 404 });
    expect(await set({ _id }, dayOf(3), member)).toMatchObject({ ok: false });
    await member.must(payFromWalletRoute, { body: { bookingId: _id, part: "balance" } }, key());
    expect(await set({ _id }, dayOf(3))).toMatchObject({ status: 409, code: "WRONG_STATE" });
  });
});
