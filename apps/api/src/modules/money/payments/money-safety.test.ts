import { randomUUID } from "node:crypto";
import { releasePreBookingRoute } from "@pulau/contract/bookings.ts";
import { payFromWalletRoute, paymentStatusRoute, startPaymentRoute } from "@pulau/contract/payments.ts";
import type { PaymentId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import { gatewaysOf } from "../../../gateways/gateways.ts";
import { movableClock } from "../../../races/controls.ts";
import { eventually } from "../../../races/eventually.ts";
import { atTheBank, mustStartPayment, mustSubmit, newGuest, stayOf } from "../../../races/guest.ts";
import { memberWithWallet } from "../../../races/members.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { makeStay } from "../../desk/front-desk/test-stay.ts";
import { startPayment } from "./start-payment.ts";

let stage: Stage;
let clock: { move(seconds: number): Promise<void> };

beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 20 }, days: 90 }, async (base) => {
    clock = await movableClock(base.pool);
  });
});
afterAll(() => stage.close());

const query = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await stage.base.pool.query(text, values)).rows as T[];
const hour = 3_600;

/** Applies whatever the bank has told about a payment, as the jobs would. */
async function receiveFromBank(paymentId: PaymentId): Promise<void> {
  await stage.jobs["poll-payment"]({ paymentId });
  const waiting = await query<{ id: string }>("SELECT id FROM gateway_inbox WHERE applied_at IS NULL");
  for (const { id } of waiting) await stage.jobs["apply-message"]({ inboxId: id });
}

describe("giving up a booking that is not paid", () => {
  it("does not cancel one whose money comes in at the same moment", async () => {
    const guest = await newGuest(stage.urls);
    const { _id } = await mustSubmit(guest, stayOf(stage.resort)); // so near that nothing would come back
    const bank = await stage.base.pool.connect();
    try {
      await bank.query("BEGIN");
      await bank.query("UPDATE booking SET state = 'confirmed', pay_until = NULL WHERE id = $1", [_id]);
      const released = guest.call(releasePreBookingRoute, { params: { _id } });
      // Other databases of the same server are other tests.
      const waits = () =>
        query("SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'");
      expect(await eventually(waits, (rows) => rows.length > 0, 5)).toHaveLength(1);
      await bank.query("COMMIT");
      expect(await released).toMatchObject({ ok: false, status: 409, code: "WRONG_STATE" });
    } finally {
      bank.release();
    }
    expect(await query("SELECT state FROM booking WHERE id = $1", [_id])).toEqual([{ state: "confirmed" }]);
    await query("UPDATE booking SET state = 'awaitingPayment', pay_until = pulau_now() WHERE id = $1", [_id]);
  });
});

describe("the bank's open page", () => {
  it("is not closed by somebody else, nor for a part that is not on offer", async () => {
    const [guest, stranger] = [await newGuest(stage.urls), await newGuest(stage.urls)];
    const { _id } = await mustSubmit(guest, stayOf(stage.resort, { inDays: 60 }));
    const { paymentId, redirectUrl } = await mustStartPayment(guest, _id);
    const start = (caller: typeof guest, part: "deposit" | "balance") =>
      caller.call(
        startPaymentRoute,
        { body: { bookingId: _id, part, gateway: "sandbox" } },
        { "idempotency-key": randomUUID() },
      );
    expect(await start(stranger, "deposit")).toMatchObject({ status: 404, code: "NOT_FOUND" });
    expect(await start(guest, "balance")).toMatchObject({ status: 409, code: "AMOUNT_NOT_OFFERED" });
    const session = "SELECT state FROM sandbox_bank.session WHERE reference = $1";
    expect(await query(session, [paymentId])).toEqual([{ state: "open" }]);
    await atTheBank(redirectUrl, "approve");
    await receiveFromBank(paymentId);
    expect(await guest.must(paymentStatusRoute, { params: { _id } })).toMatchObject({ status: "confirmed" });
  });
});

describe("two tabs", () => {
  it("leave no page open that asks for what the other has paid while it was opening", async () => {
    const { member, accountId } = await memberWithWallet(stage, 1_000_000);
    const { _id: bookingId } = await mustSubmit(member, stayOf(stage.resort, { inDays: 61 }));
    const slow = gatewaysOf(stage.settings).ready.map((gateway) => ({
      ...gateway,
      openSession: async (request: Parameters<typeof gateway.openSession>[0]) => {
        const body = { bookingId, part: "full" as const };
        await member.must(payFromWalletRoute, { body }, { "idempotency-key": randomUUID() });
        return gateway.openSession(request);
      },
    }));
    const deps = {
      db: stage.base.db,
      gateways: { ready: slow, find: () => slow[0] ?? null },
      publicUrl: stage.urls[0] ?? "",
    };
    const keyed = { actor: "tab", route: "start", key: randomUUID(), bodyHash: "", status: 201 };
    const started = await startPayment(deps, keyed, {
      of: { bookingId },
      ownerId: accountId,
      part: "full",
      gateway: "sandbox",
      flow: "reservation",
    });
    expect(started).toMatchObject({ ok: false, failure: { code: "WRONG_STATE" } });
    const pages = await query(
      "SELECT s.state FROM sandbox_bank.session s JOIN payment p ON p.id::text = s.reference WHERE p.booking_id = $1",
      [bookingId],
    );
    expect(pages).toEqual([{ state: "expired" }]);
    expect(await checkInvariants(stage.base.pool)).toEqual([]);
  });
});

describe("money for a stay that is over", () => {
  /** A confirmed booking with its deposit paid, and an open page for the rest. */
  async function withOpenPage(state: "noShow" | "completed") {
    const { resort, base } = stage;
    const roomId = resort.roomTypes.standard.roomIds[state === "noShow" ? 18 : 19] ?? "";
    const { id } = await makeStay(base.db, resort, { roomId, checkIn: resort.from, paidSen: 40_000 });
    const guest = await newGuest(stage.urls);
    await query("UPDATE booking SET owner_id = $2 WHERE id = $1", [id, ownerOf(guest.token ?? "")]);
    const page = await guest.must(
      startPaymentRoute,
      { body: { bookingId: id, part: "balance", gateway: "sandbox" } },
      { "idempotency-key": randomUUID() },
    );
    return { id, ...page };
  }
  const ownerOf = (token: string): string =>
    JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()).sub;
  const left = (id: string) =>
    query<{ sen: Sen }>(
      "SELECT sum(sen)::int AS sen FROM ledger_entry WHERE account_kind = 'booking' AND account_key = $1",
      [id],
    );

  it("goes back when nobody came", async () => {
    const { id, paymentId, redirectUrl } = await withOpenPage("noShow");
    await clock.move(24 * hour);
    await stage.jobs["mark-no-shows"]({});
    await clock.move(-24 * hour);
    await atTheBank(redirectUrl, "approve");
    await receiveFromBank(paymentId);
    expect(await query("SELECT amount_sen FROM refund WHERE booking_id = $1", [id])).toEqual([
      { amount_sen: 60_000 },
    ]);
    expect(await checkInvariants(stage.base.pool)).toEqual([]);
  });

  it("is earned when the guests have stayed", async () => {
    const { id, paymentId, redirectUrl } = await withOpenPage("completed");
    await query("UPDATE booking SET state = 'completed' WHERE id = $1", [id]);
    await atTheBank(redirectUrl, "approve");
    await receiveFromBank(paymentId);
    expect(await query("SELECT FROM refund WHERE booking_id = $1", [id])).toEqual([]);
    expect(await left(id)).toEqual([{ sen: 40_000 }]); // the rest was earned at once
  });

  it("does not bring back a lapsed booking whose check-in day has passed", async () => {
    const guest = await newGuest(stage.urls);
    const { _id } = await mustSubmit(guest, stayOf(stage.resort, { inDays: 3 }));
    const { paymentId, redirectUrl } = await mustStartPayment(guest, _id);
    await atTheBank(redirectUrl, "never");
    await clock.move(5 * 24 * hour);
    await stage.jobs["lapse-booking"]({ bookingId: _id });
    await receiveFromBank(paymentId);
    expect(await guest.must(paymentStatusRoute, { params: { _id } })).toMatchObject({
      status: "cancelled",
      paymentStatus: "refunded",
    });
    await clock.move(-5 * 24 * hour);
  });
});
