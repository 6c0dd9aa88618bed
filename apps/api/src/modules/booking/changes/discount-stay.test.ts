import { auditLogRoute } from "@pulau/contract/audit-log.ts";
import { discountQuoteRoute, discountStayRoute, endDiscountRoute } from "@pulau/contract/staff-bookings.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import type { PriceDiscount } from "@pulau/domain/money/price-discount.ts";
import type { PriceLine } from "@pulau/domain/pricing/lines.ts";
import { discountableSen, isStaffDiscount } from "@pulau/domain/pricing/staff-discount.ts";
import { taxesOn } from "@pulau/domain/pricing/taxes.ts";
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
const priceOf = async (id: BookingId) => {
  const { lines, ...rest } = await detailOf(office.member, id);
  return { ...rest, lines: lines as PriceLine[] };
};
const sumOf = (lines: readonly PriceLine[]) => lines.reduce((sum, { amountSen }) => sum + amountSen, 0);
const offOf = (lines: readonly PriceLine[]) => -sumOf(lines.filter(isStaffDiscount));
/** The taxes as the engine reckons them on the other lines of a price. */
const reckonedOn = async (id: BookingId, lines: readonly PriceLine[]) => {
  const { rows } = await office.stage.base.pool.query(
    "SELECT h.stay -> 'taxes' AS taxes FROM stay_hold h JOIN booking b ON b.hold_id = h.id WHERE b.id = $1",
    [id],
  );
  return taxesOn(
    lines.filter(({ step }) => step !== "tax"),
    rows[0].taxes,
  );
};
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
  it("is a line of its own before its taxes, told to the guest, and counted once by its key", async () => {
    const { id, totalSen } = await unpaid();
    const before = await priceOf(id);
    const key = once();
    const offSen = Math.floor(discountableSen(before.lines) / 10);
    const answer = await give(id, { share: 1_000 }, { key });
    expect(await give(id, { share: 1_000 }, { key })).toEqual(answer);
    const shown = await priceOf(id);
    expect(answer).toMatchObject({ ok: true, value: { totalSen: shown.totalSen } });
    expect(offOf(shown.lines)).toBe(offSen);
    expect(shown.lines.find(isStaffDiscount)).toMatchObject({
      step: "promotion",
      name: { en: "Discount", cn: "折扣" },
    });
    // The taxes fall with it, and the guest pays a tenth less of them too.
    const taxes = shown.lines.filter(({ step }) => step === "tax");
    expect(taxes.length).toBeGreaterThan(0);
    expect(taxes).toEqual(await reckonedOn(id, shown.lines));
    expect(totalSen - shown.totalSen).toBeGreaterThan(offSen);
    const { entries } = await desk.must(auditLogRoute, { query: { subject: "booking", thing: id } });
    expect(entries[0]).toMatchObject({
      act: "discounted",
      before: { totalSen },
      after: { totalSen: shown.totalSen },
      facts: { note: "Their third stay this year", amountSen: offSen },
    });
  });

  it("is quoted to the sen before it is given", async () => {
    const { id, totalSen } = await unpaid();
    const quote = (query: { share?: number; sen?: number }) =>
      desk.must(discountQuoteRoute, { params: { _id: id }, query });
    const staySen = discountableSen((await priceOf(id)).lines);
    expect(await quote({})).toMatchObject({ totalSen, staySen, takenSen: 0, limit: null, roles: [] });
    const quoted = await quote({ share: 333 });
    await give(id, { share: 333 });
    expect((await priceOf(id)).totalSen).toBe(quoted.totalSen);
    expect(await quote({})).toMatchObject({
      staySen,
      takenSen: Math.floor((staySen * 333) / 10_000),
      totalSen: quoted.totalSen,
    });
  });

  it("is taken back, and then all of it is owed again", async () => {
    const { id, totalSen } = await unpaid();
    await give(id, { sen: 5_000 });
    const { lines } = await priceOf(id);
    const ruleId = lines.find(isStaffDiscount)?.ruleId ?? "";
    const end = () => desk.call(endDiscountRoute, { params: { _id: id }, query: { ruleId } });
    expect(await end()).toMatchObject({ ok: true, value: { totalSen, balanceSen: totalSen } });
    expect((await priceOf(id)).lines.some(isStaffDiscount)).toBe(false);
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
    expect(await give(id, { sen: totalSen })).toMatchObject({ code: "INVALID_INPUT" });
    expect((await detailOf(office.member, id)).totalSen).toBe(totalSen);
  });

  it("brings the deposit back with the price when it is taken back", async () => {
    const { id } = await unpaid();
    const before = await detailOf(office.member, id);
    await give(id, { share: 9_000 });
    const low = await detailOf(office.member, id);
    expect(low.depositSen).toBeLessThanOrEqual(low.totalSen);
    await takeBack(id);
    const { totalSen, depositSen } = await detailOf(office.member, id);
    expect([totalSen, depositSen]).toEqual([before.totalSen, before.depositSen]);
  });

  it("was never paid: of a stay that is cut short nothing is kept for it, and taken back the stay costs its own price", async () => {
    const { id, totalSen: ofTwoNights } = await unpaid();
    await mustChange(office.member, id, { nights: 5 });
    await give(id, { sen: discountableSen((await priceOf(id)).lines) - 1_000 });
    await mustChange(office.member, id, { nights: 2 });
    const cut = await priceOf(id);
    expect(offOf(cut.lines)).toBe(discountableSen(cut.lines));
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

  it("outlasts a change of the stay, with its taxes on what is left", async () => {
    const { id } = await unpaid();
    await give(id, { sen: 5_000 });
    const before = await detailOf(office.member, id);
    await mustChange(office.member, id, { nights: before.nights + 1 });
    const after = await detailOf(office.member, id);
    expect(after.totalSen).toBeGreaterThan(before.totalSen);
    const lines = after.lines as PriceLine[];
    expect(offOf(lines)).toBe(5_000);
    expect(lines.filter(({ step }) => step === "tax")).toEqual(await reckonedOn(id, lines));
    await mustChange(office.member, id, { specialRequest: "A cot, please" });
    expect((await priceOf(id)).totalSen).toBe(after.totalSen);
  });

  it("goes as far as the role of who gives it, however often, and no further", async () => {
    const { id } = await unpaid();
    const clerk = await staffCaller(office.stage, { ...everything, rates: { ...all, write: false } });
    const quote = () => clerk.desk.must(discountQuoteRoute, { params: { _id: id }, query: {} });
    expect(await quote()).toMatchObject({ limit: 0, roles: expect.arrayContaining([expect.any(String)]) });
    expect(await give(id, { sen: 100 }, { by: clerk.desk })).toMatchObject({ code: "NOT_ALLOWED" });
    await office.stage.base.pool.query(
      "UPDATE staff_role SET discount_limit = 1000 WHERE id = (SELECT role_id FROM staff_user WHERE id = $1)",
      [clerk.staffId],
    );
    expect(await quote()).toMatchObject({ limit: 1_000 });
    const aboveLimit = { code: "INVALID_INPUT", fields: [{ rule: "aboveLimit", facts: { percent: 10 } }] };
    expect(await give(id, { share: 1_001 }, { by: clerk.desk })).toMatchObject(aboveLimit);
    expect(await give(id, { share: 900 }, { by: clerk.desk })).toMatchObject({ ok: true });
    expect(await give(id, { share: 101 }, { by: clerk.desk })).toMatchObject(aboveLimit);
    expect(await give(id, { share: 2_000 })).toMatchObject({ ok: true });
    expect(await give(id, { sen: 1 }, { by: clerk.desk })).toMatchObject(aboveLimit);
    const [own, other] = (await priceOf(id)).lines.filter(isStaffDiscount);
    const end = (line: PriceLine | undefined) =>
      clerk.desk.call(endDiscountRoute, { params: { _id: id }, query: { ruleId: line?.ruleId ?? "" } });
    expect(await end(other)).toMatchObject({ code: "NOT_ALLOWED" });
    expect(await end(own)).toMatchObject({ ok: true });
  });

  it("is given twice at most as often as it was meant, of two at once each is whole", async () => {
    const { id } = await unpaid();
    const both = await Promise.all([give(id, { sen: 1_000 }), give(id, { sen: 2_000 })]);
    expect(both.every(({ ok }) => ok)).toBe(true);
    expect(offOf((await priceOf(id)).lines)).toBe(3_000);
  });
});
