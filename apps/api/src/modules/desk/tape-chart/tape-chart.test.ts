import { createDraftRoute } from "@pulau/contract/drafts.ts";
import { holdStayRoute, releaseHoldRoute } from "@pulau/contract/holds.ts";
import { occupancyRoute, reservationsPerPeriodRoute } from "@pulau/contract/occupancy.ts";
import { lockRoomRoute, markVipRoute, moveRoomsRoute, tidyUpRoute } from "@pulau/contract/room-moves.ts";
import { roomRecords, roomsListRoute } from "@pulau/contract/room-records.ts";
import type { Reply } from "@pulau/contract/route.ts";
import {
  checkInRoute,
  checkOutRoute,
  staffBookingRoute,
  staffCancelQuoteRoute,
  staffCancelRoute,
} from "@pulau/contract/staff.ts";
import { staffCalendarRoute } from "@pulau/contract/staff-bookings.ts";
import { lowestPricesRoute, tapeChartRoute } from "@pulau/contract/tape-chart.ts";
import { addDays, type Day, daysBetween } from "@pulau/domain/calendar/day.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import type { Caller } from "../../../races/caller.ts";
import { mustSubmit, newGuest, stayOf } from "../../../races/guest.ts";
import { memberWithWallet } from "../../../races/members.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { all, everything, lookOnly, staffCaller } from "../../../races/staff.ts";
import { payAll } from "../../booking/changes/test-booking.ts";
import { makeStay } from "../front-desk/test-stay.ts";
import { showTapeChart } from "./show-tape-chart.ts";

type Chart = Reply<typeof tapeChartRoute>;

let stage: Stage;
let desk: Caller;
let today: Day;
beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 6 }, days: 90, from: undefined });
  today = stage.resort.from;
  desk = (await staffCaller(stage, { ...everything, rooms: all })).desk;
});
afterAll(() => stage.close());

const chartOf = (caller: Caller, more: { from?: Day; days?: number; bookings?: string } = {}) =>
  caller.must(tapeChartRoute, { query: { from: addDays(today, -7), days: 60, ...more } });

/** The bars of a booking, as somebody would read them off the chart. */
const barsOf = (chart: Chart, bookingId: BookingId) =>
  chart.stays.bookingId.flatMap((id, i) => {
    if (id !== bookingId) return [];
    const checkIn = addDays(chart.from, chart.stays.firstNight[i] ?? Number.NaN);
    return [
      {
        room: chart.rooms[chart.stays.room[i] ?? -1]?.roomNo,
        checkIn,
        checkOut: addDays(checkIn, chart.stays.nights[i] ?? Number.NaN),
        status: chart.stays.status[i],
        isCurrent: chart.stays.isCurrent[i],
        bookingNights: chart.stays.bookingNights[i],
        persons: chart.stays.persons[i],
        pax: chart.stays.pax[i],
        needs: Object.entries(chart.needs).flatMap(([need, stays]) => (stays.includes(i) ? [need] : [])),
      },
    ];
  });
const dayOf = (chart: Chart, day: Day) => chart.days[daysBetween(chart.from, day)];
const sql = (text: string, values: unknown[] = []) => stage.base.pool.query(text, values);
const stayIn = (room: number, name: string, more: Partial<Parameters<typeof makeStay>[2]> = {}) => {
  const roomId = stage.resort.roomTypes.standard.roomIds[room] ?? "";
  return makeStay(stage.base.db, stage.resort, { roomId, checkIn: today, name, ...more });
};

describe("a booking in the chart", () => {
  it("is a hold, waits for its payment, is confirmed, and is gone once it is cancelled", async () => {
    const { member } = await memberWithWallet(stage, 100_000_000);
    const draft = stayOf(stage.resort, { inDays: 12, rooms: 2 });
    const night = addDays(today, 12);
    const before = dayOf(await chartOf(desk), night);
    const { _id, bookingNo } = await mustSubmit(member, draft);

    const waiting = await chartOf(desk);
    const bar = { checkIn: night, checkOut: addDays(night, 2), status: "awaitingPayment", needs: [] };
    expect(barsOf(waiting, _id)).toMatchObject([bar, bar]);
    expect(dayOf(waiting, night)).toMatchObject({ sold: before?.sold, held: (before?.held ?? 0) + 2 });

    await payAll(member, _id);
    const paid = await chartOf(desk);
    expect(barsOf(paid, _id)).toMatchObject([{ status: "confirmed" }, { status: "confirmed" }]);
    const at = paid.stays.bookingId.indexOf(_id);
    const facts = { bookingNo, bookingName: "Aini binti Salleh", roomsOfBooking: 2, persons: 2, owesSen: 0 };
    for (const [field, value] of Object.entries(facts))
      expect(paid.stays[field as keyof typeof facts]?.[at], field).toBe(value);
    expect(paid.stays.position.filter((_, i) => paid.stays.bookingId[i] === _id).sort()).toEqual([0, 1]);
    expect(dayOf(paid, night)).toMatchObject({
      sold: (before?.sold ?? 0) + 2,
      held: before?.held,
      arrivals: (before?.arrivals ?? 0) + 1,
    });

    const { refundSen } = await desk.must(staffCancelQuoteRoute, { params: { _id } });
    await desk.must(staffCancelRoute, { params: { _id }, query: { agreedRefundSen: refundSen } });
    const cancelled = await chartOf(desk);
    expect(barsOf(cancelled, _id)).toEqual([]);
    expect(dayOf(cancelled, night)).toEqual(before);
    expect(await checkInvariants(stage.base.db)).toEqual([]);
  });

  it("is a hold before it is submitted, with its end and whose it is", async () => {
    const guest = await newGuest(stage.urls);
    const { _id } = await guest.must(createDraftRoute, { body: stayOf(stage.resort, { inDays: 20 }) });
    expect((await chartOf(desk)).holds).toEqual([]);
    const hold = await guest.must(holdStayRoute, { params: { _id } });
    const { holds, rooms, stays, at } = await chartOf(desk);
    expect(holds).toEqual([
      {
        _id,
        roomId: expect.any(String),
        checkIn: addDays(today, 20),
        checkOut: addDays(today, 22),
        endsAt: hold.expiresAt,
        name: "Aini binti Salleh",
        staffName: null,
        offered: false,
        courtesy: false,
      },
    ]);
    expect(rooms.map((room) => room._id)).toContain(holds[0]?.roomId);
    expect(at < (holds[0]?.endsAt ?? "")).toBe(true);
    expect(stays.bookingNo).toEqual([]);
    await guest.must(releaseHoldRoute, { params: { _id } });
    expect((await chartOf(desk)).holds).toEqual([]);
  });

  it("is left out once its time to pay is over, like a hold that ended", async () => {
    const guest = await newGuest(stage.urls);
    const { _id } = await mustSubmit(guest, stayOf(stage.resort, { inDays: 24 }));
    expect(barsOf(await chartOf(desk), _id)).toHaveLength(1);
    await sql("UPDATE booking SET pay_until = now() - interval '1 second' WHERE id = $1", [_id]);
    await sql("UPDATE room_night SET expires_at = now() - interval '1 second' WHERE expires_at IS NOT NULL");
    const chart = await chartOf(desk);
    expect(barsOf(chart, _id)).toEqual([]);
    expect(dayOf(chart, addDays(today, 24))?.held).toBe(0);
  });
});

describe("the rows of the chart", () => {
  it("are the rooms by type, building, floor and number; one out of service stays and is not sellable", async () => {
    const before = await chartOf(desk);
    expect(before.rooms.map(({ roomNo }) => roomNo)).toEqual([
      "S01",
      "S02",
      "S03",
      "S04",
      "S05",
      "S06",
      "D01",
      "D02",
      "F01",
    ]);
    expect(before.roomTypes.map(({ roomCode }) => roomCode)).toEqual(["S", "D", "F"]);
    expect(before.days[30]).toMatchObject({ sellable: 9 });

    const { rows } = await desk.must(roomsListRoute, { query: { search: "F01" } });
    const close = (active_status: boolean) =>
      desk.must(roomRecords.update, { body: { obj: { id: rows[0]?.id ?? 0, active_status } } });
    await close(false);
    const closed = await chartOf(desk);
    expect(closed.rooms.at(-1)).toMatchObject({ roomNo: "F01", activeStatus: false, cleaning: "clean" });
    expect(closed.days[30]).toMatchObject({ sellable: 8 });
    await close(true);
    expect((await chartOf(desk)).days[30]).toMatchObject({ sellable: 9 });
  });

  it("have each bar where its guests sleep: those who changed rooms have one in each", async () => {
    const stay = await stayIn(0, "Moved", { checkIn: addDays(today, 30), nights: 5 });
    const [, second, third] = stage.resort.roomTypes.standard.roomIds;
    await sql("UPDATE booking_room SET earlier = $2 WHERE booking_id = $1", [
      stay.id,
      JSON.stringify([
        { roomId: third, roomNo: "S03", to: addDays(today, 31) },
        { roomId: second, roomNo: "S02", to: addDays(today, 32) },
      ]),
    ]);
    const day = (inDays: number) => addDays(today, inDays);
    expect(barsOf(await chartOf(desk), stay.id)).toMatchObject([
      { room: "S01", checkIn: day(32), checkOut: day(35), isCurrent: true, bookingNights: 5 },
      { room: "S02", checkIn: day(31), checkOut: day(32), isCurrent: false, bookingNights: 5 },
      { room: "S03", checkIn: day(30), checkOut: day(31), isCurrent: false, bookingNights: 5 },
    ]);
    // Days after the moves have no bar of the rooms before.
    expect(barsOf(await chartOf(desk, { from: day(33), days: 14 }), stay.id)).toMatchObject([
      { room: "S01", checkIn: day(32), checkOut: day(35) },
    ]);
    await sql("UPDATE booking SET state = 'noShow' WHERE id = $1", [stay.id]);
    expect(barsOf(await chartOf(desk), stay.id)).toEqual([]);
  });

  it("say how many of its persons a room's limit counts, and the nights of the whole booking", async () => {
    const occupants = { adult: 2, child: 0, toddler: 1, infant: 1 };
    const { id } = await stayIn(2, "With a baby", { checkIn: addDays(today, 40), nights: 2, occupants });
    expect(barsOf(await chartOf(desk), id)).toMatchObject([
      { persons: 4, pax: 3, bookingNights: 2, isCurrent: true },
    ]);
  });

  it("are free again for nights that guests who left early did not sleep", async () => {
    const { id: _id } = await stayIn(1, "Leaves early", { nights: 4, checkIn: addDays(today, 0) });
    await desk.must(checkInRoute, { params: { _id }, body: {} });
    await sql("UPDATE booking SET check_in = $2 WHERE id = $1", [_id, addDays(today, -2)]);
    expect(barsOf(await chartOf(desk), _id)).toMatchObject([
      { checkIn: addDays(today, -2), checkOut: addDays(today, 4), status: "inHouse" },
    ]);
    await desk.must(checkOutRoute, { params: { _id }, body: {} });
    expect(barsOf(await chartOf(desk), _id)).toMatchObject([
      { checkIn: addDays(today, -2), checkOut: today, status: "completed" },
    ]);
    await sql("UPDATE room SET cleaning = 'clean'");
  });
});

describe("what is to be done today", () => {
  it("is told of the stays that need it", async () => {
    const arriving = await stayIn(2, "Arriving", { paidSen: 40_000 });
    const leaving = await stayIn(3, "Leaving", { checkIn: addDays(today, 0), state: "inHouse" });
    await sql("UPDATE booking SET check_in = $2, check_out = $3 WHERE id = $1", [
      leaving.id,
      addDays(today, -2),
      today,
    ]);
    expect(barsOf(await chartOf(desk), leaving.id)).toMatchObject([{ needs: ["checkOut"] }]);
    expect(barsOf(await chartOf(desk), arriving.id)).toMatchObject([{ needs: ["checkIn", "balance"] }]);

    await sql("UPDATE booking SET guests_later = true WHERE id = $1", [arriving.id]);
    await sql("UPDATE room SET cleaning = 'dirty' WHERE room_no = 'S03'");
    const chart = await chartOf(desk);
    expect(barsOf(chart, arriving.id)).toMatchObject([{ needs: ["checkIn", "balance", "guests", "room"] }]);
    expect(chart.rooms[2]).toMatchObject({ roomNo: "S03", cleaning: "dirty" });

    await desk.must(checkInRoute, {
      params: { _id: arriving.id },
      body: { despiteBalance: true, despiteRooms: "Cleaned just now" },
    });
    expect(barsOf(await chartOf(desk), arriving.id)).toMatchObject([{ needs: ["balance", "guests"] }]);
  });
});

describe("tidying up", () => {
  const plan = (days = 14, more: { buildingId?: string } = {}) =>
    desk.must(tidyUpRoute, { query: { from: addDays(today, 66), days, ...more } });
  const room = (at: number) => stage.resort.roomTypes.standard.roomIds[at] ?? "";
  const send = (moves: Reply<typeof tidyUpRoute>["moves"]) =>
    desk.call(moveRoomsRoute, {
      body: {
        moves: moves.map(({ bookingId, room: at, from, roomId }) => ({ bookingId, room: at, from, roomId })),
      },
    });

  it("moves a stay into the gap of another room, in one act and back, and none that is locked", async () => {
    const at = (inDays: number) => ({ checkIn: addDays(today, inDays) });
    await stayIn(0, "Before", at(68));
    await stayIn(0, "After", at(72));
    const { id } = await stayIn(1, "Between", at(70));
    const found = await plan();
    expect(found).toMatchObject({
      gapsBefore: 3,
      gapsAfter: 1,
      moves: [{ bookingId: id, room: 0, from: room(1), roomId: room(0), bookingName: "Between" }],
    });
    expect(found.moves[0]).toMatchObject({ fromNo: "S02", roomNo: "S01", ...at(70) });
    expect(barsOf(await chartOf(desk, { days: 90 }), id)).toMatchObject([{ room: "S02" }]);

    const lock = (reason: string | null) =>
      desk.must(lockRoomRoute, { params: { _id: id }, body: { room: 0, roomId: room(1), reason } });
    await lock("By the stairs");
    const chart = await chartOf(desk, { days: 90 });
    const place = chart.stays.bookingId.indexOf(id);
    expect(chart.locks).toMatchObject([{ stay: place, reason: "By the stairs" }]);
    expect((await plan()).moves.some(({ bookingId }) => bookingId === id)).toBe(false);
    // What was planned before is refused, too.
    expect(await send(found.moves)).toMatchObject({ code: "ROOM_LOCKED" });
    await lock(null);

    expect(await send(found.moves)).toMatchObject({ ok: true });
    expect(barsOf(await chartOf(desk, { days: 90 }), id)).toMatchObject([{ room: "S01" }]);
    expect(await plan()).toMatchObject({ moves: [], gapsBefore: 1 });
    await send(found.moves.map((move) => ({ ...move, from: move.roomId, roomId: move.from })));
    expect(barsOf(await chartOf(desk, { days: 90 }), id)).toMatchObject([{ room: "S02" }]);
  });

  it("leaves alone who comes today, is here, has several rooms, and rooms of other buildings", async () => {
    const moves = async () => (await plan()).moves.length;
    expect(await moves()).toBe(1);
    expect((await plan(14, { buildingId: crypto.randomUUID() })).moves).toEqual([]);
    await sql("UPDATE booking SET state = 'inHouse' WHERE booking_name = 'Between'");
    expect((await plan()).moves.some(({ bookingName }) => bookingName === "Between")).toBe(false);
    await sql("UPDATE booking SET state = 'confirmed' WHERE booking_name = 'Between'");
    expect(await moves()).toBe(1);
    const { desk: looker } = await staffCaller(stage, lookOnly);
    const query = { from: today, days: 14 };
    expect(await looker.call(tidyUpRoute, { query })).toMatchObject({ code: "NOT_ALLOWED" });
    expect(await desk.must(tidyUpRoute, { query: { from: "2000-01-01", days: 62 } })).toMatchObject({
      moves: [],
    });
  });
});

describe("the figures of each day", () => {
  it("are those of the pages of occupancy and of reservations per period", async () => {
    await stayIn(4, "Figures", { checkIn: addDays(today, 3), nights: 3 });
    await sql("UPDATE room SET active_status = false WHERE room_no IN ('S05', 'D02')");
    const span = { from: today, to: addDays(today, 13) };
    const { days } = await chartOf(desk, { from: today, days: 14 });
    const occupancy = await desk.must(occupancyRoute, { query: span });
    const reservations = await desk.must(reservationsPerPeriodRoute, { query: span });
    expect(days.map(({ day, sold, sellable }) => ({ day, sold, sellable }))).toEqual(
      occupancy.days.map(({ day, sold, sellable }) => ({ day, sold, sellable })),
    );
    expect(days.map(({ arrivals, departures }) => ({ arrivals, departures }))).toEqual(
      reservations.days.map(({ arrivals, departures }) => ({ arrivals, departures })),
    );
    expect(days.some(({ sold }) => sold > 0)).toBe(true);
    await sql("UPDATE room SET active_status = true");
  });
});

describe("a call for the chart", () => {
  it("gets the stays of some bookings alone, and all the rest", async () => {
    const { bookingId } = (await chartOf(desk)).stays;
    const [first = "", second = ""] = [...new Set(bookingId)];
    const whole = await chartOf(desk);
    const some = await chartOf(desk, { bookings: `${first},${second}` });
    expect(new Set(some.stays.bookingId)).toEqual(new Set([first, second]));
    expect({ ...some, stays: 0, needs: 0, at: 0 }).toEqual({ ...whole, stays: 0, needs: 0, at: 0 });
    expect(barsOf(some, first)).toEqual(barsOf(whole, first));
  });

  it("tells nothing of money to who neither works on bookings nor keeps the books", async () => {
    const { desk: driver } = await staffCaller(stage, lookOnly);
    const chart = await chartOf(driver);
    expect(chart.stays.owesSen).toBeUndefined();
    expect(chart.needs.balance).toEqual([]);
    expect(chart.stays.bookingId).toEqual((await chartOf(desk)).stays.bookingId);
    const { desk: clerk } = await staffCaller(stage, { ...lookOnly, payments: { ...all, write: false } });
    expect((await chartOf(clerk)).needs.balance).not.toEqual([]);
  });

  it("needs the right to look at bookings", async () => {
    const query = { from: today, days: 14 };
    const { desk: captain } = await staffCaller(stage, { boats: all, rooms: all });
    expect(await captain.call(tapeChartRoute, { query })).toMatchObject({ status: 403, code: "NOT_ALLOWED" });
    const guest = await newGuest(stage.urls);
    expect(await guest.call(tapeChartRoute, { query })).toMatchObject({ status: 401 });
  });

  it.each([
    ["from", { from: "2027-02-30", days: "14" }],
    ["from", { days: "14" }],
    ["days", { from: "2027-02-01" }],
    ["days", { from: "2027-02-01", days: "13" }],
    ["days", { from: "2027-02-01", days: "367" }],
    ["days", { from: "2027-02-01", days: "14.5" }],
    ["days", { from: "2027-02-01", days: "1e300" }],
    ["days", { from: "2027-02-01", days: "-1e300" }],
    ["days", { from: "2999-12-25", days: "14" }],
    ["bookings", { from: "2027-02-01", days: "14", bookings: "" }],
    ["bookings", { from: "2027-02-01", days: "14", bookings: "all" }],
    ["bookings", { from: "2027-02-01", days: "14", bookings: Array(51).fill(crypto.randomUUID()).join() }],
  ])("with a wrong %s is refused: %j", async (path, query) => {
    const answer = await fetch(`${stage.urls[0]}${tapeChartRoute.path}?${new URLSearchParams(query)}`, {
      headers: { authorization: `Bearer ${desk.token}` },
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: "INVALID_INPUT", fields: [{ path }] });
  });

  it.each<[Day, number]>([
    ["2000-01-01", 366],
    ["2999-12-18", 14],
  ])("is answered for any days: %s and %i more", async (from, days) => {
    const chart = await chartOf(desk, { from, days });
    expect(chart.days).toHaveLength(days);
    expect(chart.stays.bookingId).toEqual([]);
  });

  it("asks the database three times at most, however much there is", async () => {
    let requests = 0;
    const counted = new Proxy(stage.base.db, {
      get: (db, name, self) => {
        if (name === "execute" || name === "select") requests += 1;
        return Reflect.get(db, name, self);
      },
    });
    const view = { from: addDays(today, -7), days: 366, bookingIds: undefined, seesMoney: true };
    expect((await showTapeChart(counted, view)).stays.bookingId.length).toBeGreaterThan(3);
    expect(requests).toBeLessThanOrEqual(3);
  });
});

describe("guests who are marked as VIPs", () => {
  it("are to be seen to while they are expected or here, once in the history, and by who may write bookings", async () => {
    const { id: _id } = await stayIn(5, "Dato’ Rahman");
    const mark = (vip: boolean, by = desk) => by.call(markVipRoute, { params: { _id }, body: { vip } });
    const needs = async () => barsOf(await chartOf(desk), _id)[0]?.needs.includes("vip");
    expect(await needs()).toBe(false);
    expect([await mark(true), await mark(true)]).toMatchObject([{ ok: true }, { ok: true }]);
    expect(await needs()).toBe(true);
    const detail = await desk.must(staffBookingRoute, { params: { _id } });
    expect(detail).toMatchObject({ vip: true });
    const { rows } = await sql("SELECT what FROM booking_event WHERE booking_id = $1", [_id]);
    expect(rows.filter(({ what }) => what === "vipMarked")).toHaveLength(1);
    const { desk: looker } = await staffCaller(stage, lookOnly);
    expect(await mark(false, looker)).toMatchObject({ status: 403 });
    expect(await mark(false)).toMatchObject({ ok: true });
    expect(await needs()).toBe(false);
    await sql(
      "UPDATE booking SET state = 'completed', checked_in_at = now(), checked_out_at = now() WHERE id = $1",
      [_id],
    );
    expect(await mark(true)).toMatchObject({ code: "WRONG_STATE" });
  });
});

describe("the lowest price of a night", () => {
  it("is that of the cheapest stay for two by its nights, on days that are ahead and free", async () => {
    const { days } = await desk.must(lowestPricesRoute, { query: { from: addDays(today, -3), days: 14 } });
    const { optionId } = stage.resort;
    const query = { optionId, adults: 2, month: today };
    const calendar = await desk.must(staffCalendarRoute, { query });
    const priced = calendar.days.flatMap(({ day, totalSen, rule }) =>
      totalSen !== null && rule === null ? [[day, Math.round(totalSen / calendar.nights)] as const] : [],
    );
    const expected = priced.filter(([day]) => day >= today && day < addDays(today, 11));
    expect(expected.length).toBeGreaterThan(0);
    expect(days.map(({ day, nightSen }) => [day, nightSen])).toEqual(
      expect.arrayContaining(expected.map(([day, sen]) => [day, sen])),
    );
    expect(days.every(({ day }) => day >= today)).toBe(true);
    const past = { from: addDays(today, -20), days: 14 };
    expect(await desk.must(lowestPricesRoute, { query: past })).toEqual({ days: [] });
  });
});
