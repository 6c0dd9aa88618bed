import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../db/invariants.ts";
import { eventually } from "./eventually.ts";
import { mustStartPayment, mustSubmit, newGuest, stayOf } from "./guest.ts";
import { callback, rowsOf, settled, statusOf } from "./paying.ts";
import { openTwoServers, type TwoServers } from "./two-servers.ts";

let arena: TwoServers;

beforeAll(async () => {
  arena = await openTwoServers({ rooms: { standard: 20 }, days: 200 });
});
afterAll(() => arena.close());

/** The jobs that were queued to apply what was told of a payment. */
const jobsFor = (paymentId: string) =>
  rowsOf(
    arena,
    `SELECT FROM pgboss.job j JOIN gateway_inbox i ON i.id::text = j.data ->> 'inboxId'
     WHERE j.name = 'apply-message' AND i.body ->> 'paymentId' = $1`,
    [paymentId],
  );

describe("callbacks", () => {
  it("refuses a forged signature and changes nothing", async () => {
    const guest = await newGuest(arena.urls);
    const { _id } = await mustSubmit(guest, stayOf(arena.resort));
    const { paymentId } = await mustStartPayment(guest, _id);
    expect(await callback(arena, paymentId, {}, { key: "another key" })).toBe(401);
    expect((await statusOf(guest, _id)).status).toBe("awaitingPayment");
    expect(
      await rowsOf(arena, "SELECT FROM gateway_inbox WHERE body ->> 'paymentId' = $1", [paymentId]),
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
    expect(await callback(arena, paymentId, wrong)).toBe(200);
    const asides = () =>
      rowsOf(arena, "SELECT FROM needs_person WHERE booking_id = $1 AND kind = 'PAYMENT_DOES_NOT_FIT'", [
        _id,
      ]);
    expect(await eventually(asides, (rows) => rows.length > 0)).toHaveLength(1);
    expect((await statusOf(guest, _id)).status).toBe("awaitingPayment");
    expect(await callback(arena, paymentId)).toBe(200);
    expect(await settled(guest, _id, "confirmed")).toMatchObject({ paymentStatus: "success" });
  });

  it("have confirmed the stay by the time that the gateway is answered, and left no job", async () => {
    const guest = await newGuest(arena.urls);
    const { _id } = await mustSubmit(guest, stayOf(arena.resort, { inDays: 21 }));
    const { paymentId } = await mustStartPayment(guest, _id);
    expect(await callback(arena, paymentId)).toBe(200);
    expect(await statusOf(guest, _id)).toMatchObject({ status: "confirmed", paymentStatus: "success" });
    expect(await jobsFor(paymentId)).toEqual([]);
  });

  it("are answered while somebody else has the booking, and applied afterwards by the job", async () => {
    const guest = await newGuest(arena.urls);
    const { _id } = await mustSubmit(guest, stayOf(arena.resort, { inDays: 28 }));
    const { paymentId } = await mustStartPayment(guest, _id);
    const other = await arena.base.pool.connect();
    try {
      await other.query("BEGIN");
      await other.query("SELECT FROM booking WHERE id = $1 FOR UPDATE", [_id]);
      expect(await callback(arena, paymentId)).toBe(200);
      expect(await jobsFor(paymentId)).toHaveLength(1);
    } finally {
      await other.query("ROLLBACK");
      other.release();
    }
    expect(await settled(guest, _id, "confirmed")).toMatchObject({ paymentStatus: "success" });
    const posted = await rowsOf(arena, "SELECT FROM ledger_transaction WHERE payment_id = $1", [paymentId]);
    expect(posted).toHaveLength(1);
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
      for (const state of order) expect(await callback(arena, paymentId, { state })).toBe(200);
      await Promise.all(order.map((state) => callback(arena, paymentId, { state })));
      expect(await settled(guest, _id, "confirmed")).toMatchObject({ paymentStatus: "success" });
      const posted = await rowsOf(arena, "SELECT FROM ledger_transaction WHERE payment_id = $1", [paymentId]);
      expect(posted).toHaveLength(1);
    }
    expect(await checkInvariants(arena.base.pool)).toEqual([]);
  });
});
