import { roomsAvailabilityRoute } from "@pulau/contract/availability.ts";
import { staffBookingsRoute } from "@pulau/contract/booking-list.ts";
import { createDraftRoute } from "@pulau/contract/drafts.ts";
import { holdStayRoute, releaseHoldRoute } from "@pulau/contract/holds.ts";
import { staffInvoiceRoute } from "@pulau/contract/papers.ts";
import { registrationRoute } from "@pulau/contract/registration.ts";
import { closeRoomRoute, takeBackClosureRoute } from "@pulau/contract/room-closures.ts";
import { lockRoomRoute, moveRoomsRoute, parkStayRoute, splitStayRoute } from "@pulau/contract/room-moves.ts";
import {
  checkInRoute,
  staffBookingRoute,
  staffCancelQuoteRoute,
  staffCancelRoute,
  todayRoute,
} from "@pulau/contract/staff.ts";
import { staysRoute } from "@pulau/contract/stay-list.ts";
import { tapeChartRoute } from "@pulau/contract/tape-chart.ts";
import { addDays, type Day, dayAt } from "@pulau/domain/calendar/day.ts";
import { malaysianTime } from "@pulau/domain/calendar/time-zones.ts";
import type { BookingId, RoomId } from "@pulau/domain/ids.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import type { Caller } from "../../../races/caller.ts";
import { newGuest, stayOf } from "../../../races/guest.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { all, staffCaller } from "../../../races/staff.ts";
import { makeStay } from "../../desk/front-desk/test-stay.ts";

let stage: Stage;
let today: Day;
let desk: Caller;
let clerk: Caller;
let housekeeper: Caller;
/** Each test has days of its own. */
let inDays = 5;

beforeAll(async () => {
  stage = await openStage({
    rooms: { standard: 2, deluxe: 1, family: 0 },
    days: 300,
    from: dayAt(new Date(), malaysianTime),
  });
  today = stage.resort.from;
  desk = (await staffCaller(stage, { bookings: all, rooms: all, payments: all })).desk;
  clerk = (await staffCaller(stage, { bookings: all })).desk;
  housekeeper = (await staffCaller(stage, { rooms: all })).desk;
});
afterAll(() => stage.close());
afterEach(async () => {
  expect(await checkInvariants(stage.base.pool)).toEqual([]);
  inDays += 10;
  await sql("DELETE FROM rate_window");
});

const sql = (text: string, values: unknown[] = []) => stage.base.pool.query(text, values);
const standard = (at: number): RoomId => stage.resort.roomTypes.standard.roomIds[at] ?? "";
const deluxe = (): RoomId => stage.resort.roomTypes.deluxe.roomIds[0] ?? "";
const day = (after = 0) => addDays(today, inDays + after);
const stayIn = async (roomId: RoomId, from = 0, nights = 2): Promise<BookingId> =>
  (await makeStay(stage.base.db, stage.resort, { roomId, checkIn: day(from), nights })).id;
const park = (_id: BookingId, roomId: RoomId, more: object = {}) =>
  desk.call(parkStayRoute, { params: { _id }, body: { room: 0, roomId, ...more } });
const move = (bookingId: BookingId, from: RoomId, roomId: RoomId, more: object = {}) =>
  desk.call(moveRoomsRoute, { body: { moves: [{ bookingId, room: 0, from, roomId }], ...more } });
/** The rooms in which a booking's nights are claimed. */
async function claimed(id: BookingId): Promise<RoomId[]> {
  const { rows } = await sql(
    "SELECT n.room_id FROM booking b JOIN room_night n ON n.hold_id = b.hold_id WHERE b.id = $1 ORDER BY n.night",
    [id],
  );
  return rows.map((row) => row.room_id);
}
async function free(): Promise<number | undefined> {
  const guest = await newGuest(stage.urls, 0);
  const { roomTypes } = await guest.must(roomsAvailabilityRoute, {
    query: { checkIn: day(), checkOut: day(2) },
  });
  return roomTypes.find(({ roomTypeId }) => roomTypeId === stage.resort.roomTypes.standard.id)?.free;
}
async function barOf(id: BookingId) {
  const { stays } = await desk.must(tapeChartRoute, { query: { from: day(), days: 14 } });
  const at = stays.bookingId.indexOf(id);
  return { parked: stays.isParked[at], lacks: stays.lacks[at], nights: stays.nights[at] };
}
async function tryBooking() {
  const guest = await newGuest(stage.urls, 0);
  const draft = await guest.must(createDraftRoute, { body: stayOf(stage.resort, { inDays }) });
  const held = await guest.call(holdStayRoute, { params: { _id: draft._id } });
  if (held.ok) await guest.must(releaseHoldRoute, { params: { _id: draft._id } });
  return held.ok ? "held" : held.code;
}
/** Which of these bookings stand in the queue of what needs a person. */
const needs = async (...ids: readonly BookingId[]) =>
  (await desk.must(todayRoute, { query: {} })).needsPerson
    .filter(({ kind, bookingId }) => kind === "STAY_WITHOUT_ROOM" && ids.includes(bookingId ?? ""))
    .map(({ bookingId }) => bookingId);
const closing = (more: object = {}) => ({
  body: {
    roomId: standard(0),
    kind: "outOfOrder" as const,
    reason: "plumbing" as const,
    note: "",
    from: day(),
    until: day(2),
    ...more,
  },
});

describe("the room that stands in for a parked stay", () => {
  it("is told to nobody: no list, page, card, file or paper has its number", async () => {
    const _id = await stayIn(standard(0));
    const roomNo = (await desk.must(staffBookingRoute, { params: { _id } })).rooms[0]?.roomNo ?? "";
    const listed = async () =>
      (await desk.must(staffBookingsRoute, { query: { search: roomNo } })).reservations
        .filter((row) => row._id === _id)
        .map(({ roomNos }) => roomNos);
    const arriving = async () =>
      (await desk.must(staysRoute, { query: { list: "arrivals", from: day(), to: day() } })).stays
        .filter((stay) => stay._id === _id)
        .map(({ rooms }) => rooms);
    expect([await listed(), await arriving()]).toEqual([[[roomNo]], [[roomNo]]]);
    expect(await park(_id, standard(0))).toMatchObject({ ok: true });
    const { bookingNo, rooms } = await desk.must(staffBookingRoute, { params: { _id } });
    expect(rooms.map((room) => room.roomNo)).toEqual([""]);
    expect([await listed(), await arriving()]).toEqual([[], [[""]]]);
    const { reservations } = await desk.must(staffBookingsRoute, { query: { search: bookingNo } });
    expect(reservations.map(({ roomNos }) => roomNos)).toEqual([[""]]);
    expect(await desk.must(registrationRoute, { params: { _id } })).toMatchObject({
      rooms: [{ roomNo: "" }],
    });
    const file = await fetch(
      `${stage.urls[0]}/admin/api/front-desk/stays.csv?list=arrivals&from=${day()}&to=${day()}&language=my`,
      { headers: { authorization: `Bearer ${desk.token}` } },
    );
    const line = (await file.text()).split("\n").find((found) => found.includes(bookingNo));
    expect(line).toContain("Belum ada bilik");
    expect(line).not.toContain(roomNo);
    const invoice = await desk.must(staffInvoiceRoute, { params: { _id } });
    expect(invoice.stay.rooms.map((room) => room.roomNo)).toEqual([""]);
    const { refundSen } = await desk.must(staffCancelQuoteRoute, { params: { _id } });
    await desk.must(staffCancelRoute, { params: { _id }, query: { agreedRefundSen: refundSen } });
  });
});

describe("a stay that is parked", () => {
  it("stays sold, makes way for another in its room, and goes into one again at its price", async () => {
    const [a, b] = [await stayIn(standard(0)), await stayIn(standard(1))];
    const before = await desk.must(staffBookingRoute, { params: { _id: a } });
    expect(await park(a, standard(0))).toMatchObject({ ok: true });
    expect([await free(), await tryBooking(), await claimed(a)]).toEqual([
      0,
      "SOLD_OUT",
      [standard(0), standard(0)],
    ]);
    expect(await barOf(a)).toEqual({ parked: true, lacks: false, nights: 2 });
    // Sent again it does nothing.
    expect(await park(a, standard(0))).toMatchObject({ ok: true });
    expect(await move(b, standard(1), standard(0))).toMatchObject({ ok: true });
    expect([await claimed(a), await claimed(b), await free()]).toEqual([
      [standard(1), standard(1)],
      [standard(0), standard(0)],
      0,
    ]);
    expect(await move(a, standard(1), standard(1))).toMatchObject({ ok: true });
    expect(await barOf(a)).toEqual({ parked: false, lacks: false, nights: 2 });
    const after = await desk.must(staffBookingRoute, { params: { _id: a } });
    expect([after.totalSen, after.lines]).toEqual([before.totalSen, before.lines]);
    expect(after.history.slice(-2).map(({ what }) => what)).toEqual(["stayParked", "roomFound"]);
  });

  it("keeps the last rooms of its type from guests of another", async () => {
    const [a, b, c] = [await stayIn(standard(0)), await stayIn(standard(1)), await stayIn(deluxe())];
    await park(a, standard(0));
    expect(await move(c, deluxe(), standard(0), { reason: "Asked for it" })).toMatchObject({
      ok: false,
      code: "SOLD_OUT",
      facts: { rule: "owedToParked" },
    });
    // Where somebody leaves the type, there is one.
    expect(
      await desk.call(moveRoomsRoute, {
        body: {
          moves: [
            { bookingId: c, room: 0, from: deluxe(), roomId: standard(0) },
            { bookingId: b, room: 0, from: standard(1), roomId: deluxe() },
          ],
          reason: "They swap",
        },
      }),
    ).toMatchObject({ ok: true });
    expect(await claimed(a)).toEqual([standard(1), standard(1)]);
  });

  it("is claimed night by night where no room has all of them", async () => {
    const a = await stayIn(standard(0), 0, 3);
    const b = await stayIn(standard(1), 1, 1);
    await park(a, standard(0));
    expect(await move(b, standard(1), standard(0))).toMatchObject({ ok: true });
    expect(await claimed(a)).toEqual([standard(1), standard(1), standard(1)]);
    const c = await stayIn(standard(0), 2, 1);
    expect(await move(c, standard(0), standard(1))).toMatchObject({ ok: true });
    expect(await claimed(a)).toEqual([standard(1), standard(1), standard(0)]);
    expect(await barOf(a)).toEqual({ parked: true, lacks: false, nights: 3 });
  });

  it("is not checked in, split or locked, and nobody who is here is parked", async () => {
    const { id } = await makeStay(stage.base.db, stage.resort, { roomId: standard(0), checkIn: today });
    await sql("UPDATE room SET cleaning = 'clean'");
    await park(id, standard(0));
    const checkIn = { params: { _id: id }, body: { despiteBalance: true } };
    expect(await desk.call(checkInRoute, checkIn)).toMatchObject({ ok: false, code: "STAY_PARKED" });
    const next = { roomId: standard(1), on: addDays(today, 1) };
    const split = { params: { _id: id }, body: { room: 0, roomId: standard(0), was: null, next } };
    expect(await desk.call(splitStayRoute, split)).toMatchObject({ ok: false, code: "STAY_PARKED" });
    const lock = { params: { _id: id }, body: { room: 0, roomId: standard(0), reason: "Promised" } };
    expect(await desk.call(lockRoomRoute, lock)).toMatchObject({ ok: false, code: "STAY_PARKED" });
    await move(id, standard(0), standard(0));
    expect(await desk.call(checkInRoute, checkIn)).toMatchObject({ ok: true });
    expect(await park(id, standard(0))).toMatchObject({ ok: false, facts: { rule: "parkInHouse" } });
  });

  it("is asked about where its room was promised, and refused where they were moved meanwhile", async () => {
    const a = await stayIn(standard(0));
    await desk.must(lockRoomRoute, {
      params: { _id: a },
      body: { room: 0, roomId: standard(0), reason: "Promised" },
    });
    expect(await park(a, standard(1))).toMatchObject({ facts: { rule: "movedMeanwhile" } });
    expect(await park(a, standard(0))).toMatchObject({ code: "ROOM_LOCKED" });
    expect(await park(a, standard(0), { despiteLock: true })).toMatchObject({ ok: true });
  });
});

describe("a room that goes out of order in a full house", () => {
  it("parks its guests without a room, who get the next that comes free before anybody else", async () => {
    const [a, b] = [await stayIn(standard(0)), await stayIn(standard(1))];
    expect(await desk.call(closeRoomRoute, closing())).toMatchObject({ code: "BOOKINGS_IN_WAY" });
    expect(await housekeeper.call(closeRoomRoute, closing({ park: true }))).toMatchObject({
      code: "NOT_ALLOWED",
    });
    expect(await clerk.call(closeRoomRoute, closing({ park: true }))).toMatchObject({ code: "NOT_ALLOWED" });
    await desk.must(closeRoomRoute, closing({ park: true }));
    expect([await barOf(a), await claimed(a), await needs(a, b)]).toEqual([
      { parked: true, lacks: true, nights: 2 },
      [],
      [a],
    ]);
    const quote = await desk.must(staffCancelQuoteRoute, { params: { _id: b } });
    await desk.must(staffCancelRoute, {
      params: { _id: b },
      query: { agreedRefundSen: quote.refundSen },
    });
    // The room is free, and nobody else can have it.
    expect([await claimed(b), await tryBooking()]).toEqual([[], "SOLD_OUT"]);
    await stage.jobs["seat-parked"]({});
    expect([await claimed(a), await needs(a), await barOf(a)]).toEqual([
      [standard(1), standard(1)],
      [],
      { parked: true, lacks: false, nights: 2 },
    ]);
  });

  it("moves guests who are parked in it to others without a word, where there are some", async () => {
    const a = await stayIn(standard(0));
    await park(a, standard(0));
    const { _id } = await desk.must(closeRoomRoute, closing());
    expect([await claimed(a), await needs(a)]).toEqual([[standard(1), standard(1)], []]);
    await desk.must(takeBackClosureRoute, {
      params: { _id },
      body: { takenBack: true },
    });
  });

  it("leaves nobody waiting whose booking is cancelled", async () => {
    const [a] = [await stayIn(standard(0)), await stayIn(standard(1))];
    await desk.must(closeRoomRoute, closing({ park: true }));
    expect(await needs(a)).toEqual([a]);
    const quote = await desk.must(staffCancelQuoteRoute, { params: { _id: a } });
    await desk.must(staffCancelRoute, {
      params: { _id: a },
      query: { agreedRefundSen: quote.refundSen },
    });
    expect(await needs(a)).toEqual([]);
    const { rows } = await sql(
      `SELECT h.stay -> 'rooms' -> 0 ? 'parked' AS parked FROM booking b JOIN stay_hold h ON h.id = b.hold_id
       WHERE b.id = $1`,
      [a],
    );
    expect(rows).toEqual([{ parked: false }]);
  });
});
