import { cancelQuoteRoute } from "@pulau/contract/bookings.ts";
import { changeBookingRoute, changeQuoteRoute } from "@pulau/contract/changes.ts";
import { staffBookingRoute } from "@pulau/contract/staff.ts";
import { excludeRoute, includeRoute, staffExcludeChargesRoute } from "@pulau/contract/staff-bookings.ts";
import {
  staffChangeQuoteRoute,
  staffChangeRoute,
  staffEditReservationRoute,
} from "@pulau/contract/staff-changes.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { mustSubmit, stayOf } from "../../../races/guest.ts";
import { lookOnly, staffCaller } from "../../../races/staff.ts";
import {
  detailOf,
  mustChange,
  type Office,
  once,
  openOffice,
  paidBooking,
  quoteChange,
  sentBack,
} from "./test-booking.ts";

let office: Office;
let stage: Office["stage"];
let member: Office["member"];
let desk: Office["desk"];
beforeAll(async () => {
  office = await openOffice();
  ({ stage, member, desk } = office);
});
afterAll(() => stage.close());
afterEach(async () => {
  expect(await office.check()).toEqual([]);
});

describe("too late for a guest", () => {
  it("is not too late for staff, who may waive what the policy keeps", async () => {
    const _id = await paidBooking(stage, member, { inDays: 8, rooms: 2 });
    const before = await detailOf(member, _id);
    expect(before.changes.find(({ what }) => what === "rooms")).toMatchObject({
      until: office.day(-6),
      allowed: false,
    });
    expect(before.changes.find(({ what }) => what === "guests")).toMatchObject({
      until: office.day(5),
      allowed: true,
    });
    const change = { rooms: before.rooms.slice(0, 1), guests: sentBack(before).slice(0, 2) };
    const refused = await quoteChange(member, _id, change);
    expect(refused.refusals).toMatchObject([
      { code: "TOO_LATE", facts: { what: "rooms", until: office.day(-6) } },
    ]);
    expect(await member.call(changeBookingRoute, { params: { _id }, body: change }, once())).toMatchObject({
      status: 409,
      code: "TOO_LATE",
    });

    const strict = await desk.must(staffChangeQuoteRoute, { params: { _id }, body: change });
    expect(strict).toMatchObject({ refundSen: 0, keptSen: before.totalSen / 2 });
    const kind = await desk.must(staffChangeQuoteRoute, {
      params: { _id },
      body: { ...change, keepNothing: true },
    });
    expect(kind).toMatchObject({ refundSen: before.totalSen / 2, keptSen: 0 });
    const body = {
      ...change,
      keepNothing: true,
      note: "The boat did not sail",
      agreedTotalSen: kind.after?.totalSen ?? 0,
      agreedRefundSen: kind.refundSen,
    };
    await desk.must(staffEditReservationRoute, { body: { ...body, _id } }, once());
    const { history } = await desk.must(staffBookingRoute, { params: { _id } });
    expect(history.find(({ what }) => what === "changed")).toMatchObject({
      by: "Farid",
      facts: { kinds: "rooms,party,guests", refundSen: kind.refundSen, note: body.note },
    });
    const { rows } = await stage.base.pool.query("SELECT act, facts FROM audit_entry WHERE subject_id = $1", [
      _id,
    ]);
    expect(rows).toMatchObject([
      { act: "changed", facts: { after: { totalSen: body.agreedTotalSen, bookingVersion: 2 } } },
    ]);
  });

  it("is as nothing changed for whoever may only look", async () => {
    const { desk: driver } = await staffCaller(stage, lookOnly);
    const _id = await paidBooking(stage, member);
    for (const answer of [
      await driver.call(staffChangeQuoteRoute, { params: { _id }, body: {} }),
      await driver.call(staffChangeRoute, { params: { _id }, body: {} }, once()),
      await driver.call(excludeRoute, { params: { _id }, body: { ruleId: "x", reason: "y" } }),
    ])
      expect(answer).toMatchObject({ status: 403, code: "NOT_ALLOWED" });
  });
});

describe("a charge that staff take off", () => {
  it("comes back whole, with its reason, and goes on again", async () => {
    const _id = await paidBooking(stage, member, { inDays: 5 });
    const params = { _id };
    const before = await detailOf(member, _id);
    const { charges } = await desk.must(staffExcludeChargesRoute, { params });
    const fee = charges.find(({ step }) => step === "fee");
    expect(fee).toMatchObject({ name: { en: "Marine park" }, amountSen: 1_000 });
    const ruleId = fee?.ruleId ?? "";
    const reason = "Residents of the island";
    const quote = await desk.must(excludeRoute, { params, body: { ruleId, reason } });
    expect(quote).toMatchObject({ differenceSen: -1_000, refundSen: 1_000, keptSen: 0 });
    expect(await detailOf(member, _id)).toEqual(before);
    const noted = async () =>
      (await stage.base.pool.query("SELECT 1 FROM security_entry WHERE facts ->> '_id' = $1", [_id]))
        .rowCount;
    expect(await noted()).toBe(0); // it was only asked what it would come to
    const agreed = { agreedTotalSen: before.totalSen - 1_000, agreedRefundSen: 1_000 };
    await desk.must(excludeRoute, { params, body: { ruleId, reason, ...agreed } });
    expect(await noted()).toBe(1);
    const now = await desk.must(staffExcludeChargesRoute, { params });
    expect(now.charges.map((charge) => charge.ruleId)).not.toContain(ruleId);
    expect(now.excluded).toMatchObject([{ ruleId, reason, by: "Farid" }]);

    // It stays off through a later change.
    const addOns = [{ addOnId: stage.resort.addOns.unlimited, count: 1, day: null }];
    expect(await mustChange(member, _id, { addOns })).toMatchObject({ differenceSen: 5_000 });
    const back = { ruleId, agreedTotalSen: before.totalSen + 5_000 };
    await desk.must(includeRoute, { params, query: back });
    expect(await detailOf(member, _id)).toMatchObject({ totalSen: before.totalSen + 5_000 });
    expect((await desk.must(staffExcludeChargesRoute, { params })).excluded).toEqual([]);
    expect(await desk.call(includeRoute, { params, query: back })).toMatchObject({ code: "NOT_FOUND" });
  });

  it("is no rate, boat or add-on", async () => {
    const _id = await paidBooking(stage, member, { inDays: 5 });
    const { lines } = await detailOf(member, _id);
    for (const line of lines.filter(({ step }) => step === "rate" || step === "tax")) {
      const body = { ruleId: line.ruleId, reason: "No" };
      expect(await desk.call(excludeRoute, { params: { _id }, body })).toMatchObject({ code: "NOT_FOUND" });
    }
  });
});

describe("a booking that is over or called off", () => {
  it("is changed by nobody; one being slept by staff alone", async () => {
    const _id = await paidBooking(stage, member, { inDays: 30 });
    const params = { _id };
    await stage.base.pool.query("UPDATE booking SET state = 'inHouse' WHERE id = $1", [_id]);
    expect(await member.call(changeQuoteRoute, { params, body: { nights: 3 } })).toMatchObject({
      code: "WRONG_STATE",
    });
    expect((await desk.must(staffChangeQuoteRoute, { params, body: { nights: 3 } })).after).not.toBeNull();
    expect(
      await desk.call(staffChangeQuoteRoute, { params, body: { checkIn: office.day(31) } }),
    ).toMatchObject({
      code: "WRONG_STATE",
    });
    await stage.base.pool.query("UPDATE booking SET state = 'confirmed' WHERE id = $1", [_id]);
    const { refundSen } = await member.must(cancelQuoteRoute, { params });
    expect(refundSen).toBeGreaterThan(0);
  });

  it("has lapsed for a change as soon as its time to pay is over", async () => {
    const { _id } = await mustSubmit(member, stayOf(stage.resort, { inDays: 57 }));
    await office.clock.move(31 * 60);
    const answer = await member.call(
      changeBookingRoute,
      { params: { _id }, body: { specialRequest: "x" } },
      once(),
    );
    expect(answer).toMatchObject({ code: "WRONG_STATE" });
    await office.clock.move(-31 * 60);
  });
});
