import { randomUUID } from "node:crypto";
import {
  courtesyHoldsRoute,
  keepForGuestRoute,
  moveCourtesyEndRoute,
  releaseCourtesyRoute,
} from "@pulau/contract/courtesy-holds.ts";
import { saveDraftRoute } from "@pulau/contract/drafts.ts";
import { openPreparedRoute } from "@pulau/contract/enquiries.ts";
import { alterHoldRoute, holdStayRoute, roomTimerRoute } from "@pulau/contract/holds.ts";
import {
  setDraftDiscountRoute,
  staffAlterHoldRoute,
  staffCreateDraftRoute,
  staffDraftsRoute,
  staffHoldRoute,
  staffRoomTimerRoute,
  staffSaveDraftRoute,
  staffSubmitRoute,
} from "@pulau/contract/staff-bookings.ts";
import { tapeChartRoute } from "@pulau/contract/tape-chart.ts";
import { type Day, dayOf } from "@pulau/domain/calendar/day.ts";
import type { HoldId } from "@pulau/domain/ids.ts";
import type { PriceLine } from "@pulau/domain/pricing/lines.ts";
import { isStaffDiscount } from "@pulau/domain/pricing/staff-discount.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import { linkToken } from "../../../plugins/link-token.ts";
import type { Caller } from "../../../races/caller.ts";
import { movableClock } from "../../../races/controls.ts";
import { mustHold, newGuest, stayOf, tryHold } from "../../../races/guest.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { raceSecret } from "../../../races/server-process.ts";
import { everything, staffCaller } from "../../../races/staff.ts";

let stage: Stage;
let desk: Caller;
let clock: Awaited<ReturnType<typeof movableClock>>;
let inDays = 10;
beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 30, family: 1 } });
  clock = await movableClock(stage.base.pool);
  ({ desk } = await staffCaller(stage, everything));
});
afterAll(() => stage.close());

const contact = { bookingName: "Aini binti Salleh", email: "aini@guest.example", mobile: "+60123456789" };

/** A draft of staff with its rooms held, of the one family room unless told. */
async function begin(booker: Record<string, string> = contact) {
  inDays += 3;
  const json = { ...stayOf(stage.resort, { inDays, roomType: "family" }), booker };
  const { _id } = await desk.must(staffCreateDraftRoute, { body: { json } });
  const hold = await desk.must(staffHoldRoute, { params: { _id }, body: {} });
  return { _id, json, hold };
}

/** A moment of now and so many hours, as clocks at the resort show it. */
async function after(hours: number): Promise<{ untilDay: Day; untilTime: string }> {
  const { rows } = await stage.base.pool.query(
    `SELECT to_char(t, 'YYYY-MM-DD') AS "untilDay", to_char(t, 'HH24:MI') AS "untilTime"
     FROM (SELECT (pulau_now() + make_interval(mins => $1)) AT TIME ZONE 'Asia/Kuala_Lumpur' AS t) AS at`,
    [Math.round(hours * 60)],
  );
  return rows[0];
}
const keep = async (_id: HoldId, hours = 24, body: object = {}) =>
  desk.call(keepForGuestRoute, { params: { _id }, body: { ...(await after(hours)), ...body } });
const rowOf = async (id: HoldId) =>
  (await desk.must(courtesyHoldsRoute, { query: {} })).holds.find(({ _id }) => _id === id);
const mailsOf = async (id: HoldId) =>
  (
    await stage.base.pool.query(
      "SELECT FROM pgboss.job WHERE name = 'send-mail' AND data ->> 'template' = 'courtesy-hold' AND data ->> 'heldId' = $1",
      [id],
    )
  ).rowCount;
const rival = async (json: ReturnType<typeof stayOf>) => tryHold(await newGuest(stage.urls), json);

describe("what is held for somebody", () => {
  it("is nobody else's until its end, stands in its list, and on the chart with its end", async () => {
    const { _id, json, hold } = await begin();
    expect(await keep(_id, 24, { note: "Calls back after work" })).toMatchObject({ ok: true });
    await clock.move(3_600);
    expect(await rival(json)).toMatchObject({ code: "SOLD_OUT" });
    const row = await rowOf(_id);
    expect(row).toMatchObject({
      state: "held",
      name: contact.bookingName,
      note: "Calls back after work",
      rooms: hold.rooms.map(({ roomNo }) => roomNo),
      totalSen: hold.quote.totalSen,
      bookingNo: null,
    });
    const chart = await desk.must(tapeChartRoute, { query: { from: dayOf(String(json.checkIn)), days: 14 } });
    expect(chart.holds.find((bar) => bar._id === _id)).toMatchObject({
      name: contact.bookingName,
      courtesy: true,
      offered: false,
      endsAt: row?.until,
    });
    // It is no draft that somebody has begun and forgotten.
    const { drafts } = await desk.must(staffDraftsRoute, { query: {} });
    expect(drafts.some((draft) => draft._id === _id)).toBe(false);
    expect(await mailsOf(_id)).toBe(1);
    expect(await checkInvariants(stage.base.db)).toEqual([]);
  });

  it("ends by itself, and is free for everybody at that moment; the job writes it down", async () => {
    const { _id, json } = await begin();
    await keep(_id, 2);
    const end = stage.jobs["end-courtesy-hold"];
    await end({ holdId: _id });
    expect(await rowOf(_id)).toMatchObject({ state: "held" });
    await clock.move(2 * 3_600 + 60);
    expect(await rowOf(_id)).toMatchObject({ state: "ended" });
    await end({ holdId: _id });
    await end({ holdId: _id });
    expect(await rowOf(_id)).toMatchObject({ state: "ended" });
    expect((await rival(json)).ok).toBe(true);
    const late = { params: { _id }, body: await after(2) };
    expect(await desk.call(moveCourtesyEndRoute, late)).toMatchObject({ code: "HOLD_EXPIRED" });
    expect(await desk.call(releaseCourtesyRoute, { params: { _id } })).toMatchObject({ code: "WRONG_STATE" });
    expect(await checkInvariants(stage.base.db)).toEqual([]);
  });

  it("is held longer, and let go at once", async () => {
    const { _id, json } = await begin();
    await keep(_id, 2);
    const until = await after(30);
    const moved = await desk.must(moveCourtesyEndRoute, { params: { _id }, body: { ...until, mail: false } });
    expect(await mailsOf(_id)).toBe(1);
    await clock.move(3 * 3_600);
    // The job of the end that it had before.
    await stage.jobs["end-courtesy-hold"]({ holdId: _id });
    expect(await rowOf(_id)).toMatchObject({ state: "held", until: moved.until });
    expect(await rival(json)).toMatchObject({ code: "SOLD_OUT" });
    await desk.must(releaseCourtesyRoute, { params: { _id } });
    expect(await rowOf(_id)).toMatchObject({ state: "released" });
    expect((await rival(json)).ok).toBe(true);
  });

  it("has an end within the resort's limit and before the arrival, a name, and a way to reach its guest", async () => {
    const { _id } = await begin();
    const refused = (rule: string) => ({ code: "INVALID_INPUT", fields: [{ path: "untilTime", rule }] });
    expect(await keep(_id, 0)).toMatchObject(refused("heldTooShort"));
    expect(await keep(_id, 49)).toMatchObject(refused("heldTooLong"));
    const bare = await begin({ bookingName: " " });
    expect(await keep(bare._id)).toMatchObject({
      code: "DRAFT_INCOMPLETE",
      fields: [{ path: "booker.bookingName" }, { path: "booker.mobile" }],
    });
    const byPhone = await begin({ bookingName: "Ravi", mobile: "012-345 6789" });
    expect(await keep(byPhone._id)).toMatchObject({ ok: true });
    expect(await mailsOf(byPhone._id)).toBe(0);
    const over = await begin();
    await clock.move(600);
    expect(await keep(over._id)).toMatchObject({ code: "HOLD_EXPIRED" });
  });

  it("is booked by the desk as it is, with other rooms too, and keeps its end until then", async () => {
    const { _id, json } = await begin();
    const kept = await keep(_id, 24);
    if (!kept.ok) throw new Error(kept.code);
    await clock.move(3_600);
    const params = { _id };
    const [room] = stayOf(stage.resort, { inDays }).rooms ?? [];
    const other = { ...json, rooms: room ? [room] : [] };
    await desk.must(staffSaveDraftRoute, { params, body: other }, { "if-match": "*" });
    const held = await desk.must(staffAlterHoldRoute, { params, body: {} });
    expect(held.expiresAt).toBe(kept.value.until);
    const timer = await desk.must(staffRoomTimerRoute, { params });
    expect(timer).toMatchObject({ state: "live" });
    const body = {
      holdId: _id,
      agreedTotalSen: held.quote.totalSen,
      termsAgreed: true as const,
      detailsLater: true,
      mailLink: false,
    };
    const made = await desk.call(staffSubmitRoute, { body }, { "idempotency-key": randomUUID() });
    expect(made).toMatchObject({ status: 201 });
    expect(await rowOf(_id)).toMatchObject({ state: "booked", bookingNo: expect.any(String) });
    expect(await desk.call(keepForGuestRoute, { params, body: await after(2) })).toMatchObject({
      code: "WRONG_STATE",
    });
    await stage.jobs["end-courtesy-hold"]({ holdId: _id });
    expect(await rowOf(_id)).toMatchObject({ state: "booked" });
    expect(await checkInvariants(stage.base.db)).toEqual([]);
  });

  it("is opened by its guest with the mail's link, at the price that was given, and no longer than it is held", async () => {
    const { _id, json } = await begin();
    await stage.base.pool.query("UPDATE staff_role SET discount_limit = 1000");
    await desk.must(setDraftDiscountRoute, {
      params: { _id },
      body: { given: { discount: { share: 1_000 }, reason: "Third stay" } },
    });
    const held = await desk.must(staffAlterHoldRoute, { params: { _id }, body: {} });
    await keep(_id, 24);
    const guest = await newGuest(stage.urls);
    const token = linkToken(raceSecret, "heldStay", { id: _id });
    expect(await guest.must(openPreparedRoute, { body: { token } })).toEqual({ draftId: _id });
    const timer = await guest.must(roomTimerRoute, { params: { _id } });
    expect(timer.hold?.quote.totalSen).toBe(held.quote.totalSen);
    // Held again by the guest, it is as it was; staff still see it.
    const again = await guest.must(holdStayRoute, { params: { _id } });
    expect([again.quote.totalSen, again.expiresAt]).toEqual([held.quote.totalSen, timer.hold?.expiresAt]);
    expect(await rowOf(_id)).toMatchObject({ state: "held" });
    // Another room is not what was held for them, so that nothing comes off it.
    const other = { ...stayOf(stage.resort, { inDays, roomType: "standard" }), booker: contact };
    await guest.must(saveDraftRoute, { params: { _id }, body: other }, { "if-match": "*" });
    const elsewhere = await guest.must(alterHoldRoute, { params: { _id } });
    expect((elsewhere.quote.lines as PriceLine[]).filter(isStaffDiscount)).toEqual([]);
    await clock.move(25 * 3_600);
    const late = await mustHold(guest, json);
    expect(late.quote.totalSen).toBeGreaterThan(held.quote.totalSen);
    const stranger = await newGuest(stage.urls);
    const forged = linkToken("another secret of another house", "heldStay", { id: _id });
    expect(await stranger.call(openPreparedRoute, { body: { token: forged } })).toMatchObject({
      code: "LINK_INVALID",
    });
  });

  it("is for who may book", async () => {
    // The clock has gone past the session of whoever held the others.
    ({ desk } = await staffCaller(stage, everything));
    const { _id } = await begin();
    await keep(_id);
    const { desk: other } = await staffCaller(stage, {
      bookings: { read: true, write: true, create: false, delete: false },
    });
    const params = { _id };
    const body = await after(2);
    for (const answer of [
      await other.call(courtesyHoldsRoute, { query: {} }),
      await other.call(keepForGuestRoute, { params, body }),
      await other.call(moveCourtesyEndRoute, { params, body }),
      await other.call(releaseCourtesyRoute, { params }),
    ])
      expect(answer).toMatchObject({ status: 403 });
    const missing = { _id: randomUUID() };
    expect(await desk.call(releaseCourtesyRoute, { params: missing })).toMatchObject({ code: "NOT_FOUND" });
  });
});
