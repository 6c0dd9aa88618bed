import { checkInRoute, staffBookingRoute } from "@pulau/contract/staff.ts";
import {
  moveRoomQuoteRoute,
  moveRoomRoute,
  roomsToMoveRoute,
  staffChangeQuoteRoute,
  staffChangeRoute,
} from "@pulau/contract/staff-changes.ts";
import type { RoomId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { mustSubmit, stayOf } from "../../../races/guest.ts";
import { staffCaller } from "../../../races/staff.ts";
import { detailOf, type Office, once, openOffice, paidBooking, quoteChange } from "./test-booking.ts";

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
  await sql("UPDATE period SET cut_off_days = 0");
  expect(await office.check()).toEqual([]);
});

const sql = (text: string, values: unknown[] = []) => stage.base.pool.query(text, values);
const send = (_id: string, body: object) =>
  desk.must(staffChangeQuoteRoute, { params: { _id }, body: { ...body } });
const changed = async (_id: string) => {
  const { history } = await desk.must(staffBookingRoute, { params: { _id } });
  return history.findLast(({ what }) => what === "changed")?.facts;
};
const roomsOf = async (_id: string) => (await detailOf(member, _id)).rooms.map(({ roomNo }) => roomNo);
const nights = async (_id: string) => {
  const { rows } = await sql(
    `SELECT r.room_no, count(*)::int AS nights FROM booking b JOIN room_night n ON n.hold_id = b.hold_id
      JOIN room r ON r.id = n.room_id WHERE b.id = $1 GROUP BY 1 ORDER BY 1`,
    [_id],
  );
  return Object.fromEntries(rows.map((row) => [row.room_no, row.nights]));
};
const toMove = (_id: string) => desk.must(roomsToMoveRoute, { params: { _id }, query: { room: 0 } });
const move = (_id: string, roomId: RoomId) =>
  desk.call(moveRoomRoute, { params: { _id }, body: { room: 0, roomId, reason: "The shower leaks" } });

describe("rules that hold guests", () => {
  it("are shown to staff, who go past them with a reason that the history keeps", async () => {
    const _id = await paidBooking(stage, member, { inDays: 20 });
    await sql("UPDATE period SET cut_off_days = 60");
    const change = { checkIn: office.day(22) };
    expect(await quoteChange(member, _id, change)).toMatchObject({
      after: null,
      refusals: [{ code: "PACKAGE_CLOSED", facts: { rule: "cutOff" } }],
    });
    const quote = await send(_id, change);
    expect(quote.refusals).toEqual([]);
    expect(quote.rules).toEqual([{ rule: "cutOff", cutOffDays: 60 }]);
    const agreed = { agreedTotalSen: quote.after?.totalSen ?? 0, agreedRefundSen: quote.refundSen };
    const body = { ...change, ...agreed };
    expect(await desk.call(staffChangeRoute, { params: { _id }, body }, once())).toMatchObject({
      status: 409,
      code: "PACKAGE_CLOSED",
      facts: { rule: "cutOff" },
    });
    const overrideReason = "The airline moved their flight";
    await desk.must(staffChangeRoute, { params: { _id }, body: { ...body, overrideReason } }, once());
    expect(await changed(_id)).toMatchObject({ rules: "cutOff", note: overrideReason });
    expect((await detailOf(member, _id)).checkIn).toBe(office.day(22));
  });

  it("let staff shorten a stay below its option's nights, and extend it past the longest, at a kept price", async () => {
    const _id = await paidBooking(stage, member, { inDays: 30 });
    const { totalSen } = await detailOf(member, _id);
    const short = await send(_id, { nights: 1, keepPrice: true });
    expect(short).toMatchObject({ rules: [{ rule: "minStay" }], differenceSen: 0, refundSen: 0 });
    const body = {
      nights: 1,
      keepPrice: true,
      overrideReason: "They must be home",
      agreedTotalSen: totalSen,
    };
    await desk.must(staffChangeRoute, { params: { _id }, body }, once());
    const after = await detailOf(member, _id);
    expect([after.nights, after.totalSen]).toEqual([1, totalSen]);
    expect(await changed(_id)).toMatchObject({ priceKept: true, rules: "minStay" });
    expect((await send(_id, { nights: 9 })).rules).toMatchObject([{ rule: "maxStay" }]);
    expect((await send(_id, { nights: 9 })).differenceSen).toBeGreaterThan(0);
  });

  it("never are those of the inventory: no reason gets a room that somebody has", async () => {
    const first = await paidBooking(stage, member, { inDays: 40 });
    const { rooms } = await desk.must(roomsToMoveRoute, { params: { _id: first }, query: { room: 0 } });
    const other = await paidBooking(stage, member, { inDays: 40 });
    const [taken] = await roomsOf(other);
    const roomId = rooms.find(({ roomNo }) => roomNo === taken)?.roomId ?? "";
    expect((await toMove(first)).rooms.find((room) => room.roomId === roomId)).toMatchObject({
      verdict: "taken",
    });
    expect(await move(first, roomId)).toMatchObject({ status: 409, code: "SOLD_OUT" });
    expect(await roomsOf(other)).toEqual([taken]);
  });
});

const mailsOf = async (_id: string) => {
  const { rows } = await sql(
    `SELECT count(*)::int AS mails FROM pgboss.job
      WHERE name = 'send-mail' AND data ->> 'template' = 'booking-changed' AND data ->> 'bookingId' = $1`,
    [_id],
  );
  return rows[0].mails;
};
const deluxeFor = async (_id: string) => {
  const room = (await toMove(_id)).rooms.findLast(
    ({ verdict, roomTypeId }) => verdict === "fits" && roomTypeId === stage.resort.roomTypes.deluxe.id,
  );
  if (!room) throw new Error("no deluxe room is free");
  return room;
};
const quoteMove = (_id: string, roomId: RoomId) =>
  desk.must(moveRoomQuoteRoute, { params: { _id }, query: { room: 0, roomId } });

const agreedTo = ({ after, refundSen }: { after: { totalSen: Sen } | null; refundSen: Sen }) => ({
  agreedTotalSen: after?.totalSen ?? 0,
  agreedRefundSen: refundSen,
});

describe("guests who are moved at the new room's price", () => {
  const dearer = (sen: Sen) =>
    sql("UPDATE rate SET sen = sen + $1 WHERE room_type_id = $2", [sen, stage.resort.roomTypes.deluxe.id]);
  beforeAll(() => dearer(5_000));
  afterAll(() => dearer(-5_000));

  it("pay or get the difference that was shown, in that very room, and are mailed", async () => {
    const _id = await paidBooking(stage, member, { inDays: 60 });
    const before = await detailOf(member, _id);
    const { roomId, roomNo } = await deluxeFor(_id);
    const quote = await quoteMove(_id, roomId);
    expect(quote.differenceSen).toBeGreaterThan(0);
    expect(quote.after?.rooms).toMatchObject([{ roomNo }]);
    const body = { room: 0, roomId, reason: "A better view", keepPrice: false };
    const params = { _id };
    expect(await desk.call(moveRoomRoute, { params, body })).toMatchObject({ code: "PRICE_CHANGED" });
    const agreed = { agreedTotalSen: quote.after?.totalSen ?? 0, agreedRefundSen: quote.refundSen };
    expect(await desk.must(moveRoomRoute, { params, body: { ...body, ...agreed } })).toEqual({ roomNo });
    const after = await detailOf(member, _id);
    expect(after.totalSen).toBe(before.totalSen + quote.differenceSen);
    expect(await nights(_id)).toEqual({ [roomNo]: before.nights });
    expect(await mailsOf(_id)).toBe(1);
    const { history } = await desk.must(staffBookingRoute, { params });
    expect(history.find(({ what }) => what === "roomMoved")?.facts).toMatchObject({
      from: before.rooms[0]?.roomNo,
      to: roomNo,
      priceKept: false,
      note: "A better view",
    });
    // And back again, to a room that somebody else has by now.
    const other = await paidBooking(stage, member, { inDays: 60 });
    const [taken] = await roomsOf(other);
    const back = (await toMove(_id)).rooms.find((room) => room.roomNo === taken);
    expect((await quoteMove(_id, back?.roomId ?? "")).refusals).toMatchObject([{ code: "SOLD_OUT" }]);
  });

  it("leave those of the booking's other rooms in theirs, also where both are of one type then", async () => {
    const draft = stayOf(stage.resort, { inDays: 64, rooms: 2 });
    const [first, second] = draft.rooms ?? [];
    if (!first || !second) throw new Error("two rooms");
    const rooms = [first, { ...second, roomTypeId: stage.resort.roomTypes.deluxe.id }];
    const _id = await paidBooking(stage, member, { ...draft, rooms });
    const [, stays] = await roomsOf(_id);
    const { roomId, roomNo } = await deluxeFor(_id);
    const quote = await quoteMove(_id, roomId);
    expect(quote.after?.rooms.map((room) => room.roomNo)).toEqual([roomNo, stays]);
    const agreed = { agreedTotalSen: quote.after?.totalSen ?? 0, agreedRefundSen: quote.refundSen };
    const body = { room: 0, roomId, reason: "To be beside one another", keepPrice: false, ...agreed };
    await desk.must(moveRoomRoute, { params: { _id }, body });
    expect(await roomsOf(_id)).toEqual([roomNo, stays]);
  });

  it("never get the room of others in their booking, at either price", async () => {
    const draft = stayOf(stage.resort, { inDays: 66, rooms: 2 });
    const [first, second] = draft.rooms ?? [];
    if (!first || !second) throw new Error("two rooms");
    const rooms = [first, { ...second, roomTypeId: stage.resort.roomTypes.deluxe.id }];
    const _id = await paidBooking(stage, member, { ...draft, rooms });
    const [own = "", others = ""] = await roomsOf(_id);
    const beside = (await toMove(_id)).rooms.find(({ roomNo }) => roomNo === others);
    if (!beside) throw new Error("no such room");
    expect(beside.verdict).toBe("taken");
    const { roomId } = beside;
    expect(await move(_id, roomId)).toMatchObject({ status: 409, code: "SOLD_OUT" });
    expect((await quoteMove(_id, roomId)).refusals).toMatchObject([{ code: "SOLD_OUT" }]);
    expect(await roomsOf(_id)).toEqual([own, others]);
  });

  it("have other days with it in one change: in that very room, or not at all", async () => {
    const _id = await paidBooking(stage, member, { inDays: 68 });
    const before = await detailOf(member, _id);
    const { roomId, roomNo } = await deluxeFor(_id);
    const params = { _id };
    const change = { checkIn: office.day(70), nights: 3, into: { room: 0, roomId } };
    const quote = await desk.must(staffChangeQuoteRoute, { params, body: change });
    expect(quote.after).toMatchObject({ checkIn: office.day(70), nights: 3, rooms: [{ roomNo }] });
    const body = { ...change, note: "By the tape chart", ...agreedTo(quote) };
    await desk.must(staffChangeRoute, { params, body }, once());
    expect(await nights(_id)).toEqual({ [roomNo]: 3 });
    expect((await detailOf(member, _id)).totalSen).toBe(before.totalSen + quote.differenceSen);
    const { history } = await desk.must(staffBookingRoute, { params });
    expect(history.find(({ what }) => what === "roomMoved")?.facts).toMatchObject({
      from: before.rooms[0]?.roomNo,
      to: roomNo,
    });
    // Within its type the price is kept where it is asked for, and a room that somebody has is refused.
    const other = await paidBooking(stage, member, { inDays: 74, roomType: "deluxe" });
    const { rows } = await sql("SELECT id FROM room WHERE room_no = $1", await roomsOf(other));
    const later = { checkIn: office.day(74), nights: 2, into: { room: 0, roomId: rows[0]?.id } };
    const { refusals } = await desk.must(staffChangeQuoteRoute, { params, body: later });
    expect(refusals).toMatchObject([{ code: "SOLD_OUT" }]);
    const kept = { checkIn: office.day(71), into: { room: 0, roomId }, keepPrice: true };
    const same = await desk.must(staffChangeQuoteRoute, { params, body: kept });
    expect(same).toMatchObject({ differenceSen: 0, refundSen: 0, after: { rooms: [{ roomNo }] } });
    await desk.must(staffChangeRoute, { params, body: { ...kept, ...agreedTo(same) } }, once());
    expect(await nights(_id)).toEqual({ [roomNo]: 3 });
  });

  it("into the same type on the same days are moved without a price, not by a change", async () => {
    const _id = await paidBooking(stage, member, { inDays: 80 });
    const [room] = (await toMove(_id)).rooms.filter(
      ({ verdict, otherType }) => verdict === "fits" && !otherType,
    );
    const params = { _id };
    const into = { room: 0, roomId: room?.roomId ?? "" };
    expect(await desk.call(staffChangeQuoteRoute, { params, body: { into } })).toMatchObject({
      code: "WRONG_STATE",
      facts: { rule: "sameType" },
    });
    const body = { into: { room: 0, roomId: "0195f7a2-0000-7000-8000-000000000000" } };
    expect(await desk.call(staffChangeQuoteRoute, { params, body })).toMatchObject({ code: "NOT_FOUND" });
    const { roomId: better } = await deluxeFor(_id);
    const upgrade = { room: 0, roomId: better };
    expect(await desk.call(moveRoomRoute, { params, body: upgrade })).toMatchObject({
      status: 400,
      fields: [{ path: "reason", rule: "required" }],
    });
    expect(await desk.must(moveRoomRoute, { params, body: into })).toEqual({ roomNo: room?.roomNo });
    const { history } = await desk.must(staffBookingRoute, { params });
    expect(history.find(({ what }) => what === "roomMoved")?.facts.note).toBeUndefined();
  });

  it("in house keep the nights behind them", async () => {
    const _id = await paidBooking(stage, member, { inDays: 0 });
    const [old = ""] = await roomsOf(_id);
    await desk.must(checkInRoute, { params: { _id }, body: {} });
    await office.clock.move(86_400);
    // Sessions don't outlive the night.
    ({ desk } = await staffCaller(stage));
    const { roomId, roomNo } = await deluxeFor(_id);
    const quote = await quoteMove(_id, roomId);
    const agreed = { agreedTotalSen: quote.after?.totalSen ?? 0, agreedRefundSen: quote.refundSen };
    const body = { room: 0, roomId, reason: "Asked for more room", keepPrice: false, ...agreed };
    await desk.must(moveRoomRoute, { params: { _id }, body });
    expect(await nights(_id)).toEqual({ [old]: 1, [roomNo]: 1 });
    const { rows } = await sql("SELECT cleaning FROM room WHERE room_no = $1", [old]);
    expect(rows).toEqual([{ cleaning: "dirty" }]);
    await office.clock.move(-86_400);
    ({ desk } = await staffCaller(stage));
  });
});

describe("guests who are moved", () => {
  it("before they come have the new room for all nights, also a better one, at the agreed price", async () => {
    const _id = await paidBooking(stage, member, { inDays: 50 });
    const before = await detailOf(member, _id);
    const better = (await toMove(_id)).rooms.find(
      ({ verdict, otherType, roomTypeId }) =>
        verdict === "fits" && otherType && roomTypeId === stage.resort.roomTypes.deluxe.id,
    );
    expect(await move(_id, better?.roomId ?? "")).toMatchObject({ value: { roomNo: better?.roomNo } });
    const after = await detailOf(member, _id);
    expect([after.totalSen, after.lines]).toEqual([before.totalSen, before.lines]);
    expect(await nights(_id)).toEqual({ [better?.roomNo ?? ""]: before.nights });
    const { history } = await desk.must(staffBookingRoute, { params: { _id } });
    expect(history.at(-1)).toMatchObject({
      what: "roomMoved",
      facts: { from: before.rooms[0]?.roomNo, to: better?.roomNo, note: "The shower leaks" },
    });
    // Guests were told the type of their room.
    expect(await mailsOf(_id)).toBe(1);
    // What is changed later is priced by what it changes: the better room stays given.
    expect(await send(_id, { specialRequest: "A cot" })).toMatchObject({ differenceSen: 0 });
    expect(await send(_id, { checkIn: office.day(51) })).toMatchObject({ refusals: [] });
  });

  it("in house are never moved without a word because their room is taken on a further night", async () => {
    const draft = stayOf(stage.resort, { inDays: 0 });
    const _id = await paidBooking(stage, member, draft);
    const [roomNo = ""] = await roomsOf(_id);
    await desk.must(checkInRoute, { params: { _id }, body: {} });
    const { checkOut } = await detailOf(member, _id);
    const next = await mustSubmit(member, stayOf(stage.resort, { inDays: 2 }));
    const { rooms } = await toMove(next._id);
    const same = rooms.find((room) => room.roomNo === roomNo);
    if (same)
      await desk.must(moveRoomRoute, {
        params: { _id: next._id },
        body: { room: 0, roomId: same.roomId, reason: "x" },
      });
    expect(checkOut).toBe(office.day(2));
    expect((await send(_id, { nights: 3 })).refusals).toMatchObject([
      { code: "SOLD_OUT", facts: { rule: "inHouse", roomNo } },
    ]);
  });

  it("in house keep the nights behind them, leave a room to clean, and can still be changed", async () => {
    const _id = await paidBooking(stage, member, { inDays: 0 });
    const [old = ""] = await roomsOf(_id);
    await desk.must(checkInRoute, { params: { _id }, body: {} });
    await office.clock.move(86_400);
    // Sessions don't outlive the night.
    ({ desk } = await staffCaller(stage));
    const into = (await toMove(_id)).rooms.find(({ verdict, otherType }) => verdict === "fits" && !otherType);
    expect(await move(_id, into?.roomId ?? "")).toMatchObject({ ok: true });
    expect(await nights(_id)).toEqual({ [old]: 1, [into?.roomNo ?? ""]: 1 });
    const { rows } = await sql("SELECT cleaning FROM room WHERE room_no = $1", [old]);
    expect(rows).toEqual([{ cleaning: "dirty" }]);
    const longer = await send(_id, { nights: 3 });
    expect(longer).toMatchObject({ refusals: [], after: { rooms: [{ roomNo: into?.roomNo }] } });
    const agreed = { agreedTotalSen: longer.after?.totalSen ?? 0, agreedRefundSen: 0 };
    const body = { nights: 3, ...agreed, overrideReason: "They like it here" };
    await desk.must(staffChangeRoute, { params: { _id }, body }, once());
    expect(await nights(_id)).toEqual({ [old]: 1, [into?.roomNo ?? ""]: 2 });
    expect(await desk.must(staffBookingRoute, { params: { _id } })).toMatchObject({ canChange: true });
  });
});
