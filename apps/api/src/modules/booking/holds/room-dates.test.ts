import { randomUUID } from "node:crypto";
import { bookingRoute } from "@pulau/contract/bookings.ts";
import { payFromWalletRoute } from "@pulau/contract/payments.ts";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import { mustHold, mustSubmit, newGuest, stayOf, tryHold } from "../../../races/guest.ts";
import { memberWithWallet } from "../../../races/members.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ rooms: { family: 1, standard: 8 }, maxNights: 7 });
});
afterAll(() => stage.close());

const day = (inDays: number) => addDays(stage.resort.from, inDays);
/** Two couples; the second has the nights that are told. */
const twoRooms = (inDays: number, nights: number, own: { checkIn?: Day; checkOut?: Day }) => {
  const stay = stayOf(stage.resort, { inDays, rooms: 2 });
  return { ...stay, nights, rooms: stay.rooms?.map((room, i) => (i === 1 ? { ...room, ...own } : room)) };
};

describe("a stay with its own nights", () => {
  it("lasts as long as was asked for, and claims each of its nights", async () => {
    const guest = await newGuest(stage.urls);
    const hold = await mustHold(guest, { ...stayOf(stage.resort, { inDays: 4 }), nights: 5 });
    const { rows } = await stage.base.pool.query("SELECT night FROM room_night WHERE hold_id = $1", [
      hold._id,
    ]);
    expect(rows).toHaveLength(5);
  });

  it("is not sold for fewer nights than its option", async () => {
    const guest = await newGuest(stage.urls);
    const short = await tryHold(guest, { ...stayOf(stage.resort), nights: 1 });
    expect(short).toMatchObject({ code: "PACKAGE_CLOSED", facts: { minStay: 2 } });
  });
});

describe("rooms with dates of their own", () => {
  it("leave the other nights to others: two stays share one family room", async () => {
    const [first, second] = [await newGuest(stage.urls), await newGuest(stage.urls)];
    const family = stage.resort.roomTypes.family.id;
    const sharing = (own: { checkIn?: Day; checkOut?: Day }) => {
      const stay = twoRooms(20, 4, own);
      return {
        ...stay,
        rooms: stay.rooms?.map((room, i) => (i === 1 ? { ...room, roomTypeId: family } : room)),
      };
    };
    const until = await mustHold(first, sharing({ checkOut: day(22) }));
    expect(await tryHold(second, sharing({ checkIn: day(21) }))).toMatchObject({ code: "SOLD_OUT" });
    const after = await mustHold(second, sharing({ checkIn: day(22) }));
    expect(after.rooms[1]?.roomId).toBe(until.rooms[1]?.roomId);
    expect(await checkInvariants(stage.base.pool)).toEqual([]);
  });

  it("may follow one another in one room of the same booking", async () => {
    const guest = await newGuest(stage.urls);
    const family = stage.resort.roomTypes.family.id;
    const stay = twoRooms(40, 4, { checkIn: day(42) });
    const hold = await mustHold(guest, {
      ...stay,
      rooms: stay.rooms?.map((room, i) => ({
        ...room,
        roomTypeId: family,
        ...(i === 0 && { checkOut: day(42) }),
      })),
    });
    expect(new Set(hold.rooms.map((room) => room.roomId)).size).toBe(1);
  });

  it.each([
    ["begins before the stay", () => ({ checkIn: day(9) }), { room: 1 }],
    ["ends after it", () => ({ checkOut: day(15) }), { room: 1 }],
    ["has no night", () => ({ checkIn: day(12), checkOut: day(12) }), { room: 1 }],
  ])("are refused when one %s", async (_, own, facts) => {
    const guest = await newGuest(stage.urls);
    expect(await tryHold(guest, twoRooms(10, 4, own()))).toMatchObject({ code: "ROOM_DATES", facts });
  });

  it("stay with the booking, which is paid with exactly those nights", async () => {
    const { member, accountId } = await memberWithWallet(stage, 2_000_000);
    expect(accountId).toBeTruthy();
    const { _id } = await mustSubmit(member, twoRooms(30, 4, { checkIn: day(31), checkOut: day(33) }));
    const pay = { bookingId: _id, part: "full" as const };
    await member.must(payFromWalletRoute, { body: pay }, { "idempotency-key": randomUUID() });
    const { rooms } = await member.must(bookingRoute, { params: { _id } });
    expect(rooms.map((room) => [room.checkIn, room.checkOut])).toEqual([
      [day(30), day(34)],
      [day(31), day(33)],
    ]);
    expect(await checkInvariants(stage.base.pool)).toEqual([]);
  });
});
