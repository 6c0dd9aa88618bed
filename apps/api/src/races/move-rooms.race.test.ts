import { createDraftRoute } from "@pulau/contract/drafts.ts";
import { holdStayRoute, releaseHoldRoute } from "@pulau/contract/holds.ts";
import { moveRoomsRoute } from "@pulau/contract/room-moves.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import type { BookingId, RoomId } from "@pulau/domain/ids.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../db/invariants.ts";
import { makeStay } from "../modules/desk/front-desk/test-stay.ts";
import type { Caller } from "./caller.ts";
import { withoutRoomKey } from "./controls.ts";
import { rounds } from "./counts.ts";
import { newGuest, stayOf } from "./guest.ts";
import { staffCaller } from "./staff.ts";
import { openTwoServers, type TwoServers } from "./two-servers.ts";

const settings = { limits: { holdsPerOwner: 10_000, roomsPerOwner: 10_000, roomsPerAddress: 10_000 } };
let arena: TwoServers;
let desks: Caller[];
beforeAll(async () => {
  arena = await openTwoServers({
    rooms: { standard: 3, deluxe: 0, family: 0 },
    ferrySeats: 1_000,
    days: 400,
    settings,
  });
  desks = [(await staffCaller(arena)).desk, (await staffCaller(arena)).desk];
});
afterAll(() => arena.close());

const room = (at: number): RoomId => arena.resort.roomTypes.standard.roomIds[at] ?? "";
const stayIn = (at: number, inDays: number, nights = 2) =>
  makeStay(arena.base.db, arena.resort, {
    roomId: room(at),
    checkIn: addDays(arena.resort.from, inDays),
    nights,
  });
type Move = readonly [id: BookingId, from: number, to: number];
const move = (by: number, ...moves: readonly Move[]) =>
  (desks[by] as Caller).call(moveRoomsRoute, {
    body: {
      moves: moves.map(([bookingId, from, to]) => ({
        bookingId,
        room: 0,
        from: room(from),
        roomId: room(to),
      })),
    },
  });
const codeOf = (answer: { ok: true } | { ok: false; code: string }) => (answer.ok ? "done" : answer.code);
/** Which room each of these bookings has. */
async function roomsOf(...ids: readonly string[]): Promise<number[]> {
  const { rows } = await arena.base.pool.query<{ id: string; room: RoomId }>(
    `SELECT DISTINCT b.id, n.room_id AS room FROM booking b JOIN room_night n ON n.hold_id = b.hold_id
     WHERE b.id = ANY($1)`,
    [ids],
  );
  return ids.map((id) => [0, 1, 2].findIndex((at) => room(at) === rows.find((row) => row.id === id)?.room));
}

describe("rooms that are moved at the same moment", () => {
  it("are swapped once by two who swap them, also in the other order", async () => {
    for (let round = 0; round < rounds(8, 60); round++) {
      const [a, b] = [(await stayIn(0, 10 + 4 * round)).id, (await stayIn(1, 10 + 4 * round, 3)).id];
      const answers = await Promise.all([move(0, [a, 0, 1], [b, 1, 0]), move(1, [b, 1, 0], [a, 0, 1])]);
      expect(answers.map(codeOf)).toEqual(["done", "done"]);
      expect(await roomsOf(a, b)).toEqual([1, 0]);
      await arena.base.pool.query("DELETE FROM rate_window");
    }
    expect(await checkInvariants(arena.base.pool)).toEqual([]);
  });

  it("go to one of two who want the same, whole", async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < rounds(8, 60); round++) {
      const [a, b] = [(await stayIn(0, 100 + 3 * round)).id, (await stayIn(1, 100 + 3 * round)).id];
      const answers = await Promise.all([move(0, [a, 0, 2]), move(1, [b, 1, 2])]);
      const codes = answers.map(codeOf);
      expect(codes.toSorted()).toEqual(["SOLD_OUT", "done"]);
      expect(await roomsOf(a, b)).toEqual(codes[0] === "done" ? [2, 1] : [0, 2]);
      outcomes.add(codes.join(" "));
      await arena.base.pool.query("DELETE FROM rate_window");
    }
    expect(await checkInvariants(arena.base.pool)).toEqual([]);
  });

  it("leave a guest who books meanwhile a room, or the guests theirs", async () => {
    for (let round = 0; round < rounds(8, 60); round++) {
      const inDays = 200 + 4 * round;
      const [a, b] = [(await stayIn(0, inDays)).id, (await stayIn(1, inDays)).id];
      const guest = await newGuest(arena.urls, round % 2);
      const draft = await guest.must(createDraftRoute, { body: stayOf(arena.resort, { inDays }) });
      const [moved, held] = await Promise.all([
        move(0, [a, 0, 1], [b, 1, 2]),
        guest.call(holdStayRoute, { params: { _id: draft._id } }),
      ]);
      expect(held).toMatchObject({ ok: true });
      expect(await roomsOf(a, b)).toEqual(moved.ok ? [1, 2] : [0, 1]);
      expect(await checkInvariants(arena.base.pool)).toEqual([]);
      if (held.ok) await guest.must(releaseHoldRoute, { params: { _id: draft._id } });
      await arena.base.pool.query("DELETE FROM rate_window");
    }
  });

  it("are had twice when the key is gone", async () => {
    await withoutRoomKey(arena.base.pool);
    const [a, b] = [(await stayIn(0, 300)).id, (await stayIn(1, 300)).id];
    const answers = await Promise.all([move(0, [a, 0, 2]), move(1, [b, 1, 2])]);
    expect(answers.map(codeOf)).toEqual(["done", "done"]);
    expect((await checkInvariants(arena.base.pool)).some((fault) => fault.startsWith("G1"))).toBe(true);
  });
});
