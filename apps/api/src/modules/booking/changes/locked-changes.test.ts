import { staffCancelRoomQuoteRoute, staffCancelRoomRoute } from "@pulau/contract/cancel-parts.ts";
import type { ChangeQuote } from "@pulau/contract/changes.ts";
import { lockRoomRoute, moveRoomsRoute } from "@pulau/contract/room-moves.ts";
import { staffChangeQuoteRoute, staffChangeRoute } from "@pulau/contract/staff-changes.ts";
import type { BookingId, RoomId } from "@pulau/domain/ids.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { stayOf } from "../../../races/guest.ts";
import { type Office, once, openOffice, paidBooking } from "./test-booking.ts";

let office: Office;
let inDays = 20;
beforeAll(async () => {
  office = await openOffice();
});
afterEach(async () => {
  expect(await office.check()).toEqual([]);
});
afterAll(() => office.stage.close());

const book = (rooms = 1): Promise<BookingId> => {
  inDays += 4;
  return paidBooking(office.stage, office.member, { inDays, rooms });
};
const roomsOf = async (id: BookingId): Promise<{ roomId: RoomId; reason: string | null }[]> => {
  const { rows } = await office.stage.base.pool.query(
    `SELECT room_id AS "roomId", locked ->> 'reason' AS reason FROM booking_room WHERE booking_id = $1 ORDER BY position`,
    [id],
  );
  return rows;
};
const lock = async (_id: BookingId, room: number) => {
  const roomId = (await roomsOf(_id))[room]?.roomId ?? "";
  await office.desk.must(lockRoomRoute, { params: { _id }, body: { room, roomId, reason: "Their view" } });
  return roomId;
};
const agreedTo = ({ after, refundSen, refusals }: z.infer<typeof ChangeQuote>) => {
  if (!after) throw new Error(JSON.stringify(refusals));
  return { agreedTotalSen: after.totalSen, agreedRefundSen: refundSen };
};

describe("a room that was promised", () => {
  it("stays its guests’ where the other, alike one of the booking is given up", async () => {
    const id = await book(2);
    const promised = await lock(id, 1);
    const params = { _id: id };
    const quote = await office.desk.must(staffCancelRoomQuoteRoute, { params, query: { room: 0 } });
    const query = { room: 0, ...agreedTo(quote) };
    await office.desk.must(staffCancelRoomRoute, { params, query }, once());
    expect(await roomsOf(id)).toEqual([{ roomId: promised, reason: "Their view" }]);
  });

  it("stays its guests’ where another thing of its own place is changed, and nobody is exchanged", async () => {
    const id = await book(2);
    const before = await roomsOf(id);
    const promised = await lock(id, 0);
    const nights = { checkOut: office.day(inDays + 1) };
    const rooms = (stayOf(office.stage.resort, { rooms: 2 }).rooms ?? []).map((room, i) =>
      i === 0 ? { ...room, ...nights } : room,
    );
    const body = { rooms };
    const quote = await office.desk.must(staffChangeQuoteRoute, { params: { _id: id }, body });
    const agreed = { ...body, ...agreedTo(quote) };
    await office.desk.must(staffChangeRoute, { params: { _id: id }, body: agreed }, once());
    expect(await roomsOf(id)).toEqual([
      { roomId: promised, reason: "Their view" },
      { roomId: before[1]?.roomId, reason: null },
    ]);
  });

  it("is asked about before staff give its guests another type", async () => {
    const id = await book();
    await lock(id, 0);
    const { rooms } = stayOf(office.stage.resort, { roomType: "deluxe" });
    const quote = await office.desk.must(staffChangeQuoteRoute, { params: { _id: id }, body: { rooms } });
    expect(quote).toMatchObject({ after: null, refusals: [{ code: "ROOM_LOCKED" }] });
  });
});

it("moves nobody twice in one act", async () => {
  const id = await book();
  const [{ roomId: from } = { roomId: "" }] = await roomsOf(id);
  const { standard, deluxe } = office.stage.resort.roomTypes;
  const free = standard.roomIds.find((roomId) => roomId !== from) ?? "";
  const moves = [free, deluxe.roomIds[0] ?? ""].map((roomId) => ({ bookingId: id, room: 0, from, roomId }));
  const body = { reason: "Their view", moves };
  expect(await office.desk.call(moveRoomsRoute, { body })).toMatchObject({
    ok: false,
    code: "INVALID_INPUT",
  });
});
