import { auditLogRoute } from "@pulau/contract/audit-log.ts";
import { discountStayRoute, endDiscountRoute } from "@pulau/contract/staff-bookings.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import type { PriceDiscount } from "@pulau/domain/money/price-discount.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "../../../races/caller.ts";
import { mustSubmit, stayOf } from "../../../races/guest.ts";
import { all, everything, staffCaller } from "../../../races/staff.ts";
import { detailOf, mustChange, type Office, once, openOffice, paidBooking, payAll } from "./test-booking.ts";

let office: Office;
let desk: Caller;
let inDays = 20;
beforeAll(async () => {
  office = await openOffice();
  desk = (await staffCaller(office.stage, { ...everything, rates: all, security: all })).desk;
});
afterEach(async () => {
  expect(await office.check()).toEqual([]);
});
afterAll(() => office.stage.close());

/** A booking that awaits its payment. */
async function unpaid(): Promise<{ id: BookingId; totalSen: number }> {
  inDays += 4;
  const { _id } = await mustSubmit(office.member, stayOf(office.stage.resort, { inDays }));
  const { totalSen } = await detailOf(office.member, _id);
  return { id: _id, totalSen };
}
const takeBack = async (id: BookingId) => {
  const { lines } = await detailOf(office.member, id);
  const ruleId = lines.find((line) => String(line.ruleId).startsWith("discount-"))?.ruleId ?? "";
  await desk.must(endDiscountRoute, { params: { _id: id }, query: { ruleId } });
};
const give = (id: BookingId, discount: PriceDiscount, { by = desk, key = once() } = {}) =>
  by.call(
    discountStayRoute,
    { params: { _id: id }, body: { discount, reason: "Their third stay this year" } },
    key,
  );

describe("a discount on a stay", () => {
  it("is a line of its own at a lower price, told to the guest, and counted once by its key", async () => {
    const { id, totalSen } = await unpaid();
    const key = once();
    const offSen = Math.floor(totalSen / 10);
    const answer = await give(id, { share: 1_000 }, { key });
    expect(answer).toMatchObject({ ok: true, value: { totalSen: totalSen - offSen } });
    expect(await give(id, { share: 1_000 }, { key })).toEqual(answer);
    const shown = await detailOf(office.member, id);
    expect(shown.totalSen).toBe(totalSen - offSen);
    expect(shown.lines.at(-1)).toMatchObject({
      step: "goodwill",
      name: { en: "Discount", cn: "折扣" },
      amountSen: -offSen,
    });
    const { entries } = await desk.must(auditLogRoute, { query: { subject: "booking", thing: id } });
    expect(entries[0]).toMatchObject({
      act: "discounted",
      before: { totalSen },
      after: { totalSen: totalSen - offSen },
      facts: { note: "Their third stay this year" },
    });
  });

  it("is taken back, and then all of it is owed again", async () => {
    const { id, totalSen } = await unpaid();
    await give(id, { sen: 5_000 });
    const ruleId = (await detailOf(office.member, id)).lines.at(-1)?.ruleId ?? "";
    const end = () => desk.call(endDiscountRoute, { params: { _id: id }, query: { ruleId } });
    expect(await end()).toMatchObject({ ok: true, value: { totalSen, balanceSen: totalSen } });
    expect((await detailOf(office.member, id)).lines.some(({ step }) => step === "goodwill")).toBe(false);
    expect(await end()).toMatchObject({ ok: false, code: "NOT_FOUND" });
  });

  it("is no refund, and leaves something to pay", async () => {
    inDays += 4;
    const paid = await paidBooking(office.stage, office.member, { inDays });
    expect(await give(paid, { share: 500 })).toMatchObject({
      code: "WRONG_STATE",
      facts: { rule: "nothingToDiscount" },
    });
    const { id, totalSen } = await unpaid();
    expect(await give(id, { share: 10_000 })).toMatchObject({ code: "INVALID_INPUT" });
    expect(await give(id, { sen: totalSen })).toMatchObject({ code: "INVALID_INPUT" });
    expect((await detailOf(office.member, id)).totalSen).toBe(totalSen);
  });

  it("brings the deposit back with the price when it is taken back", async () => {
    const { id } = await unpaid();
    const before = await detailOf(office.member, id);
    await give(id, { sen: before.totalSen - 10_000 });
    expect((await detailOf(office.member, id)).depositSen).toBeLessThanOrEqual(10_000);
    await takeBack(id);
    const { totalSen, depositSen } = await detailOf(office.member, id);
    expect([totalSen, depositSen]).toEqual([before.totalSen, before.depositSen]);
  });

  it("was never paid: of a stay that is cut short nothing is kept for it, and taken back the stay costs its own price", async () => {
    const { id, totalSen: ofTwoNights } = await unpaid();
    await mustChange(office.member, id, { nights: 5 });
    await give(id, { sen: (await detailOf(office.member, id)).totalSen - 1_000 });
    await mustChange(office.member, id, { nights: 2 });
    const cut = await detailOf(office.member, id);
    expect(cut.totalSen).toBe(1);
    expect(cut.lines.some(({ step }) => step === "kept")).toBe(false);
    await takeBack(id);
    expect((await detailOf(office.member, id)).totalSen).toBe(ofTwoNights);
  });

  it("that is taken back is invoiced as a change and not as a refund", async () => {
    const { id } = await unpaid();
    await payAll(office.member, id, "deposit");
    const invoice = () => office.stage.jobs["issue-invoice"]({ bookingId: id });
    await invoice();
    await give(id, { sen: 5_000 });
    await invoice();
    await takeBack(id);
    await invoice();
    const { rows } = await office.stage.base.pool.query(
      "SELECT kind, content ->> 'reason' AS reason FROM invoice WHERE booking_id = $1 ORDER BY position",
      [id],
    );
    expect(rows.map(({ kind, reason }) => `${kind} ${reason}`)).toEqual([
      "invoice booked",
      "creditNote changed",
      "invoice changed",
    ]);
  });

  it("outlasts a change of the stay", async () => {
    const { id } = await unpaid();
    await give(id, { sen: 5_000 });
    const before = await detailOf(office.member, id);
    await mustChange(office.member, id, { nights: before.nights + 1 });
    const after = await detailOf(office.member, id);
    expect(after.totalSen).toBeGreaterThan(before.totalSen);
    expect(after.lines.find(({ step }) => step === "goodwill")?.amountSen).toBe(-5_000);
  });

  it("is for who may change bookings and keeps the prices", async () => {
    const { id } = await unpaid();
    const { desk: clerk } = await staffCaller(office.stage, {
      ...everything,
      rates: { ...all, write: false },
    });
    expect(await give(id, { sen: 100 }, { by: clerk })).toMatchObject({ code: "NOT_ALLOWED" });
  });

  it("is given twice at most as often as it was meant, of two at once each is whole", async () => {
    const { id, totalSen } = await unpaid();
    const both = await Promise.all([give(id, { sen: 1_000 }), give(id, { sen: 2_000 })]);
    expect(both.every(({ ok }) => ok)).toBe(true);
    expect((await detailOf(office.member, id)).totalSen).toBe(totalSen - 3_000);
  });
});
