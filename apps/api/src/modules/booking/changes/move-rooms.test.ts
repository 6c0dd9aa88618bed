import { lockRoomRoute, moveRoomsRoute } from "@pulau/contract/room-moves.ts";
import { checkInRoute, staffBookingRoute } from "@pulau/contract/staff.ts";
import { moveRoomRoute, staffChangeQuoteRoute, staffChangeRoute } from "@pulau/contract/staff-changes.ts";
import type { BookingId, RoomId } from "@pulau/domain/ids.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { stayOf } from "../../../races/guest.ts";
import { lookOnly, staffCaller } from "../../../races/staff.ts";
import { detailOf, mustChange, type Office, once, openOffice, paidBooking } from "./test-booking.ts";

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

const sql = (text: string, values: unknown[] = []) => stage.base.pool.query(text, values);
const standard = (at: number): RoomId => stage.resort.roomTypes.standard.roomIds[at] ?? "";
const deluxe = (at: number): RoomId => stage.resort.roomTypes.deluxe.roomIds[at] ?? "";
const booked = (inDays: number, rooms = 1) =>
  paidBooking(stage, member, { inDays, rooms }) as Promise<BookingId>;
const roomAt = async (_id: string, at = 0): Promise<RoomId> =>
  (await detailOf(member, _id)).rooms[at]?.roomId ?? "";
/** Which rooms a booking claims, and how many nights of each. */
const nightsOf = async (_id: string): Promise<Record<string, number>> => {
  const { rows } = await sql(
    `SELECT n.room_id, count(*)::int AS nights FROM booking b JOIN room_night n ON n.hold_id = b.hold_id
     WHERE b.id = $1 GROUP BY 1`,
    [_id],
  );
  return Object.fromEntries(rows.map((row) => [row.room_id, row.nights]));
};
const historyOf = async (_id: BookingId) => (await desk.must(staffBookingRoute, { params: { _id } })).history;
/** A booking in this very room: whoever has been given another one is moved there first. */
async function inRoom(inDays: number, roomId: RoomId, nights = 2): Promise<BookingId> {
  const _id = await booked(inDays);
  if (nights !== 2) await mustChange(member, _id, { nights });
  if ((await roomAt(_id)) !== roomId)
    await desk.must(moveRoomRoute, { params: { _id }, body: { room: 0, roomId, reason: "x" } });
  return _id;
}
type Moves = Parameters<typeof desk.call<typeof moveRoomsRoute>>[1]["body"];
const move = (body: Moves) => desk.call(moveRoomsRoute, { body });
const place = (bookingId: string, from: RoomId, roomId: RoomId, room = 0) => ({
  bookingId,
  room,
  from,
  roomId,
});
const swap = (a: string, b: string, [roomA, roomB]: readonly [RoomId, RoomId], more: Partial<Moves> = {}) =>
  move({ moves: [place(a, roomA, roomB), place(b, roomB, roomA)], ...more });

describe("guests who swap rooms", () => {
  it("have each other's, for as long as each stays, and back again", async () => {
    const [first, second] = [standard(0), standard(1)];
    const a = await inRoom(20, first);
    const b = await inRoom(20, second, 3);
    expect(await swap(a, b, [first, second])).toMatchObject({ ok: true });
    expect([await nightsOf(a), await nightsOf(b)]).toEqual([{ [second]: 2 }, { [first]: 3 }]);
    expect([await roomAt(a), await roomAt(b)]).toEqual([second, first]);
    expect((await historyOf(a)).at(-1)).toMatchObject({ what: "roomMoved", facts: { priceKept: true } });
    expect(await office.check()).toEqual([]);
    expect(await swap(a, b, [second, first])).toMatchObject({ ok: true });
    expect([await nightsOf(a), await nightsOf(b)]).toEqual([{ [first]: 2 }, { [second]: 3 }]);
  });

  it("are all left where they are when somebody else has a night of it", async () => {
    const [first, second] = [standard(0), standard(1)];
    const a = await inRoom(30, first);
    const b = await inRoom(30, second, 3);
    const behind = await inRoom(32, first);
    const before = [await historyOf(a), await historyOf(b)];
    expect(await swap(a, b, [first, second])).toMatchObject({ status: 409, code: "SOLD_OUT" });
    expect([await nightsOf(a), await nightsOf(b)]).toEqual([{ [first]: 2 }, { [second]: 3 }]);
    expect([await historyOf(a), await historyOf(b)]).toEqual(before);
    expect(await nightsOf(behind)).toEqual({ [first]: 2 });
    // Two into one room are not swapped either.
    expect(
      await move({ moves: [place(a, first, standard(5)), place(b, second, standard(5))] }),
    ).toMatchObject({
      code: "SOLD_OUT",
    });
  });

  it("are not moved twice by a call that comes twice, nor from where they are no more", async () => {
    const [first, second, third] = [standard(0), standard(1), standard(2)];
    const a = await inRoom(40, first);
    const b = await inRoom(40, second);
    await swap(a, b, [first, second]);
    const after = await historyOf(a);
    expect(await swap(a, b, [first, second])).toMatchObject({ ok: true });
    expect(await historyOf(a)).toEqual(after);
    expect(await move({ moves: [place(a, first, third)] })).toMatchObject({
      code: "WRONG_STATE",
      facts: { rule: "movedMeanwhile" },
    });
    expect(await nightsOf(a)).toEqual({ [second]: 2 });
  });

  it("may be of one booking", async () => {
    const _id = await booked(50, 2);
    const [first, second] = [await roomAt(_id), await roomAt(_id, 1)];
    const moves = [place(_id, first, second), place(_id, second, first, 1)];
    expect(await move({ moves })).toMatchObject({ ok: true });
    expect([await roomAt(_id), await roomAt(_id, 1)]).toEqual([second, first]);
    expect(await nightsOf(_id)).toEqual({ [first]: 2, [second]: 2 });
    expect(await move({ moves: [place(_id, second, first)] })).toMatchObject({ code: "SOLD_OUT" });
  });

  it("of different types keep their prices, with a reason, and are told", async () => {
    const a = await inRoom(60, standard(0));
    const b = await inRoom(60, deluxe(0));
    const rooms = [standard(0), deluxe(0)] as const;
    const before = await detailOf(member, a);
    expect(await swap(a, b, rooms)).toMatchObject({
      status: 400,
      fields: [{ path: "reason", rule: "required" }],
    });
    await sql("DELETE FROM pgboss.job WHERE name = 'send-mail'");
    expect(await swap(a, b, rooms, { reason: "They asked for it" })).toMatchObject({ ok: true });
    const after = await detailOf(member, a);
    expect([after.totalSen, after.lines]).toEqual([before.totalSen, before.lines]);
    expect(after.rooms[0]).toMatchObject({ roomId: deluxe(0), roomTypeId: stage.resort.roomTypes.deluxe.id });
    const { rows } = await sql("SELECT data ->> 'bookingId' AS id FROM pgboss.job WHERE name = 'send-mail'");
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([a, b]));
  });

  it("are asked about when they are in house, keep the nights behind them, and leave rooms to clean", async () => {
    await sql("UPDATE room SET cleaning = 'clean'");
    const a = await booked(0);
    const first = await roomAt(a);
    await desk.must(checkInRoute, { params: { _id: a }, body: {} });
    await office.clock.move(86_400);
    // Sessions don't outlive the night.
    ({ desk } = await staffCaller(stage));
    const second = standard(first === standard(11) ? 10 : 11);
    const b = await inRoom(1, second);
    expect(await swap(a, b, [first, second])).toMatchObject({
      code: "WRONG_STATE",
      facts: { rule: "arrivedMeanwhile" },
    });
    expect(await swap(a, b, [first, second], { despite: ["inHouse"] })).toMatchObject({ ok: true });
    expect(await nightsOf(a)).toEqual({ [first]: 1, [second]: 1 });
    expect(await nightsOf(b)).toEqual({ [first]: 2 });
    const { rows } = await sql("SELECT id FROM room WHERE cleaning = 'dirty'");
    expect(rows).toEqual([{ id: first }]);
    await swap(a, b, [second, first], { despite: ["inHouse"] });
    expect(await nightsOf(a)).toEqual({ [first]: 2 });
    await office.clock.move(-86_400);
    ({ desk } = await staffCaller(stage));
  });

  it("are moved by who may change bookings alone", async () => {
    const { desk: looker } = await staffCaller(stage, lookOnly);
    const body = { moves: [place(crypto.randomUUID(), standard(0), standard(1))] };
    expect(await looker.call(moveRoomsRoute, { body })).toMatchObject({ code: "NOT_ALLOWED" });
    expect(await desk.call(moveRoomsRoute, { body })).toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("a locked room", () => {
  const lock = (_id: BookingId, roomId: RoomId, reason: string | null) =>
    desk.call(lockRoomRoute, { params: { _id }, body: { room: 0, roomId, reason } });
  const locks = async (_id: string) =>
    (await sql("SELECT locked ->> 'reason' AS reason FROM booking_room WHERE booking_id = $1", [_id])).rows;

  it("is left only by who was asked, and then the new one is locked", async () => {
    const _id = await inRoom(70, standard(0));
    const other = await inRoom(70, standard(1));
    expect(await lock(_id, standard(0), "Promised W-02")).toMatchObject({ ok: true });
    expect((await historyOf(_id)).at(-1)).toMatchObject({
      what: "roomLocked",
      facts: { note: "Promised W-02" },
    });
    const refused = { status: 409, code: "ROOM_LOCKED", facts: { reason: "Promised W-02" } };
    const body = { room: 0, roomId: standard(2) };
    expect(await desk.call(moveRoomRoute, { params: { _id }, body })).toMatchObject(refused);
    expect(await swap(_id, other, [standard(0), standard(1)])).toMatchObject(refused);
    expect(await nightsOf(_id)).toEqual({ [standard(0)]: 2 });
    expect(await swap(_id, other, [standard(0), standard(1)], { despite: ["locked"] })).toMatchObject({
      ok: true,
    });
    expect(await locks(_id)).toEqual([{ reason: "Promised W-02" }]);
    await desk.must(moveRoomRoute, { params: { _id }, body: { ...body, despiteLock: true } });
    expect(await locks(_id)).toEqual([{ reason: "Promised W-02" }]);
    expect(await lock(_id, standard(2), null)).toMatchObject({ ok: true });
    expect(await locks(_id)).toEqual([{ reason: null }]);
    expect((await historyOf(_id)).at(-1)).toMatchObject({ what: "roomUnlocked" });
  });

  it("is locked where its guests were seen, and while they are to come or here", async () => {
    const _id = await inRoom(75, standard(0));
    expect(await lock(_id, standard(1), "x")).toMatchObject({ facts: { rule: "movedMeanwhile" } });
    await sql("UPDATE booking SET state = 'completed' WHERE id = $1", [_id]);
    expect(await lock(_id, standard(0), "x")).toMatchObject({ code: "WRONG_STATE" });
    await sql("UPDATE booking SET state = 'confirmed' WHERE id = $1", [_id]);
  });

  it("stays locked over a change of days, and goes where it can't be kept and the guest asked for it", async () => {
    const _id = await inRoom(80, standard(0));
    await lock(_id, standard(0), "Same as last year");
    const change = async (body: object) => {
      const quote = await desk.must(staffChangeQuoteRoute, { params: { _id }, body });
      if (!quote.after) return quote.refusals;
      const agreed = { agreedTotalSen: quote.after.totalSen, agreedRefundSen: quote.refundSen };
      await desk.must(staffChangeRoute, { params: { _id }, body: { ...body, ...agreed } }, once());
      return [];
    };
    expect(await change({ nights: 3 })).toEqual([]);
    expect([await roomAt(_id), await locks(_id)]).toEqual([standard(0), [{ reason: "Same as last year" }]]);
    // On the next nights somebody else has the room.
    await inRoom(90, standard(0));
    const refused = [{ code: "ROOM_LOCKED", facts: { reason: "Same as last year" } }];
    expect(await change({ checkIn: office.day(90), nights: 2 })).toMatchObject(refused);
    const into = { room: 0, roomId: deluxe(3) };
    expect(await change({ into })).toMatchObject(refused);
    expect(await change({ into, despiteLock: true })).toEqual([]);
    expect(await locks(_id)).toEqual([{ reason: "Same as last year" }]);
    // The guest's own wish for another type leaves no promise behind.
    const { rooms } = stayOf(stage.resort, { roomType: "standard" });
    await mustChange(member, _id, { rooms: rooms as never });
    expect(await locks(_id)).toEqual([{ reason: null }]);
  });
});
