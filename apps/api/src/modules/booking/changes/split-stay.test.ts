import { housekeepingRoute } from "@pulau/contract/housekeeping.ts";
import { lockRoomRoute, moveRoomsRoute, parkStayRoute, splitStayRoute } from "@pulau/contract/room-moves.ts";
import { checkInRoute, checkOutRoute, staffBookingRoute } from "@pulau/contract/staff.ts";
import { roomsToMoveRoute, staffChangeQuoteRoute, staffChangeRoute } from "@pulau/contract/staff-changes.ts";
import { staysRoute } from "@pulau/contract/stay-list.ts";
import { tapeChartRoute } from "@pulau/contract/tape-chart.ts";
import { roomOfNight } from "@pulau/domain/booking/earlier-rooms.ts";
import { addDays, type Day, dayAt, daysBetween } from "@pulau/domain/calendar/day.ts";
import { malaysianTime } from "@pulau/domain/calendar/time-zones.ts";
import type { BookingId, RoomId } from "@pulau/domain/ids.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "../../../races/caller.ts";
import { all, staffCaller } from "../../../races/staff.ts";
import { changeRoomsDue } from "./change-rooms.ts";
import {
  detailOf,
  mustChange,
  type Office,
  once,
  openOffice,
  paidBooking,
  quoteChange,
} from "./test-booking.ts";

let office: Office;
let stage: Office["stage"];
let member: Office["member"];
let desk: Office["desk"];
let keeper: Caller;
beforeAll(async () => {
  office = await openOffice();
  ({ stage, member, desk } = office);
  keeper = (await staffCaller(stage, { housekeeping: all })).desk;
});
afterAll(() => stage.close());
afterEach(async () => {
  expect(await office.check()).toEqual([]);
});

const sql = (text: string, values: unknown[] = []) => stage.base.pool.query(text, values);
const standard = (at: number): RoomId => stage.resort.roomTypes.standard.roomIds[at] ?? "";
type Planned = { roomId: RoomId; on: Day } | null;
type Stay = { _id: BookingId; room: RoomId; checkIn: Day };

/** A stay of four nights in whichever room it was given. */
async function stayOfFour(inDays: number): Promise<Stay> {
  const _id = await paidBooking(stage, member, { inDays, rooms: 1 });
  await mustChange(member, _id, { nights: 4 });
  const { rooms, checkIn } = await detailOf(member, _id);
  return { _id, room: rooms[0]?.roomId ?? "", checkIn };
}
const others = (room: RoomId) => [0, 1, 2, 3].map(standard).filter((id) => id !== room);
const split = ({ _id, room }: Stay, next: Planned, was: Planned = null, reason?: string) =>
  desk.call(splitStayRoute, {
    params: { _id },
    body: { room: 0, roomId: room, was, next, ...(reason !== undefined && { reason }) },
  });
/** The nights that a booking claims, by room, counted from its arrival. */
async function nightsOf({ _id, checkIn }: Stay): Promise<Record<string, number[]>> {
  const { rows } = await sql(
    `SELECT n.room_id, array_agg(n.night - $2::date ORDER BY n.night) AS nights
     FROM booking b JOIN room_night n ON n.hold_id = b.hold_id WHERE b.id = $1 GROUP BY 1`,
    [_id, checkIn],
  );
  return Object.fromEntries(rows.map((row) => [row.room_id, row.nights]));
}
const numberOf = async (id: RoomId) =>
  (await sql("SELECT room_no FROM room WHERE id = $1", [id])).rows[0].room_no as string;

describe("a stay that is split over two rooms", () => {
  it("claims each night once, tells both rooms, and is joined again", async () => {
    const stay = await stayOfFour(20);
    const [second = ""] = others(stay.room);
    const change = { roomId: second, on: addDays(stay.checkIn, 1) };
    const before = await detailOf(member, stay._id);
    expect(await split(stay, change)).toMatchObject({ ok: true });
    expect(await nightsOf(stay)).toEqual({ [stay.room]: [0], [second]: [1, 2, 3] });
    const after = await detailOf(member, stay._id);
    expect([after.totalSen, after.lines]).toEqual([before.totalSen, before.lines]);
    expect(after.rooms[0]).toMatchObject({
      roomId: stay.room,
      next: { roomNo: await numberOf(second), on: change.on },
    });
    const { history } = await desk.must(staffBookingRoute, { params: { _id: stay._id } });
    expect(history.at(-1)).toMatchObject({ what: "roomChangePlanned" });
    // Sent again it does nothing; joined, the stay is as it was.
    expect(await split(stay, change)).toMatchObject({ ok: true });
    expect(await split(stay, null, change)).toMatchObject({ ok: true });
    expect(await nightsOf(stay)).toEqual({ [stay.room]: [0, 1, 2, 3] });
  });

  it("stands in the chart as two bars, arrives in the first room and leaves the second", async () => {
    const stay = await stayOfFour(30);
    const [second = ""] = others(stay.room);
    await split(stay, { roomId: second, on: addDays(stay.checkIn, 3) });
    const chart = await desk.must(tapeChartRoute, { query: { from: stay.checkIn, days: 14 } });
    const bars = chart.stays.bookingId.flatMap((id, at) =>
      id === stay._id
        ? [
            {
              room: chart.rooms[chart.stays.room[at] ?? -1]?._id,
              nights: [chart.stays.firstNight[at], chart.stays.nights[at]],
              own: [chart.stays.isCurrent[at], chart.stays.isPlanned[at]],
            },
          ]
        : [],
    );
    expect(bars.sort((a, b) => (a.nights[0] ?? 0) - (b.nights[0] ?? 0))).toEqual([
      { room: stay.room, nights: [0, 3], own: [true, false] },
      { room: second, nights: [3, 1], own: [false, true] },
    ]);
    const listed = async (list: "arrivals" | "departures", day: Day) =>
      (await desk.must(staysRoute, { query: { list, from: day, to: day } })).stays.find(
        ({ _id }) => _id === stay._id,
      )?.rooms;
    expect([
      await listed("arrivals", stay.checkIn),
      await listed("departures", addDays(stay.checkIn, 4)),
    ]).toEqual([[await numberOf(stay.room)], [await numberOf(second)]]);
  });

  it("is refused where somebody has a night, and without a night on both sides", async () => {
    const stay = await stayOfFour(40);
    const neighbour = await stayOfFour(40);
    const on = addDays(stay.checkIn, 2);
    expect(await split(stay, { roomId: neighbour.room, on })).toMatchObject({ code: "SOLD_OUT" });
    const free = others(stay.room).find((id) => id !== neighbour.room) ?? "";
    for (const night of [0, 4])
      expect(await split(stay, { roomId: free, on: addDays(stay.checkIn, night) })).toMatchObject({
        facts: { rule: "splitNight" },
      });
    expect(await split({ ...stay, room: free }, { roomId: neighbour.room, on })).toMatchObject({
      facts: { rule: "movedMeanwhile" },
    });
    expect(await nightsOf(stay)).toEqual({ [stay.room]: [0, 1, 2, 3] });
  });

  it("stays split when something else of it is changed, though neither room is free for all of it", async () => {
    const stay = await stayOfFour(50);
    const [second = ""] = others(stay.room);
    await split(stay, { roomId: second, on: addDays(stay.checkIn, 2) });
    // Somebody has the first room after the change, and somebody the second before it.
    await sql(
      `INSERT INTO room_night (room_id, night, hold_id, state, floating)
       SELECT room_id, night, (SELECT hold_id FROM booking WHERE id <> $1 LIMIT 1), 'booked', false
       FROM (VALUES ($2::uuid, $4::date + 2), ($3::uuid, $4::date)) AS taken(room_id, night)`,
      [stay._id, stay.room, second, stay.checkIn],
    );
    await mustChange(member, stay._id, { nights: 5 });
    expect(await nightsOf(stay)).toEqual({ [stay.room]: [0, 1], [second]: [2, 3, 4] });
    await mustChange(member, stay._id, { nights: 2 });
    expect(await nightsOf(stay)).toEqual({ [stay.room]: [0, 1] });
    expect((await detailOf(member, stay._id)).rooms[0]?.next).toBeNull();
    await sql("DELETE FROM room_night WHERE night IN ($1::date, $1::date + 2) AND room_id = ANY($2)", [
      stay.checkIn,
      [second, stay.room].filter((id) => id !== stay.room),
    ]);
    await sql("DELETE FROM room_night WHERE night = $1::date + 2 AND room_id = $2", [
      stay.checkIn,
      stay.room,
    ]);
  });

  it("is moved by its first part alone, and joined by moving it into the second room", async () => {
    const stay = await stayOfFour(60);
    const [second = "", third = ""] = others(stay.room);
    await split(stay, { roomId: second, on: addDays(stay.checkIn, 2) });
    const move = (from: RoomId, roomId: RoomId) =>
      desk.must(moveRoomsRoute, {
        body: { moves: [{ bookingId: stay._id, room: 0, from, roomId }], despite: [] },
      });
    await move(stay.room, third);
    expect(await nightsOf(stay)).toEqual({ [third]: [0, 1], [second]: [2, 3] });
    await move(third, second);
    expect(await nightsOf(stay)).toEqual({ [second]: [0, 1, 2, 3] });
    expect((await detailOf(member, stay._id)).rooms[0]?.next).toBeNull();
  });

  it("is joined by moving it into a room of another type, for that one is not planned beside", async () => {
    const stay = await stayOfFour(90);
    const [second = ""] = others(stay.room);
    await split(stay, { roomId: second, on: addDays(stay.checkIn, 2) });
    const deluxe = stage.resort.roomTypes.deluxe.roomIds[0] ?? "";
    const moves = [{ bookingId: stay._id, room: 0, from: stay.room, roomId: deluxe }];
    await desk.must(moveRoomsRoute, { body: { moves, despite: [], reason: "Upgrade" } });
    expect(await nightsOf(stay)).toEqual({ [deluxe]: [0, 1, 2, 3] });
  });

  it("is in the second room from the morning after the change on, and expected there on its day", async () => {
    const { stay, second, today } = await changingToday(70);
    await sql(
      "UPDATE booking SET state = 'inHouse', checked_in_at = now() - interval '1 day' WHERE id = $1",
      [stay._id],
    );
    const tile = async (id: RoomId) =>
      (await keeper.must(housekeepingRoute, {})).rooms.find(({ _id }) => _id === id);
    expect(await tile(stay.room)).toMatchObject({ stay: { checkOut: today } });
    expect(await tile(second)).toMatchObject({ arrival: { checkIn: today } });
    await changeRoomsDue(stage.base.db, today);
    expect((await detailOf(member, stay._id)).rooms[0]?.roomId).toBe(stay.room);
    await changeRoomsDue(stage.base.db, addDays(today, 1));
    expect((await detailOf(member, stay._id)).rooms[0]).toMatchObject({ roomId: second, next: null });
    expect((await tile(second))?.stay).toMatchObject({ checkOut: addDays(today, 3) });
    expect((await tile(stay.room))?.stay).toBeNull();
    expect(await nightsOf({ ...stay, checkIn: addDays(today, -1) })).toEqual({
      [stay.room]: [0],
      [second]: [1, 2, 3],
    });
    await desk.must(checkOutRoute, { params: { _id: stay._id }, body: { despiteBalance: true } });
  });

  it("gives the room that is planned to no other place of the same booking", async () => {
    const _id = await paidBooking(stage, member, { inDays: 105, rooms: 2 });
    await mustChange(member, _id, { nights: 4 });
    const { rooms, checkIn } = await detailOf(member, _id);
    const [first = "", beside = ""] = rooms.map(({ roomId }) => roomId);
    const second = others(first).find((id) => id !== beside) ?? "";
    await split({ _id, room: first, checkIn }, { roomId: second, on: addDays(checkIn, 2) });
    // Of five nights their own rooms lack the last one, every other room the second; the planned one nothing of others.
    const { rows } = await sql(
      `INSERT INTO room_night (room_id, night, hold_id, state, floating)
       SELECT r.id, $1::date + CASE WHEN r.id = ANY($4) THEN 4 ELSE 1 END,
         (SELECT hold_id FROM booking WHERE id <> $2 LIMIT 1), 'booked', false
       FROM room r WHERE r.room_type_id = (SELECT room_type_id FROM room WHERE id = $3) AND r.id <> $5
       RETURNING room_id, night`,
      [checkIn, _id, beside, [first, beside], second],
    );
    const { refusals } = await quoteChange(member, _id, { nights: 5 });
    expect(refusals).toMatchObject([{ code: "SOLD_OUT" }]);
    const toMove = await desk.must(roomsToMoveRoute, { params: { _id }, query: { room: 1 } });
    expect(toMove.rooms.find(({ roomId }) => roomId === second)?.verdict).not.toBe("fits");
    for (const { room_id, night } of rows)
      await sql("DELETE FROM room_night WHERE room_id = $1 AND night = $2", [room_id, night]);
  });

  it("is not promised its room while it is to leave it", async () => {
    const stay = await stayOfFour(100);
    const [second = ""] = others(stay.room);
    expect(await split(stay, { roomId: second, on: addDays(stay.checkIn, 2) })).toMatchObject({ ok: true });
    const body = { room: 0, roomId: stay.room, reason: "Sea view promised" };
    expect(await desk.call(lockRoomRoute, { params: { _id: stay._id }, body })).toMatchObject({
      code: "WRONG_STATE",
      facts: { rule: "splitBefore" },
    });
  });

  it("is let into the second room whose guests come on the day of the change", async () => {
    const { stay, second } = await changingToday(80);
    const params = { _id: stay._id };
    await desk.must(checkInRoute, { params, body: { despiteBalance: true, despiteRooms: "Clean enough" } });
    expect((await detailOf(member, stay._id)).rooms[0]).toMatchObject({ roomId: second, next: null });
    await desk.must(checkOutRoute, { params, body: { despiteBalance: true } });
  });
});

describe("a stay that is split over rooms of two types", () => {
  const deluxe = () => stage.resort.roomTypes.deluxe;
  const into = (stay: Stay, at: number) => ({
    roomId: deluxe().roomIds[0] ?? "",
    on: addDays(stay.checkIn, at),
  });
  const mailsOf = async ({ _id }: Stay) =>
    (
      await sql(
        `SELECT count(*)::int AS n FROM pgboss.job WHERE data ->> 'template' = 'booking-changed' AND data ->> 'bookingId' = $1`,
        [_id],
      )
    ).rows[0].n as number;

  it("needs a reason, keeps the price, claims the other type's room and frees its own, and is joined again", async () => {
    const stay = await stayOfFour(25);
    const change = into(stay, 2);
    const before = await detailOf(member, stay._id);
    expect(await split(stay, change)).toMatchObject({ code: "INVALID_INPUT" });
    const mails = await mailsOf(stay);
    expect(await split(stay, change, null, "The last two nights are full")).toMatchObject({ ok: true });
    expect(await nightsOf(stay)).toEqual({ [stay.room]: [0, 1], [change.roomId]: [2, 3] });
    const after = await detailOf(member, stay._id);
    expect([after.totalSen, after.lines]).toEqual([before.totalSen, before.lines]);
    expect(after.rooms[0]?.next).toMatchObject({ on: change.on, roomTypeName: { en: expect.any(String) } });
    expect(await mailsOf(stay)).toBe(mails + 1);
    const { history } = await desk.must(staffBookingRoute, { params: { _id: stay._id } });
    expect(history.at(-1)).toMatchObject({ what: "roomChangePlanned" });
    expect(await split(stay, change, null, "Again")).toMatchObject({ ok: true });
    expect(await mailsOf(stay)).toBe(mails + 1);
    expect(await split(stay, null, change)).toMatchObject({ ok: true });
    expect(await nightsOf(stay)).toEqual({ [stay.room]: [0, 1, 2, 3] });
    expect(await mailsOf(stay)).toBe(mails + 2);
  });

  /** Quotes and makes a split, or takes one back, at the price of both rooms. */
  const reprice = async (stay: Stay, next: Planned, was: Planned = null, keepPrice = false) => {
    const split = { room: 0, roomId: stay.room, was, next };
    const params = { _id: stay._id };
    const quote = await desk.must(staffChangeQuoteRoute, { params, body: { split, keepPrice } });
    const agreed = { agreedTotalSen: quote.after?.totalSen ?? 0, agreedRefundSen: quote.refundSen };
    const body = { split, keepPrice, note: "Two rooms", ...agreed };
    return { quote, made: await desk.call(staffChangeRoute, { params, body }, once()) };
  };

  it("costs at the new price what the engine says of both parts, and on the way back what it cost", async () => {
    const stay = await stayOfFour(115);
    await sql("UPDATE rate SET sen = sen + 4000 WHERE room_type_id = $1", [deluxe().id]);
    const change = into(stay, 2);
    const before = await detailOf(member, stay._id);
    const { quote, made } = await reprice(stay, change);
    expect(made).toMatchObject({ ok: true });
    expect(quote.differenceSen).toBeGreaterThan(0);
    const after = await detailOf(member, stay._id);
    expect(after.totalSen).toBe(before.totalSen + quote.differenceSen);
    expect(await nightsOf(stay)).toEqual({ [stay.room]: [0, 1], [change.roomId]: [2, 3] });
    // A call that comes late, and one that saw another room planned, do nothing.
    const late = { split: { room: 0, roomId: stay.room, was: null, next: change } };
    expect(
      await desk.call(staffChangeRoute, { params: { _id: stay._id }, body: late }, once()),
    ).toMatchObject({ code: "WRONG_STATE", facts: { rule: "movedMeanwhile" } });
    await mustChange(member, stay._id, { nights: 5 });
    const longer = await detailOf(member, stay._id);
    expect(await nightsOf(stay)).toEqual({ [stay.room]: [0, 1], [change.roomId]: [2, 3, 4] });
    await mustChange(member, stay._id, { nights: 4 });
    expect((await detailOf(member, stay._id)).totalSen).toBe(after.totalSen);
    expect(longer.totalSen).toBeGreaterThan(after.totalSen);
    expect((await reprice(stay, null, change)).made).toMatchObject({ ok: true });
    expect((await detailOf(member, stay._id)).totalSen).toBe(before.totalSen);
    await sql("UPDATE rate SET sen = sen - 4000 WHERE room_type_id = $1", [deluxe().id]);
  });

  it("keeps the agreed price where staff say so, also through a later change", async () => {
    const stay = await stayOfFour(95);
    const before = await detailOf(member, stay._id);
    const { quote, made } = await reprice(stay, into(stay, 2), null, true);
    expect([quote.differenceSen, made]).toMatchObject([0, { ok: true }]);
    await mustChange(member, stay._id, { nights: 5 });
    await mustChange(member, stay._id, { nights: 4 });
    expect((await detailOf(member, stay._id)).totalSen).toBe(before.totalSen);
  });

  it("is not sold a second room that somebody has, in the quote as in the act", async () => {
    const stay = await stayOfFour(45);
    const change = into(stay, 2);
    await sql(
      `INSERT INTO room_night (room_id, night, hold_id, state, floating)
       SELECT $2, $3::date + 3, hold_id, 'booked', false FROM booking WHERE id <> $1 LIMIT 1`,
      [stay._id, change.roomId, stay.checkIn],
    );
    const { quote, made } = await reprice(stay, change);
    expect(quote.refusals).toMatchObject([{ code: "SOLD_OUT" }]);
    expect(made).toMatchObject({ code: "SOLD_OUT" });
    await sql("DELETE FROM room_night WHERE room_id = $1 AND night = $2::date + 3", [
      change.roomId,
      stay.checkIn,
    ]);
    expect(await nightsOf(stay)).toEqual({ [stay.room]: [0, 1, 2, 3] });
  });

  it("stays split when something else of it is changed, and can't be parked meanwhile", async () => {
    const stay = await stayOfFour(35);
    const change = into(stay, 2);
    await split(stay, change, null, "Full");
    await mustChange(member, stay._id, { nights: 5 });
    expect(await nightsOf(stay)).toEqual({ [stay.room]: [0, 1], [change.roomId]: [2, 3, 4] });
    const body = { room: 0, roomId: stay.room };
    expect(await desk.call(parkStayRoute, { params: { _id: stay._id }, body })).toMatchObject({
      facts: { rule: "splitPark" },
    });
  });

  it("is of the second room's type once its guests have changed, and priced by it from then on", async () => {
    const { stay, second, today } = await changingToday(110, { into, reason: "Full" });
    await sql(
      "UPDATE booking SET state = 'inHouse', checked_in_at = now() - interval '1 day' WHERE id = $1",
      [stay._id],
    );
    await changeRoomsDue(stage.base.db, addDays(today, 1));
    expect((await detailOf(member, stay._id)).rooms[0]).toMatchObject({
      roomId: second,
      roomTypeId: deluxe().id,
      next: null,
    });
    const { rows } = await sql(
      "SELECT booking_json #>> '{rooms,0,roomTypeId}' AS type FROM booking WHERE id = $1",
      [stay._id],
    );
    expect(rows).toEqual([{ type: deluxe().id }]);
    await desk.must(checkOutRoute, { params: { _id: stay._id }, body: { despiteBalance: true } });
  });
});

/** A stay in a room that nobody else had that night: the tests before have slept in some of them. */
async function inFreeRoom(stay: Stay, night: Day): Promise<Stay> {
  const { rows } = await sql("SELECT room_id FROM room_night WHERE night = $1", [night]);
  const free = [stay.room, ...others(stay.room)].find((id) => !rows.some(({ room_id }) => room_id === id));
  if (free === undefined || free === stay.room) return stay;
  const moves = [{ bookingId: stay._id, room: 0, from: stay.room, roomId: free }];
  await desk.must(moveRoomsRoute, { body: { moves, despite: [] } });
  return { ...stay, room: free };
}

/** A stay of four nights that began yesterday, and whose guests are to change rooms today. */
async function changingToday(
  inDays: number,
  { into, reason }: { into?: (stay: Stay, at: number) => { roomId: RoomId }; reason?: string } = {},
) {
  const today = dayAt(new Date(), malaysianTime);
  const made = await inFreeRoom(await stayOfFour(inDays), addDays(today, -1));
  const second = into?.(made, 1).roomId ?? others(made.room)[0] ?? "";
  await split(made, { roomId: second, on: addDays(made.checkIn, 1) }, null, reason);
  const { _id } = made;
  const back = daysBetween(addDays(today, -1), made.checkIn);
  const { rows } = await sql("SELECT next FROM booking_room WHERE booking_id = $1", [_id]);
  const next = { ...rows[0].next, on: today };
  const hold = "(SELECT hold_id FROM booking WHERE id = $1)";
  await sql(
    "UPDATE booking SET check_in = check_in - $2::int, check_out = check_out - $2::int WHERE id = $1",
    [_id, back],
  );
  await sql(`UPDATE room_night SET night = night - $2::int WHERE hold_id = ${hold}`, [_id, back]);
  await sql("UPDATE booking_room SET next = $2 WHERE booking_id = $1", [_id, next]);
  await sql(
    `UPDATE stay_hold SET stay = jsonb_set(stay, '{rooms,0,next}', $2) ||
       jsonb_build_object('checkIn', $3::text, 'checkOut', $4::text) WHERE id = ${hold}`,
    [_id, next, addDays(today, -1), addDays(today, 3)],
  );
  return { stay: made, second, today };
}

describe("a stay whose guests change rooms today", () => {
  it("is moved with new days at once, and every night of it is claimed where it is slept", async () => {
    const own = await openOffice();
    const query = (text: string, values: unknown[] = []) => own.stage.base.pool.query(text, values);
    try {
      const _id = await paidBooking(own.stage, own.member, { inDays: 25 });
      await mustChange(own.member, _id, { nights: 4 });
      const { rooms, checkIn } = await detailOf(own.member, _id);
      const room = rooms[0]?.roomId ?? "";
      const [second = "", third = ""] = own.stage.resort.roomTypes.standard.roomIds.filter(
        (id) => id !== room,
      );
      const planned = { room: 0, roomId: room, was: null, next: { roomId: second, on: addDays(checkIn, 1) } };
      const params = { _id };
      await own.desk.must(splitStayRoute, { params, body: planned });
      const days = daysBetween(dayAt(new Date(), malaysianTime), checkIn) + 1;
      await own.clock.move(days * 86_400);
      await query("UPDATE session SET expires_at = expires_at + make_interval(days => $1)", [days]);
      await query("UPDATE booking SET state = 'inHouse', checked_in_at = pulau_now() WHERE id = $1", [_id]);
      const change = { nights: 5, into: { room: 0, roomId: third } };
      const quote = await own.desk.must(staffChangeQuoteRoute, { params, body: change });
      const agreed = { agreedTotalSen: quote.after?.totalSen ?? 0, agreedRefundSen: quote.refundSen };
      const body = { ...change, ...agreed, note: "One night more" };
      await own.desk.must(staffChangeRoute, { params, body }, once());
      expect((await detailOf(own.member, _id)).rooms[0]).toMatchObject({ roomId: third, next: null });
      const { rows } = await query(
        `SELECT n.room_id AS room, array_agg(n.night - $2::date ORDER BY n.night) AS nights
         FROM booking b JOIN room_night n ON n.hold_id = b.hold_id WHERE b.id = $1 GROUP BY 1`,
        [_id, checkIn],
      );
      expect(new Map(rows.map((row) => [row.room, row.nights]))).toEqual(
        new Map([
          [room, [0]],
          [third, [1, 2, 3, 4]],
        ]),
      );
      expect(await own.check()).toEqual([]);
    } finally {
      await own.stage.close();
    }
  });
});

it("is told of a night by the database as by the domain", async () => {
  const rooms = [standard(0), standard(1), standard(2)] as const;
  const place: Parameters<typeof roomOfNight>[0] = {
    roomId: rooms[1],
    earlier: [{ roomId: rooms[0], roomNo: "", to: "2027-01-03" }],
    next: { roomId: rooms[2], roomNo: "", on: "2027-01-05" },
  };
  const { rows } = await sql(
    `SELECT d::date AS night, room_on(jsonb_populate_record(NULL::booking_room,
       jsonb_build_object('room_id', $1::text, 'earlier', $2::jsonb, 'next', $3::jsonb)), d::date) AS room
     FROM generate_series('2027-01-01'::date, '2027-01-07', '1 day') AS d`,
    [place.roomId, JSON.stringify(place.earlier), JSON.stringify(place.next)],
  );
  expect(rows.map(({ room }) => room)).toEqual(rows.map(({ night }) => roomOfNight(place, night)));
  expect(new Set(rows.map(({ room }) => room)).size).toBe(3);
});
