import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../db/invariants.ts";
import { movableClock } from "./controls.ts";
import { eventually } from "./eventually.ts";
import { atTheBank, mustHold, mustStartPayment, mustSubmit, newGuest, stayOf } from "./guest.ts";
import { callback, rowsOf, settled, statusOf, wake } from "./paying.ts";
import { openTwoServers, type TwoServers } from "./two-servers.ts";

let arena: TwoServers;
let clock: { move(seconds: number): Promise<void> };

beforeAll(async () => {
  arena = await openTwoServers({ rooms: { standard: 20 }, days: 200 }, async (base) => {
    clock = await movableClock(base.pool);
  });
});
afterAll(() => arena.close());

describe("the payment's deadline", () => {
  it("cancels, frees the room, and takes late money while all is still free", async () => {
    const guest = await newGuest(arena.urls);
    const { _id } = await mustSubmit(guest, stayOf(arena.resort, { inDays: 20 }));
    const { paymentId } = await mustStartPayment(guest, _id);
    await lapse();
    expect(await settled(guest, _id, "cancelled")).toMatchObject({ cancelReason: "NOT_PAID_IN_TIME" });
    expect(await callback(arena, paymentId)).toBe(200);
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
    await wake(arena, "lapse-booking"); // it closes the bank's page first, and so hears of the money
    const back = await eventually(
      () => statusOf(guest, _id),
      (status) => status.paymentStatus === "refunded",
      60,
    );
    expect(back).toMatchObject({ status: "cancelled", paymentStatus: "refunded" });
    const refunds = () =>
      rowsOf<{ state: string }>(arena, "SELECT state FROM refund WHERE booking_id = $1", [_id]);
    expect(await eventually(refunds, ([row]) => row?.state === "done")).toEqual([{ state: "done" }]);
    expect(
      await rowsOf(
        arena,
        "SELECT FROM sandbox_bank.refund WHERE session_id = (SELECT gateway_ref FROM payment WHERE booking_id = $1)",
        [_id],
      ),
    ).toHaveLength(1);
    expect(await checkInvariants(arena.base.pool)).toEqual([]);
  });

  /** Moves the clock past the deadline and wakes the job that would otherwise sleep in real time. */
  async function lapse() {
    await clock.move(3 * 3_600);
    await wake(arena, "lapse-booking");
  }
});
