import { randomUUID } from "node:crypto";
import {
  bookingByRoomRoute,
  bookingRatesRoute,
  bookingSummaryRoute,
  checkedInBookingsRoute,
  completedBookingsRoute,
  createReservationRoute,
  excludeChargeRoute,
} from "@pulau/contract/booking-views.ts";
import { bookingRoute } from "@pulau/contract/bookings.ts";
import { payFromWalletRoute } from "@pulau/contract/payments.ts";
import { excludeRoute, setPaymentStatusRoute } from "@pulau/contract/staff-bookings.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import type { Caller } from "../../../races/caller.ts";
import { mustHold, mustSubmit, newGuest, stayOf } from "../../../races/guest.ts";
import { memberWithWallet } from "../../../races/members.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { lookOnly, staffCaller } from "../../../races/staff.ts";

let stage: Stage;
let member: Caller;
let stranger: Caller;
let desk: Caller;
let booked: string;

const once = () => ({ "idempotency-key": randomUUID() });
const empty = { page: 1, pages: 1, limit: 10, total: 0, nextCursor: null };
const missing = "7d1f4c1e-0000-4000-8000-000000000001";

beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 12 }, maxNights: 7 });
  ({ member } = await memberWithWallet(stage, 10_000_000));
  stranger = await newGuest(stage.urls);
  ({ desk } = await staffCaller(stage));
  const stay = stayOf(stage.resort, { inDays: 20, rooms: 2 });
  const rooms = stay.rooms?.map((room, i) =>
    i === 0 ? room : { ...room, checkOut: addDays(stage.resort.from, 22) },
  );
  booked = (await mustSubmit(member, { ...stay, nights: 3, ...(rooms && { rooms }) }))._id;
});
afterAll(() => stage.close());

describe("a booking", () => {
  it("is summed up, with what each step of its price comes to", async () => {
    const detail = await member.must(bookingRoute, { params: { _id: booked } });
    const summary = await member.must(bookingSummaryRoute, { params: { _id: booked } });
    expect(summary).toMatchObject({
      bookingNo: detail.bookingNo,
      nights: 3,
      guests: ["Guest 1", "Guest 2", "Guest 3", "Guest 4"],
      balanceSen: detail.totalSen,
    });
    const rates = await member.must(bookingRatesRoute, { params: { _id: booked } });
    expect(rates.steps).toEqual(summary.steps);
    expect(rates.steps.reduce((sum, { amountSen }) => sum + amountSen, 0)).toBe(detail.totalSen);
    expect(rates.steps.map(({ step }) => step)).toEqual(expect.arrayContaining(["rate", "fee", "tax"]));
    expect(rates.lines).toEqual(detail.lines);
  });

  it("says who sleeps in which room, and when", async () => {
    const { rooms } = await member.must(bookingByRoomRoute, { body: { _id: booked } });
    expect(
      rooms.map(({ room, nights, guests }) => [room, nights, guests.map((guest) => guest.fullName)]),
    ).toEqual([
      [0, 3, ["Guest 1", "Guest 2"]],
      [1, 2, ["Guest 3", "Guest 4"]],
    ]);
    const second = await member.must(bookingByRoomRoute, { body: { _id: booked, room: 1 } });
    expect(second.rooms).toEqual([rooms[1]]);
    expect(await member.call(bookingByRoomRoute, { body: { _id: booked, room: 2 } })).toMatchObject({
      code: "NOT_FOUND",
    });
  });

  it("tells its guest what was taken off it, but not by whom", async () => {
    const detail = await member.must(bookingRoute, { params: { _id: booked } });
    const fee = detail.lines.find(({ step }) => step === "fee");
    const body = {
      ruleId: fee?.ruleId ?? "",
      reason: "A study trip",
      agreedTotalSen: detail.totalSen - (fee?.amountSen ?? 0),
    };
    await desk.must(excludeRoute, { params: { _id: booked }, body });
    const { excluded } = await member.must(excludeChargeRoute, { params: { _id: booked } });
    expect(excluded).toEqual([
      { ruleId: fee?.ruleId, name: fee?.name, reason: "A study trip", at: expect.any(String) },
    ]);
    expect((await member.must(bookingRatesRoute, { params: { _id: booked } })).excluded).toEqual(excluded);
  });

  it("is nobody else's", async () => {
    for (const [caller, _id] of [
      [stranger, booked],
      [member, missing],
    ] as const) {
      for (const answer of [
        await caller.call(bookingSummaryRoute, { params: { _id } }),
        await caller.call(bookingRatesRoute, { params: { _id } }),
        await caller.call(excludeChargeRoute, { params: { _id } }),
        await caller.call(bookingByRoomRoute, { body: { _id } }),
      ])
        expect(answer).toMatchObject({ status: 404, code: "NOT_FOUND" });
    }
  });

  it("is made at the reservations' own address too", async () => {
    const hold = await mustHold(member, stayOf(stage.resort, { inDays: 30 }));
    const body = { holdId: hold._id, agreedTotalSen: hold.quote.totalSen, termsAgreed: true as const };
    const made = await member.must(createReservationRoute, { body }, once());
    expect(made.bookingNo).toMatch(/^TB-/);
    // Another tab that submits the same hold hears of the same booking.
    expect(await member.must(createReservationRoute, { body }, once())).toEqual(made);
    expect(await stranger.call(createReservationRoute, { body }, once())).toMatchObject({
      code: "NOT_FOUND",
    });
  });
});

describe("listings", () => {
  it("show stays that are over, and those being slept, each apart", async () => {
    for (const route of [completedBookingsRoute, checkedInBookingsRoute])
      expect(await member.must(route, { query: {} })).toEqual({ reservations: [], ...empty });
    const { _id } = await mustSubmit(member, stayOf(stage.resort, { inDays: 35 }));
    for (const [state, mine] of [
      ["inHouse", checkedInBookingsRoute],
      ["completed", completedBookingsRoute],
    ] as const) {
      await stage.base.pool.query("UPDATE booking SET state = $2 WHERE id = $1", [_id, state]);
      const listed = await member.must(mine, { query: {} });
      expect(listed).toMatchObject({ total: 1, reservations: [{ _id, status: state }] });
      const other = mine === completedBookingsRoute ? checkedInBookingsRoute : completedBookingsRoute;
      expect((await member.must(other, { query: {} })).total).toBe(0);
    }
    expect((await stranger.must(completedBookingsRoute, { query: {} })).total).toBe(0);
    await stage.base.pool.query("UPDATE booking SET state = 'awaitingPayment' WHERE id = $1", [_id]);
  });
});

describe("a payment status", () => {
  it("is set by staff as far as the money leaves it open, and the next money sets it anew", async () => {
    const { _id } = await mustSubmit(member, stayOf(stage.resort, { inDays: 50 }));
    const set = (paymentStatus: "awaitingVerification" | "success" | "failed", by = desk) =>
      by.call(setPaymentStatusRoute, { params: { _id }, body: { paymentStatus, reason: "Slip by e-mail" } });
    expect((await set("awaitingVerification")).ok).toBe(true);
    expect((await member.must(bookingRoute, { params: { _id } })).paymentStatus).toBe("awaitingVerification");
    expect(await set("success")).toMatchObject({ status: 409, code: "WRONG_STATE" });
    await member.must(payFromWalletRoute, { body: { bookingId: _id, part: "full" } }, once());
    expect((await member.must(bookingRoute, { params: { _id } })).paymentStatus).toBe("success");
    expect(await set("failed")).toMatchObject({ code: "WRONG_STATE" });
    const { rows } = await stage.base.pool.query(
      "SELECT act, facts FROM audit_entry WHERE subject_id = $1 AND act = 'paymentStatusSet'",
      [_id],
    );
    expect(rows).toEqual([
      {
        act: "paymentStatusSet",
        facts: {
          note: "Slip by e-mail",
          before: { paymentStatus: "pending" },
          after: { paymentStatus: "awaitingVerification" },
        },
      },
    ]);
    const { desk: driver } = await staffCaller(stage, lookOnly);
    expect(await set("failed", driver)).toMatchObject({ status: 403 });
    const body = { paymentStatus: "failed" as const, reason: "x" };
    expect(await desk.call(setPaymentStatusRoute, { params: { _id: missing }, body })).toMatchObject({
      status: 404,
    });
    expect(await checkInvariants(stage.base.pool)).toEqual([]);
  });
});
