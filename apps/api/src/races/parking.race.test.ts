import { createDraftRoute } from "@pulau/contract/drafts.ts";
import { holdStayRoute, releaseHoldRoute } from "@pulau/contract/holds.ts";
import { closeRoomRoute } from "@pulau/contract/room-closures.ts";
import { moveRoomsRoute, parkStayRoute } from "@pulau/contract/room-moves.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import type { BookingId, RoomId } from "@pulau/domain/ids.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../db/invariants.ts";
import { makeStay } from "../modules/desk/front-desk/test-stay.ts";
import type { Caller } from "./caller.ts";
import { withoutRoomsOwed } from "./controls.ts";
import { rounds } from "./counts.ts";
import { newGuest, stayOf } from "./guest.ts";
import { all, staffCaller } from "./staff.ts";
import { openTwoServers, type TwoServers } from "./two-servers.ts";

const settings = { limits: { holdsPerOwner: 10_000, roomsPerOwner: 10_000, roomsPerAddress: 10_000 } };
let arena: TwoServers;
let desks: Caller[];
beforeAll(async () => {
  arena = await openTwoServers({
    rooms: { standard: 2, deluxe: 0, family: 0 },
    ferrySeats: 1_000,
    days: 400,
    settings,
  });
  const rights = { bookings: all, rooms: all };
  desks = [(await staffCaller(arena, rights)).desk, (await staffCaller(arena, rights)).desk];
});
afterAll(() => arena.close());

const room = (at: number): RoomId => arena.resort.roomTypes.standard.roomIds[at] ?? "";
const by = (at: number) => desks[at] as Caller;
const sql = (text: string, values: unknown[] = []) => arena.base.pool.query(text, values);
const stayIn = async (at: number, inDays: number): Promise<BookingId> =>
  (
    await makeStay(arena.base.db, arena.resort, {
      roomId: room(at),
      checkIn: addDays(arena.resort.from, inDays),
    })
  ).id;
const park = (desk: number, _id: BookingId, at: number) =>
  by(desk).call(parkStayRoute, { params: { _id }, body: { room: 0, roomId: room(at) } });
const move = (desk: number, bookingId: BookingId, from: number, to: number) =>
  by(desk).call(moveRoomsRoute, {
    body: { moves: [{ bookingId, room: 0, from: room(from), roomId: room(to) }] },
  });
const close = (desk: number, at: number, inDays: number) =>
  by(desk).call(closeRoomRoute, {
    body: {
      roomId: room(at),
      kind: "outOfOrder",
      reason: "plumbing",
      note: "",
      from: addDays(arena.resort.from, inDays),
      until: addDays(arena.resort.from, inDays + 2),
      park: true,
    },
  });
async function hold(turn: number, inDays: number) {
  const guest = await newGuest(arena.urls, turn);
  const draft = await guest.must(createDraftRoute, { body: stayOf(arena.resort, { inDays }) });
  return { guest, draft, go: () => guest.call(holdStayRoute, { params: { _id: draft._id } }) };
}
/** How many rooms are claimed or owed on the first night: never more than there are, but for rooms that were closed. */
async function claimedOn(inDays: number): Promise<number> {
  const { rows } = await sql(
    "SELECT count(*)::int AS n FROM room_night WHERE night = $1 AND closure_id IS NULL",
    [addDays(arena.resort.from, inDays)],
  );
  return rows[0].n;
}
const tidy = () => sql("DELETE FROM rate_window");

describe("stays that are parked while others are sold", () => {
  it("keep a room of their type, whoever books or moves at the same moment", async () => {
    for (let round = 0; round < rounds(8, 60); round++) {
      const inDays = 10 + 4 * round;
      const [a, b] = [await stayIn(0, inDays), await stayIn(1, inDays)];
      const guests = [await hold(0, inDays), await hold(1, inDays)];
      const [parked, ...held] = await Promise.all([
        park(0, a, 0).then(() => move(1, b, 1, 0)),
        ...guests.map(({ go }) => go()),
      ]);
      expect(parked).toMatchObject({ ok: true });
      expect(held).toMatchObject([
        { ok: false, code: "SOLD_OUT" },
        { ok: false, code: "SOLD_OUT" },
      ]);
      expect(await claimedOn(inDays)).toBe(2);
      await tidy();
    }
    expect(await checkInvariants(arena.base.pool)).toEqual([]);
  });

  it("have the last room, or a guest has it who was faster and somebody is told", async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < rounds(12, 60); round++) {
      const inDays = 100 + 4 * round;
      const a = await stayIn(0, inDays);
      const guest = await hold(round, inDays);
      const [closed, held] = await Promise.all([close(0, 0, inDays), guest.go()]);
      // Whoever was in the middle of a claim is found by the next look.
      if (!closed.ok) expect(await close(1, 0, inDays)).toMatchObject({ ok: true });
      const { rows } = await sql(
        "SELECT parked ? 'lacking' AS lacks FROM booking_room WHERE booking_id = $1",
        [a],
      );
      expect([held.ok, rows[0].lacks]).toEqual(held.ok ? [true, true] : [false, false]);
      outcomes.add(String(held.ok));
      expect(await checkInvariants(arena.base.pool)).toEqual([]);
      await tidy();
    }
  });

  const sellOwed = async (inDays: number) => {
    const [a, b] = [await stayIn(0, inDays), await stayIn(1, inDays)];
    await close(0, 0, inDays);
    // Ready before there is a room, so that they come at once and not after the job that seats who waits.
    const guests = await Promise.all([0, 1, 2, 3].map((turn) => hold(turn, inDays)));
    // The other room comes free, as by a hold that runs out: nobody is told, and nothing is looked for.
    await sql("DELETE FROM room_night n USING booking b WHERE b.hold_id = n.hold_id AND b.id = $1", [b]);
    await sql("DELETE FROM booking_room WHERE booking_id = $1", [b]);
    await sql("UPDATE booking SET state = 'cancelled', cancel_reason = 'GUEST' WHERE id = $1", [b]);
    const held = await Promise.all(guests.map(({ go }) => go()));
    for (const [at, { ok }] of held.entries())
      if (ok)
        await guests[at]?.guest.must(releaseHoldRoute, { params: { _id: guests[at]?.draft._id ?? "" } });
    await tidy();
    return { a, sold: held.filter(({ ok }) => ok).length };
  };

  it("are owed the next room: nobody else is sold it", async () => {
    expect((await sellOwed(300)).sold).toBe(0);
  });

  it("lose it when the guard is gone", async () => {
    await withoutRoomsOwed(arena.base.pool);
    // It may still come first, once.
    const sold = [(await sellOwed(320)).sold, (await sellOwed(340)).sold];
    expect(Math.max(...sold)).toBe(1);
  });
});
