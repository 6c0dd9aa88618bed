import { randomUUID } from "node:crypto";
import { bookingRoute, claimBookingRoute } from "@pulau/contract/bookings.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../db/invariants.ts";
import { linkToken } from "../plugins/link-token.ts";
import { eventually } from "./eventually.ts";
import { atTheBank, mustHold, mustStartPayment, mustSubmit, newGuest, stayOf, submit } from "./guest.ts";
import { memberWithWallet } from "./members.ts";
import { rowsOf, settled, statusOf } from "./paying.ts";
import { raceSecret, startServer } from "./server-process.ts";
import { openTwoServers, type TwoServers } from "./two-servers.ts";

let arena: TwoServers;

beforeAll(async () => {
  arena = await openTwoServers({ rooms: { standard: 20 }, days: 200 });
});
afterAll(() => arena.close());

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

describe("the same call again", () => {
  it("books once for fifty submits with one key, and refuses the key for other input", async () => {
    const guest = await newGuest(arena.urls);
    const hold = await mustHold(guest, stayOf(arena.resort, { inDays: 28 }));
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => submit(guest, hold, key)));
    const bookings = new Set(answers.map((answer) => (answer.ok ? answer.value._id : answer.code)));
    expect(bookings.size).toBe(1);
    expect(answers.every((answer) => answer.ok)).toBe(true);
    expect(await rowsOf(arena, "SELECT FROM booking WHERE hold_id = $1", [hold._id])).toHaveLength(1);
    const other = { ...hold, quote: { ...hold.quote, totalSen: hold.quote.totalSen + 1 } };
    expect(await submit(guest, other, key)).toMatchObject({ ok: false, status: 422, code: "KEY_REUSED" });
  });
});

describe("a server that is killed", () => {
  it("finds after its restart what the bank captured meanwhile", async () => {
    const lonely = await openTwoServers({ rooms: { standard: 5 } });
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
    const token = linkToken(raceSecret, "claimBooking", { id: _id });
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
