import { randomUUID } from "node:crypto";
import { bookingRoute, claimBookingRoute } from "@pulau/contract/bookings.ts";
import { payFromWalletRoute, paymentStatusRoute, walletRoute } from "@pulau/contract/payments.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../db/invariants.ts";
import { sandboxKeyOf } from "../gateways/gateways.ts";
import { signatureOf } from "../gateways/sandbox/signature.ts";
import { claimToken } from "../modules/bookings/public.ts";
import type { Caller } from "./caller.ts";
import { movableClock, withoutWalletCheck } from "./controls.ts";
import { eventually } from "./eventually.ts";
import { atTheBank, mustHold, mustStartPayment, mustSubmit, newGuest, stayOf, submit } from "./guest.ts";
import { memberWithWallet } from "./members.ts";
import { raceSecret, startServer } from "./server-process.ts";
import { type Arena, openArena } from "./two-servers.ts";

let arena: Arena;
let clock: { move(seconds: number): Promise<void> };

beforeAll(async () => {
  arena = await openArena({ rooms: { standard: 20 }, days: 200 }, async (base) => {
    clock = await movableClock(base.pool);
  });
});
afterAll(() => arena.close());

const statusOf = (guest: Caller, bookingId: string) =>
  guest.must(paymentStatusRoute, { params: { _id: bookingId } });
const settled = (guest: Caller, bookingId: string, wanted: string, seconds = 20) =>
  eventually(
    () => statusOf(guest, bookingId),
    (status) => status.status === wanted,
    seconds,
  );
const inDatabase = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await arena.base.pool.query(text, values)).rows as T[];

/** A signed callback as the bank would send it, with whatever is to be wrong about it. */
async function callback(
  paymentId: string,
  wrong: Record<string, string> = {},
  key = sandboxKeyOf(raceSecret),
): Promise<number> {
  const [row] = await inDatabase<{ ref: string; sen: number }>(
    "SELECT gateway_ref AS ref, amount_sen AS sen FROM payment WHERE id = $1",
    [paymentId],
  );
  const fields = {
    session_id: row?.ref ?? "",
    reference: paymentId,
    state: "approved",
    amount_sen: String(row?.sen),
    currency: "MYR",
    reason: "",
    ...wrong,
  };
  const body = new URLSearchParams({ ...fields, signature: signatureOf(fields, key) });
  const answer = await fetch(`${arena.urls[0]}/api/payment/callback/sandbox/reservation`, {
    method: "POST",
    body,
  });
  await answer.body?.cancel();
  return answer.status;
}

describe("paying at the bank", () => {
  it("confirms a booking whose payment the bank approved, however often it says so", async () => {
    const guest = await newGuest(arena.urls);
    const { _id } = await mustSubmit(guest, stayOf(arena.resort));
    const { redirectUrl } = await mustStartPayment(guest, _id);
    await atTheBank(redirectUrl, "repeat");
    expect(await settled(guest, _id, "confirmed")).toMatchObject({ paymentStatus: "success" });
    const detail = await guest.must(bookingRoute, { params: { _id } });
    expect(detail.balanceSen).toBe(0);
    expect(detail.payments).toHaveLength(1);
    expect(detail.lines.reduce((sum, line) => sum + line.amountSen, 0)).toBe(detail.totalSen);
    expect(await checkInvariants(arena.base.pool)).toEqual([]);
  });

  it("finds money by asking when the bank never tells", async () => {
    const guest = await newGuest(arena.urls);
    const { _id } = await mustSubmit(guest, stayOf(arena.resort));
    const { redirectUrl } = await mustStartPayment(guest, _id);
    await atTheBank(redirectUrl, "never");
    expect((await settled(guest, _id, "confirmed", 40)).status).toBe("confirmed");
  });

  it("lets a guest whose bank declined try again", async () => {
    const guest = await newGuest(arena.urls);
    const { _id } = await mustSubmit(guest, stayOf(arena.resort));
    await atTheBank((await mustStartPayment(guest, _id)).redirectUrl, "decline");
    const failed = await eventually(
      () => statusOf(guest, _id),
      (status) => status.paymentStatus === "failed",
    );
    expect(failed).toMatchObject({
      status: "awaitingPayment",
      latest: { state: "declined", reason: "declined_by_bank" },
    });
    await atTheBank((await mustStartPayment(guest, _id)).redirectUrl, "approve");
    expect((await settled(guest, _id, "confirmed")).paymentStatus).toBe("success");
  });

  it("takes the deposit and shows what is left", async () => {
    const guest = await newGuest(arena.urls);
    const { _id } = await mustSubmit(guest, stayOf(arena.resort, { inDays: 60 }));
    await atTheBank((await mustStartPayment(guest, _id, "deposit")).redirectUrl, "approve");
    expect(await settled(guest, _id, "confirmed")).toMatchObject({ paymentStatus: "partial" });
    const detail = await guest.must(bookingRoute, { params: { _id } });
    expect(detail.paidSen).toBe(detail.depositSen);
    expect(detail.balanceSen).toBe(detail.totalSen - detail.depositSen);
  });
});

describe("callbacks", () => {
  it("refuses a forged signature and changes nothing", async () => {
    const guest = await newGuest(arena.urls);
    const { _id } = await mustSubmit(guest, stayOf(arena.resort));
    const { paymentId } = await mustStartPayment(guest, _id);
    expect(await callback(paymentId, {}, "another key")).toBe(401);
    expect((await statusOf(guest, _id)).status).toBe("awaitingPayment");
    expect(
      await inDatabase("SELECT FROM gateway_inbox WHERE body ->> 'paymentId' = $1", [paymentId]),
    ).toEqual([]);
  });

  it.each([
    ["amount", { amount_sen: "100" }],
    ["currency", { currency: "IDR" }],
    ["session", { session_id: randomUUID() }],
  ])("puts aside signed news whose %s does not fit", async (_what, wrong) => {
    const guest = await newGuest(arena.urls);
    const { _id } = await mustSubmit(guest, stayOf(arena.resort));
    const { paymentId } = await mustStartPayment(guest, _id);
    expect(await callback(paymentId, wrong)).toBe(200);
    const asides = () =>
      inDatabase("SELECT FROM needs_person WHERE booking_id = $1 AND kind = 'PAYMENT_DOES_NOT_FIT'", [_id]);
    expect(await eventually(asides, (rows) => rows.length > 0)).toHaveLength(1);
    expect((await statusOf(guest, _id)).status).toBe("awaitingPayment");
    expect(await callback(paymentId)).toBe(200);
    expect(await settled(guest, _id, "confirmed")).toMatchObject({ paymentStatus: "success" });
  });

  it("comes to the same end in any order and number", async () => {
    const orders = [
      ["declined", "approved"],
      ["approved", "declined", "approved", "expired"],
      ["expired", "approved", "approved"],
    ];
    for (const order of orders) {
      const guest = await newGuest(arena.urls);
      const { _id } = await mustSubmit(guest, stayOf(arena.resort, { inDays: 14 }));
      const { paymentId } = await mustStartPayment(guest, _id);
      for (const state of order) expect(await callback(paymentId, { state })).toBe(200);
      await Promise.all(order.map((state) => callback(paymentId, { state })));
      expect(await settled(guest, _id, "confirmed")).toMatchObject({ paymentStatus: "success" });
      const posted = await inDatabase("SELECT FROM ledger_transaction WHERE payment_id = $1", [paymentId]);
      expect(posted).toHaveLength(1);
    }
    expect(await checkInvariants(arena.base.pool)).toEqual([]);
  });
});

describe("the payment's deadline", () => {
  it("cancels, frees the room, and takes late money while all is still free", async () => {
    const guest = await newGuest(arena.urls);
    const { _id } = await mustSubmit(guest, stayOf(arena.resort, { inDays: 20 }));
    const { paymentId } = await mustStartPayment(guest, _id);
    await lapse();
    expect(await settled(guest, _id, "cancelled")).toMatchObject({ cancelReason: "NOT_PAID_IN_TIME" });
    expect(await callback(paymentId)).toBe(200);
    expect(await settled(guest, _id, "confirmed")).toMatchObject({ paymentStatus: "success" });
    expect(await checkInvariants(arena.base.pool)).toEqual([]);
  });

  it("returns late money by itself, once, when the room is gone", async () => {
    const guest = await newGuest(arena.urls);
    const wanted = stayOf(arena.resort, { inDays: 24, roomType: "family" });
    const { _id } = await mustSubmit(guest, wanted);
    const { redirectUrl } = await mustStartPayment(guest, _id);
    await atTheBank(redirectUrl, "never"); // the bank has the money, nobody knows yet
    await clock.move(3 * 3_600);
    await mustHold(await newGuest(arena.urls), wanted);
    await wake("lapse-booking"); // it closes the bank's page first, and so hears of the money
    const back = await eventually(
      () => statusOf(guest, _id),
      (status) => status.paymentStatus === "refunded",
      60,
    );
    expect(back).toMatchObject({ status: "cancelled", paymentStatus: "refunded" });
    const refunds = () =>
      inDatabase<{ state: string }>("SELECT state FROM refund WHERE booking_id = $1", [_id]);
    expect(await eventually(refunds, ([row]) => row?.state === "done")).toEqual([{ state: "done" }]);
    expect(
      await inDatabase(
        "SELECT FROM sandbox_bank.refund WHERE session_id = (SELECT gateway_ref FROM payment WHERE booking_id = $1)",
        [_id],
      ),
    ).toHaveLength(1);
    expect(await checkInvariants(arena.base.pool)).toEqual([]);
  });

  /** Moves the clock past the deadline and wakes the job that would otherwise sleep in real time. */
  async function lapse() {
    await clock.move(3 * 3_600);
    await wake("lapse-booking");
  }

  const wake = (job: string) =>
    inDatabase("UPDATE pgboss.job SET start_after = now() WHERE name = $1 AND state = 'created'", [job]);
});

describe("the same call again", () => {
  it("books once for fifty submits with one key, and refuses the key for other input", async () => {
    const guest = await newGuest(arena.urls);
    const hold = await mustHold(guest, stayOf(arena.resort, { inDays: 28 }));
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => submit(guest, hold, key)));
    const bookings = new Set(answers.map((each) => (each.ok ? each.value._id : each.code)));
    expect(bookings.size).toBe(1);
    expect(answers.every((each) => each.ok)).toBe(true);
    expect(await inDatabase("SELECT FROM booking WHERE hold_id = $1", [hold._id])).toHaveLength(1);
    const other = { ...hold, quote: { ...hold.quote, totalSen: hold.quote.totalSen + 1 } };
    expect(await submit(guest, other, key)).toMatchObject({ ok: false, status: 422, code: "KEY_REUSED" });
  });
});

/** Three stays at once from a wallet that holds enough for one of them. */
async function spendTogether(at: Arena) {
  const { member, accountId } = await memberWithWallet(at, 150_000);
  const stays = await Promise.all(
    Array.from({ length: 3 }, (_, i) => mustSubmit(member, stayOf(at.resort, { inDays: 80 + 3 * i }))),
  );
  const answers = await Promise.all(
    stays.map(({ _id }) =>
      member.call(
        payFromWalletRoute,
        { body: { bookingId: _id, part: "full" } },
        { "idempotency-key": randomUUID() },
      ),
    ),
  );
  const paid = stays.filter((_, i) => answers[i]?.ok).map(({ hold }) => hold.quote.totalSen);
  const codes = answers.flatMap((each) => (each.ok ? [] : [each.code]));
  return { member, accountId, paid, codes };
}

describe("a wallet", () => {
  it("pays one booking of many that want its last money", async () => {
    const { member, accountId, paid, codes } = await spendTogether(arena);
    expect({ paid: paid.length, codes }).toEqual({ paid: 1, codes: ["WALLET_SHORT", "WALLET_SHORT"] });
    expect((await member.must(walletRoute, {})).balanceSen).toBe(150_000 - (paid[0] ?? 0));
    const faults = await checkInvariants(arena.base.pool);
    expect(faults.filter((fault) => fault.includes(accountId))).toEqual([]);
  });

  it("is overdrawn when its check is gone", async () => {
    const unguarded = await openArena({ days: 120 }, (base) => withoutWalletCheck(base.pool));
    try {
      const { paid } = await spendTogether(unguarded);
      expect(paid.length).toBeGreaterThan(1);
      expect((await checkInvariants(unguarded.base.pool)).some((fault) => fault.startsWith("G2"))).toBe(true);
    } finally {
      await unguarded.close();
    }
  });
});

describe("a server that is killed", () => {
  it("finds after its restart what the bank captured meanwhile", async () => {
    const lonely = await openArena({ rooms: { standard: 5 } });
    try {
      const [first, second] = lonely.servers;
      await second?.stop();
      const urls = lonely.urls.slice(0, 1);
      const guest = await newGuest(urls);
      const { _id } = await mustSubmit(guest, stayOf(lonely.resort));
      const { redirectUrl } = await mustStartPayment(guest, _id);
      await atTheBank(redirectUrl, "approve");
      await first?.kill();
      const again = await startServer(lonely.base.url, { port: Number(new URL(urls[0] ?? "").port) });
      const paid = await eventually(
        () => statusOf(guest, _id),
        (status) => status.status === "confirmed",
        60,
      );
      expect(paid).toMatchObject({ status: "confirmed", paymentStatus: "success" });
      expect((await guest.must(bookingRoute, { params: { _id } })).payments).toHaveLength(1);
      expect(await checkInvariants(lonely.base.pool)).toEqual([]);
      await again.stop();
    } finally {
      await lonely.close();
    }
  });
});

describe("a booking without an account", () => {
  it("is taken over by the link of its mail, once", async () => {
    const guest = await newGuest(arena.urls);
    const { _id } = await mustSubmit(guest, stayOf(arena.resort, { inDays: 120 }));
    await atTheBank((await mustStartPayment(guest, _id)).redirectUrl, "approve");
    await settled(guest, _id, "confirmed");
    const token = claimToken(raceSecret, _id);
    const [{ member }, { member: other }] = await Promise.all([
      memberWithWallet(arena, 100),
      memberWithWallet(arena, 100),
    ]);
    expect(
      await other.call(claimBookingRoute, { body: { token: `${_id}.forged-forged-forged` } }),
    ).toMatchObject({ code: "LINK_INVALID" });
    expect(await member.must(claimBookingRoute, { body: { token } })).toEqual({ _id });
    expect(await member.must(claimBookingRoute, { body: { token } })).toEqual({ _id });
    expect(await other.call(claimBookingRoute, { body: { token } })).toMatchObject({
      status: 410,
      code: "LINK_INVALID",
    });
    expect((await member.must(bookingRoute, { params: { _id } })).claimed).toBe(true);
    expect(await guest.call(bookingRoute, { params: { _id } })).toMatchObject({ status: 404 });
  });
});
