import { randomUUID } from "node:crypto";
import { staffFileAddressRoute } from "@pulau/contract/files.ts";
import { needsPersonRoute } from "@pulau/contract/money-desk.ts";
import {
  offlineOptionsRoute,
  refuseSlipRoute,
  sendSlipRoute,
  verifySlipRoute,
} from "@pulau/contract/offline-payments.ts";
import { paymentStatusRoute } from "@pulau/contract/payments.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { PaymentId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { eq } from "../../../db/orm.ts";
import { booking } from "../../../db/schema/bookings.ts";
import { needsPerson, payment, refund } from "../../../db/schema/payments.ts";
import type { Caller } from "../../../races/caller.ts";
import { mustSubmit, newGuest, stayOf } from "../../../races/guest.ts";
import { lookOnly, staffCaller } from "../../../races/staff.ts";
import { detailOf, type Office, once, openOffice, payAll } from "../../booking/changes/test-booking.ts";
import { slipFor, uploadSlip } from "./test-desk.ts";

let office: Office;
let url: string;
let today: Day;

beforeAll(async () => {
  office = await openOffice();
  url = office.stage.urls[0] ?? "";
  today = office.day(-1);
});
afterAll(() => office.stage.close());
afterEach(async () => expect(await office.check()).toEqual([]));

const bookFor = async (guest: Caller, inDays: number) => {
  const { _id, hold } = await mustSubmit(guest, stayOf(office.stage.resort, { inDays }));
  return { _id, totalSen: hold.quote.totalSen };
};
const newBooking = (inDays = 60) => bookFor(office.member, inDays);
const rowOf = async (id: string) => {
  const [row] = await office.stage.base.db.select().from(booking).where(eq(booking.id, id));
  if (!row) throw new Error("no such booking");
  return row;
};
const mustSlip = async (_id: string, amountSen: Sen) => {
  const sent = await slipFor(url, office.member, { _id, amountSen, paidOn: today });
  if (!sent.ok) throw new Error(sent.code);
  return sent.value;
};
const verify = (paymentId: PaymentId, amountSen: Sen, by = office.desk) =>
  by.call(verifySlipRoute, { params: { _id: paymentId }, body: { amountSen } });
const refuse = (paymentId: PaymentId, by = office.desk) =>
  by.call(refuseSlipRoute, { params: { _id: paymentId }, body: { reason: "The picture is too dark." } });

describe("sending a slip", () => {
  it("shows the bank's details first, and keeps the rooms while staff look", async () => {
    const { _id, totalSen } = await newBooking();
    const answer = await office.member.must(offlineOptionsRoute, { params: { _id } });
    expect(answer).toMatchObject({
      slipsLeft: 4,
      slips: [],
      offers: [{ part: "full", amountSen: totalSen }, {}],
    });
    const before = await rowOf(_id);
    const { paymentId, keptUntil } = await mustSlip(_id, totalSen);
    expect(keptUntil).toBe(answer.keptUntil && keptUntil);
    const row = await rowOf(_id);
    expect(row.paymentStatus).toBe("awaitingVerification");
    expect(row.payUntil?.getTime()).toBeGreaterThan((before.payUntil?.getTime() ?? 0) + 2 * 86_400_000);
    const status = await office.member.must(paymentStatusRoute, { params: { _id } });
    expect(status.latest).toMatchObject({
      _id: paymentId,
      gateway: "transfer",
      state: "awaitingVerification",
    });
    await office.clock.move(2 * 86_400);
    await office.stage.jobs["lapse-booking"]({ bookingId: _id });
    expect((await rowOf(_id)).state).toBe("awaitingPayment");
    await office.clock.move(2 * 86_400);
    await office.stage.jobs["lapse-booking"]({ bookingId: _id });
    expect((await rowOf(_id)).cancelReason).toBe("NOT_PAID_IN_TIME");
    await office.clock.move(-4 * 86_400);
  });

  it("is refused without a slip of one's own, for too much, for a day to come, twice, and for others' bookings", async () => {
    const { _id, totalSen } = await newBooking();
    const slip = { _id, amountSen: totalSen, paidOn: today };
    const theirs = await uploadSlip(url, office.stranger);
    for (const slipId of [theirs, randomUUID()]) {
      const refused = await slipFor(url, office.member, { ...slip, slipId });
      expect(refused).toMatchObject({ code: "INVALID_INPUT", fields: [{ path: "slipId", rule: "slip" }] });
    }
    expect(await slipFor(url, office.member, { ...slip, amountSen: totalSen + 1 })).toMatchObject({
      code: "AMOUNT_NOT_OFFERED",
      facts: { rule: "owed", owedSen: totalSen },
    });
    expect(await slipFor(url, office.member, { ...slip, paidOn: office.day(40) })).toMatchObject({
      fields: [{ path: "paidOn", rule: "dayAhead" }],
    });
    expect(await slipFor(url, office.stranger, slip)).toMatchObject({ status: 404, code: "NOT_FOUND" });
    expect(await slipFor(url, office.member, { ...slip, _id: randomUUID() })).toMatchObject({ status: 404 });
    const stranger = await office.stranger.call(offlineOptionsRoute, { params: { _id } });
    expect(stranger).toMatchObject({ status: 404 });
    await mustSlip(_id, totalSen);
    expect(await slipFor(url, office.member, slip)).toMatchObject({ code: "PAYMENT_UNDER_WAY" });
    const body = { amountSen: 1, paidOn: today, reference: "", slipId: theirs };
    const unnamed = await office.member.call(sendSlipRoute, { params: { _id }, body }, once());
    expect(unnamed).toMatchObject({
      code: "INVALID_INPUT",
      fields: [{ path: "reference", rule: "required" }],
    });
  });

  it("comes too late for a booking that has lapsed, and has nothing to pay for on one that is paid", async () => {
    const paid = await newBooking();
    await payAll(office.member, paid._id);
    const done = await slipFor(url, office.member, { _id: paid._id, amountSen: 100, paidOn: today });
    expect(done).toMatchObject({ code: "WRONG_STATE" });
    const late = await newBooking();
    await office.clock.move(3_600);
    const over = await slipFor(url, office.member, { _id: late._id, amountSen: 100, paidOn: today });
    await office.clock.move(-3_600);
    expect(over).toMatchObject({ code: "NOT_PAID_IN_TIME" });
  });

  it("works for a visitor without an account as well", async () => {
    const guest = await newGuest(office.stage.urls);
    const { _id, totalSen } = await bookFor(guest, 61);
    expect(await slipFor(url, guest, { _id, amountSen: totalSen, paidOn: today })).toMatchObject({
      ok: true,
    });
  });
});

describe("verifying", () => {
  it("confirms the booking and takes the slip off the queue, with who and how", async () => {
    const { _id, totalSen } = await newBooking();
    const { paymentId } = await mustSlip(_id, totalSen);
    const [item] = await office.stage.base.db
      .select()
      .from(needsPerson)
      .where(eq(needsPerson.bookingId, _id));
    expect(item).toMatchObject({ kind: "SLIP_TO_VERIFY", doneAt: null });
    expect(await verify(paymentId, totalSen)).toMatchObject({ value: { outcome: "confirmed" } });
    expect(await rowOf(_id)).toMatchObject({
      state: "confirmed",
      paymentStatus: "success",
      paidSen: totalSen,
    });
    const [ended] = await office.stage.base.db
      .select()
      .from(needsPerson)
      .where(eq(needsPerson.bookingId, _id));
    expect(ended).toMatchObject({
      outcome: "verified",
      doneBy: expect.any(String),
      doneAt: expect.any(Date),
    });
    expect(await verify(paymentId, totalSen)).toMatchObject({ code: "WRONG_STATE" });
    expect(await refuse(paymentId)).toMatchObject({ code: "WRONG_STATE" });
  });

  it("counts what the bank shows: less waits for the rest, and the rest confirms", async () => {
    const { _id, totalSen } = await newBooking();
    const first = await mustSlip(_id, totalSen);
    expect(await verify(first.paymentId, 10_000)).toMatchObject({ value: { outcome: "part" } });
    expect(await rowOf(_id)).toMatchObject({
      state: "awaitingPayment",
      paymentStatus: "partial",
      paidSen: 10_000,
    });
    const { slips, offers } = await office.member.must(offlineOptionsRoute, { params: { _id } });
    expect(slips).toMatchObject([{ state: "captured", claimedSen: totalSen, amountSen: 10_000 }]);
    expect(offers[0]).toEqual({ part: "full", amountSen: totalSen - 10_000 });
    const second = await mustSlip(_id, totalSen - 10_000);
    expect(await verify(second.paymentId, totalSen - 10_000)).toMatchObject({
      value: { outcome: "confirmed" },
    });
  });

  it("sends back by hand what is more than is owed", async () => {
    const { _id, totalSen } = await newBooking();
    const { paymentId } = await mustSlip(_id, totalSen);
    expect((await verify(paymentId, totalSen + 5_000)).ok).toBe(true);
    const [back] = await office.stage.base.db.select().from(refund).where(eq(refund.bookingId, _id));
    expect(back).toMatchObject({ amountSen: 5_000, state: "queued" });
    await office.stage.jobs["return-money"]({ refundId: back?.id ?? "" });
    const [now] = await office.stage.base.db.select().from(refund).where(eq(refund.bookingId, _id));
    expect(now?.state).toBe("byHand");
  });

  it("takes a lapsed booking back while all is free", async () => {
    const { _id, totalSen } = await newBooking(90);
    const { paymentId } = await mustSlip(_id, totalSen);
    await office.clock.move(8 * 86_400);
    await office.stage.jobs["lapse-booking"]({ bookingId: _id });
    await office.clock.move(-8 * 86_400);
    expect((await rowOf(_id)).state).toBe("cancelled");
    expect(await verify(paymentId, totalSen)).toMatchObject({ value: { outcome: "confirmed" } });
    expect((await rowOf(_id)).state).toBe("confirmed");
  });

  it("is for staff who may touch payments, and for slips alone", async () => {
    const { _id, totalSen } = await newBooking();
    const { paymentId } = await mustSlip(_id, totalSen);
    const { desk: looker } = await staffCaller(office.stage, lookOnly);
    expect(await verify(paymentId, totalSen, looker)).toMatchObject({ status: 403 });
    expect(await refuse(paymentId, looker)).toMatchObject({ status: 403 });
    expect(await verify(paymentId, totalSen, office.member)).toMatchObject({ status: 401 });
    expect(await verify(randomUUID(), totalSen)).toMatchObject({ status: 404 });
    const [wallet] = await office.stage.base.db.select().from(payment).where(eq(payment.gateway, "wallet"));
    expect(await verify(wallet?.id ?? "", totalSen)).toMatchObject({ status: 404 });
    const { slips } = await office.member.must(offlineOptionsRoute, { params: { _id } });
    const address = { params: { _id: slips[0]?.slip?._id ?? "" } };
    expect(await looker.call(staffFileAddressRoute, address)).toMatchObject({ status: 403 });
    expect((await office.desk.must(staffFileAddressRoute, address)).url).toContain("seal=");
  });
});

describe("one transfer shown for two bookings", () => {
  const send = async (_id: string, { reference, paper }: { reference: string; paper: string }) => {
    const slipId = await uploadSlip(url, office.member, undefined, paper);
    const slip = { _id, amountSen: 1_000, paidOn: today, slipId, reference };
    const sent = await slipFor(url, office.member, slip);
    if (!sent.ok) throw new Error(sent.code);
    return sent.value.paymentId;
  };
  const twinsOf = async (paymentId: PaymentId) => {
    const { items } = await office.desk.must(needsPersonRoute, {
      query: { kind: "SLIP_TO_VERIFY", limit: 100 },
    });
    const found = items.find(({ facts }) => facts.paymentId === paymentId);
    if (!found) throw new Error("no such slip");
    return found.twins;
  };

  it("is marked by its file, by its reference, and by both, with the other booking and how that stands", async () => {
    const [a, b, c, d] = [
      ...[await newBooking(61), await newBooking(62), await newBooking(63), await newBooking(64)],
    ];
    if (!a || !b || !c || !d) throw new Error("no bookings");
    const first = await send(a._id, { reference: "RHB 7781 0091", paper: "#a00" });
    expect(await twinsOf(first)).toEqual([]);
    const byFile = await send(b._id, { reference: "CIMB-5", paper: "#a00" });
    const byReference = await send(c._id, { reference: "rhb-77810091", paper: "#0a0" });
    const other = await send(d._id, { reference: "deposit", paper: "#00a" });
    const { bookingNo } = await rowOf(a._id);
    const toA = { bookingId: a._id, number: bookingNo, state: "awaitingVerification" };
    expect(await twinsOf(byFile)).toEqual([{ ...toA, sameFile: true, sameReference: false }]);
    expect(await twinsOf(byReference)).toEqual([{ ...toA, sameFile: false, sameReference: true }]);
    expect(await twinsOf(first)).toMatchObject([{ bookingId: c._id }, { bookingId: b._id }]);
    expect(await twinsOf(other)).toEqual([]);
    expect((await verify(first, 1_000)).ok).toBe(true);
    expect(await twinsOf(byFile)).toMatchObject([{ number: bookingNo, state: "captured" }]);
  });

  it("is no twin of itself: another slip for the same booking, and words that many write", async () => {
    const [a, b] = [await newBooking(65), await newBooking(66)];
    const first = await send(a._id, { reference: "AMB-55512", paper: "#b0b" });
    expect((await refuse(first)).ok).toBe(true);
    const again = await send(a._id, { reference: "AMB-55512", paper: "#b0b" });
    expect(await twinsOf(again)).toEqual([]);
    const words = await send(b._id, { reference: "Booking deposit", paper: "#0bb" });
    expect(await twinsOf(words)).toEqual([]);
    const { items } = await office.desk.must(needsPersonRoute, { query: { done: "true", limit: 100 } });
    expect(items.length).toBeGreaterThan(0);
    const guests = await office.member.call(needsPersonRoute, { query: {} });
    expect(guests).toMatchObject({ ok: false, status: 401 });
  });
});

describe("refusing", () => {
  it("tells why, gives a day for another slip, and lets go after that", async () => {
    const { _id, totalSen } = await newBooking();
    const { paymentId } = await mustSlip(_id, totalSen);
    const kept = (await rowOf(_id)).payUntil?.getTime() ?? 0;
    expect((await refuse(paymentId)).ok).toBe(true);
    const row = await rowOf(_id);
    expect(row.paymentStatus).toBe("failed");
    expect(row.payUntil?.getTime()).toBeLessThan(kept - 86_400_000);
    const { slips, slipsLeft } = await office.member.must(offlineOptionsRoute, { params: { _id } });
    expect(slips[0]).toMatchObject({ state: "declined", reason: "The picture is too dark." });
    expect(slipsLeft).toBe(3);
    expect((await detailOf(office.member, _id)).status).toBe("awaitingPayment");
    const again = await mustSlip(_id, totalSen);
    expect((await refuse(again.paymentId)).ok).toBe(true);
    await office.clock.move(25 * 3_600);
    await office.stage.jobs["lapse-booking"]({ bookingId: _id });
    expect((await rowOf(_id)).state).toBe("cancelled");
    await office.clock.move(-25 * 3_600);
  });

  it("keeps nothing for ever: after some slips no other is taken", async () => {
    const { _id, totalSen } = await newBooking();
    for (let i = 0; i < 4; i++)
      expect((await refuse((await mustSlip(_id, totalSen)).paymentId)).ok).toBe(true);
    const fifth = await slipFor(url, office.member, { _id, amountSen: totalSen, paidOn: today });
    expect(fifth).toMatchObject({ code: "WRONG_STATE", facts: { rule: "slips" } });
  });
});
