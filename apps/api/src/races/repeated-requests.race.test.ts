import { randomUUID } from "node:crypto";
import { bookingRoute, cancelBookingRoute, cancelQuoteRoute } from "@pulau/contract/bookings.ts";
import { startPaymentRoute, walletRoute } from "@pulau/contract/payments.ts";
import { staffCancelRoute } from "@pulau/contract/staff.ts";
import type { BookingId, PaymentId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../db/invariants.ts";
import type { Caller } from "./caller.ts";
import { movableClock } from "./controls.ts";
import { rounds } from "./counts.ts";
import { eventually } from "./eventually.ts";
import { atTheBank, mustHold, mustStartPayment, mustSubmit, newGuest, stayOf, submit } from "./guest.ts";
import { memberWithWallet } from "./members.ts";
import { callback, rowsOf, settled, statusOf, wake } from "./paying.ts";
import { staffCaller } from "./staff.ts";
import { openTwoServers, type TwoServers } from "./two-servers.ts";

let arena: TwoServers;
let clock: { move(seconds: number): Promise<void> };
beforeAll(async () => {
  const settings = { bookingNoPrefix: "TB", answerHours: { from: "00:00", to: "23:59" } };
  arena = await openTwoServers(
    { rooms: { standard: 40 }, ferrySeats: 400, days: 200, settings },
    async (base) => {
      clock = await movableClock(base.pool);
    },
  );
});
afterAll(() => arena.close());

const key = () => ({ "idempotency-key": randomUUID() });

/** A second page for the same booking that nobody could close, with a session that the bank knows. */
async function twinOf(paymentId: PaymentId): Promise<string> {
  const ref = randomUUID();
  const [twin] = await rowsOf<{ id: string }>(
    arena,
    `INSERT INTO payment (id, booking_id, flow, gateway, part, amount_sen, state, gateway_ref, session_ends_at, created_at)
     SELECT gen_random_uuid(), booking_id, flow, gateway, part, amount_sen, 'started', $2, session_ends_at, created_at
     FROM payment WHERE id = $1 RETURNING id`,
    [paymentId, ref],
  );
  const id = twin?.id ?? "";
  await rowsOf(
    arena,
    `INSERT INTO sandbox_bank.session (id, reference, flow, amount_sen, currency, description, callback_url, return_url,
       state, created_at, ends_at, settled_at)
     SELECT $2::uuid, $3, flow, amount_sen, currency, description, callback_url, return_url, 'approved', created_at,
       ends_at, created_at
     FROM sandbox_bank.session WHERE reference = $1`,
    [paymentId, ref, id],
  );
  return id;
}

/** The bank has taken the money, and tells nobody by itself. */
const approved = (paymentId: PaymentId) =>
  rowsOf(arena, "UPDATE sandbox_bank.session SET state = 'approved' WHERE reference = $1", [paymentId]);

/** What an account paid and what went back, once nothing moves any more. */
const refundsOf = (bookingId: BookingId) =>
  eventually(
    () =>
      rowsOf<{ state: string; sen: Sen }>(
        arena,
        "SELECT state, amount_sen::int AS sen FROM refund WHERE booking_id = $1",
        [bookingId],
      ),
    (rows) => rows.every(({ state }) => state === "done"),
    30,
  );

describe("two pages that are both paid", () => {
  it.each([[["approved", "approved"]], [["approved", "declined", "approved"]]])(
    "confirm once, and the second money returns by itself (%s)",
    async (states) => {
      const guest = await newGuest(arena.urls);
      const { _id, hold } = await mustSubmit(guest, stayOf(arena.resort));
      const { paymentId } = await mustStartPayment(guest, _id);
      // Both are paid at the bank, whatever it tells and whoever asks it.
      await approved(paymentId);
      const twin = await twinOf(paymentId);
      await Promise.all(
        states.flatMap((state) => [
          callback(arena, paymentId, { state }, { server: 0 }),
          callback(arena, twin, { state }, { server: 1 }),
        ]),
      );
      await settled(guest, _id, "confirmed");
      const back = await eventually(
        () => refundsOf(_id),
        (rows) => rows.length > 0,
      );
      expect(back).toEqual([{ state: "done", sen: hold.quote.totalSen }]);
      const detail = await guest.must(bookingRoute, { params: { _id } });
      expect(detail).toMatchObject({ paidSen: hold.quote.totalSen, balanceSen: 0, paymentStatus: "success" });
      expect(await checkInvariants(arena.base.pool)).toEqual([]);
    },
  );
});

describe("twenty tabs", () => {
  it("that submit one hold all hear of the one booking, with keys of their own or one for all", async () => {
    for (const keys of [() => randomUUID(), () => "one-key-for-every-tab"]) {
      const guest = await newGuest(arena.urls);
      const hold = await mustHold(guest, stayOf(arena.resort, { inDays: 150 }));
      const answers = await Promise.all(Array.from({ length: 20 }, () => submit(guest, hold, keys())));
      const outcomes = new Set(answers.map((answer) => (answer.ok ? answer.value._id : answer.code)));
      const rows = await rowsOf<{ id: string }>(arena, "SELECT id FROM booking WHERE hold_id = $1", [
        hold._id,
      ]);
      expect([...outcomes]).toEqual(rows.map(({ id }) => id));
      expect(outcomes.size).toBe(1);
      const late = await submit(guest, hold, randomUUID());
      expect(late).toMatchObject({ ok: true, value: { _id: rows[0]?.id } });
    }
    expect(await checkInvariants(arena.base.pool)).toEqual([]);
  });
});

describe("a part from the wallet", () => {
  it("is taken once, from two servers and many presses, and a killed answer is asked for again", async () => {
    const { member } = await memberWithWallet(arena, 30_000);
    const { _id, hold } = await mustSubmit(member, stayOf(arena.resort, { inDays: 40 }));
    const wallet = { amountSen: 30_000, restSen: hold.quote.totalSen - 30_000 };
    const body = { bookingId: _id, part: "full" as const, gateway: "sandbox", wallet };
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => member.call(startPaymentRoute, { body }, key())),
    );
    const pages = new Set(answers.flatMap((answer) => (answer.ok ? [answer.value.paymentId] : [])));
    expect(pages.size).toBe(1);
    expect((await member.must(walletRoute, {})).balanceSen).toBe(0);
    const [page] = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
    await atTheBank(page?.redirectUrl ?? "", "repeat");
    expect(await settled(member, _id, "confirmed")).toMatchObject({ paymentStatus: "success" });
    expect(await checkInvariants(arena.base.pool)).toEqual([]);
  });
});

/** Nobody pays for nothing: what stands is paid, what is called off has given back all but what the policy keeps. */
async function expectFair(guest: Caller, bookingId: BookingId): Promise<void> {
  await wake(arena, "poll-payment");
  await eventually(
    () => rowsOf(arena, "SELECT FROM payment WHERE booking_id = $1 AND state = 'started'", [bookingId]),
    (open) => open.length === 0,
    30,
  );
  const detail = await guest.must(bookingRoute, { params: { _id: bookingId } });
  expect(["confirmed", "cancelled"]).toContain(detail.status);
  await refundsOf(bookingId);
}

describe("money that comes while a booking is called off", () => {
  it("confirms it or returns, when staff cancel at that moment", async () => {
    const { desk } = await staffCaller(arena);
    for (let round = 0; round < rounds(4, 100); round++) {
      const guest = await newGuest(arena.urls, round);
      const { _id } = await mustSubmit(guest, stayOf(arena.resort, { inDays: 20 + round }));
      const { paymentId, redirectUrl } = await mustStartPayment(guest, _id);
      await Promise.all([
        atTheBank(redirectUrl, "repeat").catch(() => undefined), // the page may be closed by now
        desk.call(staffCancelRoute, { params: { _id }, query: { agreedRefundSen: 0 } }),
      ]);
      await expectFair(guest, _id);
      const { status, paidSen } = await statusOf(guest, _id);
      if (status === "cancelled") expect([_id, paymentId, paidSen]).toEqual([_id, paymentId, 0]);
    }
    expect(await checkInvariants(arena.base.pool)).toEqual([]);
  });

  it("is a balance that counts or returns, when the guest cancels at that moment", async () => {
    for (let round = 0; round < rounds(4, 100); round++) {
      const guest = await newGuest(arena.urls, round);
      const { _id } = await mustSubmit(guest, stayOf(arena.resort, { inDays: 70 + round }));
      await atTheBank((await mustStartPayment(guest, _id, "deposit")).redirectUrl, "approve");
      await settled(guest, _id, "confirmed");
      const { refundSen } = await guest.must(cancelQuoteRoute, { params: { _id } });
      const body = { bookingId: _id, part: "balance" as const, gateway: "sandbox" };
      const { paymentId } = await guest.must(startPaymentRoute, { body }, key());
      const cancel = { params: { _id }, query: { agreedRefundSen: refundSen } };
      await approved(paymentId);
      await Promise.all([
        callback(arena, paymentId, {}, { server: round % 2 }),
        guest.call(cancelBookingRoute, cancel),
      ]);
      await expectFair(guest, _id);
    }
    expect(await checkInvariants(arena.base.pool)).toEqual([]);
  });
});

it("a balance that is paid the moment its stay is cancelled for want of it: kept whole or returned", async () => {
  const guest = await newGuest(arena.urls);
  const { _id } = await mustSubmit(guest, stayOf(arena.resort, { inDays: 100 }));
  await atTheBank((await mustStartPayment(guest, _id, "deposit")).redirectUrl, "approve");
  await settled(guest, _id, "confirmed");
  const body = { bookingId: _id, part: "balance" as const, gateway: "sandbox" };
  const { paymentId } = await guest.must(startPaymentRoute, { body }, key());
  await approved(paymentId);
  await rowsOf(
    arena,
    `INSERT INTO balance_reminder (id, booking_id, due_on, days_after, at)
     SELECT gen_random_uuid(), id, balance_due_on, 1, pulau_now() + interval '71 days' FROM booking WHERE id = $1`,
    [_id],
  );
  await clock.move(77 * 86_400);
  await rowsOf(
    arena,
    `INSERT INTO pgboss.job (name, data, policy) SELECT name, jsonb_build_object('bookingId', $1::text), policy
     FROM pgboss.queue WHERE name = 'chase-balance'`,
    [_id],
  );
  await callback(arena, paymentId);
  const done = () =>
    rowsOf<{ state: string; paid: number; total: number }>(
      arena,
      `SELECT b.state, b.paid_sen::int AS paid, b.total_sen::int AS total FROM booking b
       JOIN payment p ON p.booking_id = b.id AND p.id = $2 AND p.state = 'captured' WHERE b.id = $1
         AND NOT EXISTS (SELECT FROM pgboss.job WHERE name = 'chase-balance' AND state < 'completed')`,
      [_id, paymentId],
    );
  const [end] = await eventually(done, (found) => found.length > 0, 40);
  expect(end).toMatchObject({ state: "confirmed" });
  expect(end?.paid).toBeGreaterThan(0);
  await clock.move(-77 * 86_400);
  expect(await checkInvariants(arena.base.pool)).toEqual([]);
});
