import { randomUUID } from "node:crypto";
import { auditLogRoute } from "@pulau/contract/audit-log.ts";
import {
  draftDiscountRoute,
  setDraftDiscountRoute,
  staffAlterHoldRoute,
  staffBookingJsonRoute,
  staffCreateDraftRoute,
  staffHoldRoute,
  staffSaveDraftRoute,
  staffSubmitRoute,
} from "@pulau/contract/staff-bookings.ts";
import type { DraftId } from "@pulau/domain/ids.ts";
import type { PriceDiscount } from "@pulau/domain/money/price-discount.ts";
import type { PriceLine } from "@pulau/domain/pricing/lines.ts";
import { discountableSen, isStaffDiscount } from "@pulau/domain/pricing/staff-discount.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import type { Caller } from "../../../races/caller.ts";
import { stayOf } from "../../../races/guest.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { all, everything, staffCaller } from "../../../races/staff.ts";

let stage: Stage;
let manager: Caller;
let clerk: Caller;
beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 30 } });
  manager = (await staffCaller(stage, { ...everything, rates: all, security: all })).desk;
  const made = await staffCaller(stage, { ...everything, rates: { ...all, write: false } });
  clerk = made.desk;
  await stage.base.pool.query(
    "UPDATE staff_role SET discount_limit = 1000 WHERE id = (SELECT role_id FROM staff_user WHERE id = $1)",
    [made.staffId],
  );
});
afterAll(() => stage.close());

type Lines = { readonly lines: readonly unknown[]; readonly totalSen: number };
const linesOf = ({ lines }: Lines) => lines as PriceLine[];
const offOf = (quote: Lines) =>
  linesOf(quote)
    .filter(isStaffDiscount)
    .reduce((sum, { amountSen }) => sum - amountSen, 0);

async function held(by = clerk) {
  const { _id } = await by.must(staffCreateDraftRoute, { body: { json: stayOf(stage.resort) } });
  const hold = await by.must(staffHoldRoute, { params: { _id }, body: {} });
  return { _id, quote: hold.quote };
}
const give = (by: Caller, _id: DraftId, discount: PriceDiscount | null) =>
  by.call(setDraftDiscountRoute, {
    params: { _id },
    body: { given: discount && { discount, reason: "Third stay" } },
  });
const alter = async (_id: DraftId) =>
  (await clerk.must(staffAlterHoldRoute, { params: { _id }, body: {} })).quote;
const submit = (_id: DraftId, agreedTotalSen: number) =>
  clerk.call(
    staffSubmitRoute,
    { body: { holdId: _id, agreedTotalSen, termsAgreed: true, mailLink: false } },
    { "idempotency-key": randomUUID() },
  );

describe("the price of a draft", () => {
  it("is lowered before it is booked: taxes and deposit follow, and the booking's history says why", async () => {
    const { _id, quote } = await held();
    expect(await give(clerk, _id, { share: 1_000 })).toMatchObject({ ok: true });
    // What is held is still at the old price: nobody books it so.
    expect(await submit(_id, quote.totalSen)).toMatchObject({ code: "HOLD_OUTDATED" });
    const lower = await alter(_id);
    expect(offOf(lower)).toBe(Math.floor(discountableSen(linesOf(quote)) / 10));
    expect(quote.totalSen - lower.totalSen).toBeGreaterThan(offOf(lower));
    expect(lower.depositSen).toBeLessThan(quote.depositSen);
    const made = await submit(_id, lower.totalSen);
    if (!made.ok) throw new Error(JSON.stringify(made));
    const { entries } = await manager.must(auditLogRoute, {
      query: { subject: "booking", thing: made.value._id },
    });
    expect(entries.find(({ act }) => act === "discounted")).toMatchObject({
      before: { totalSen: quote.totalSen },
      after: { totalSen: lower.totalSen },
      facts: { amountSen: offOf(lower), note: "Third stay" },
    });
    expect(await give(clerk, _id, { share: 100 })).toMatchObject({ code: "WRONG_STATE" });
    await clerk.must(staffBookingJsonRoute, { params: { _id: made.value._id } });
    expect(await checkInvariants(stage.base.db)).toEqual([]);
  });

  it("is lowered by nobody further than their role goes, whatever the stay becomes afterwards", async () => {
    const { _id, quote } = await held();
    const staySen = discountableSen(linesOf(quote));
    const aboveLimit = { code: "INVALID_INPUT", fields: [{ rule: "aboveLimit" }] };
    expect(await give(clerk, _id, { share: 1_001 })).toMatchObject(aboveLimit);
    expect(await give(clerk, _id, { sen: Math.floor(staySen / 10) + 1 })).toMatchObject(aboveLimit);
    expect(await give(clerk, _id, { sen: Math.floor(staySen / 10) })).toMatchObject({ ok: true });
    const params = { _id };
    const wanted = { ...stayOf(stage.resort), party: { adults: 1, childAges: [], nonMalaysians: 0 } };
    const room = wanted.rooms?.[0];
    if (!room) throw new Error("a stay without rooms");
    const alone = {
      ...wanted,
      guests: wanted.guests?.slice(0, 1),
      rooms: [
        { ...room, bedType: "single" as const, occupants: { adult: 1, child: 0, toddler: 0, infant: 0 } },
      ],
    };
    await clerk.must(staffSaveDraftRoute, { params, body: alone }, { "if-match": "*" });
    const smaller = await alter(_id);
    expect(offOf(smaller)).toBe(Math.floor(discountableSen(linesOf(smaller)) / 10));
    expect(offOf(smaller)).toBeLessThan(Math.floor(staySen / 10));
    const show = (by: Caller) => by.must(draftDiscountRoute, { params });
    expect(await show(clerk)).toMatchObject({ limit: 1_000, given: { reason: "Third stay" } });
    expect(await show(manager)).toMatchObject({ limit: null, roles: [] });
  });

  it("is given back by nobody who may not lower any", async () => {
    const { _id } = await held();
    await give(manager, _id, { share: 5_000 });
    const lower = await alter(_id);
    const other = await staffCaller(stage, { ...everything, rates: { ...all, write: false } });
    expect(await give(other.desk, _id, null)).toMatchObject({ code: "NOT_ALLOWED" });
    // Nor by who may lower it less far, neither by none nor by another one.
    expect(await give(clerk, _id, null)).toMatchObject({ code: "NOT_ALLOWED" });
    expect(await give(clerk, _id, { share: 100 })).toMatchObject({ code: "NOT_ALLOWED" });
    expect((await alter(_id)).totalSen).toBe(lower.totalSen);
    await give(manager, _id, { share: 500 });
    expect(await give(clerk, _id, null)).toMatchObject({ ok: true });
    expect((await alter(_id)).totalSen).toBeGreaterThan(lower.totalSen);
  });

  it("leaves something to pay, whatever comes off", async () => {
    const { _id } = await held();
    await give(manager, _id, { share: 10_000 });
    const { totalSen } = await alter(_id);
    expect(totalSen).toBeGreaterThan(0);
    expect(await submit(_id, totalSen)).toMatchObject({ ok: true });
  });
});
