import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../checks/for-all.ts";
import { overlap } from "../booking/room-dates.ts";
import { addDays, type Day } from "../calendar/day.ts";
import { type TidyRoom, type TidyStay, tidyUp } from "./tidy-up.ts";

const from: Day = "2027-05-01";
const day = (at: number): Day => addDays(from, at);
const span = (start: number, nights: number) => ({ checkIn: day(start), checkOut: day(start + nights) });
const bounds = { from, to: day(20), most: 100 };
const room = (roomId: string, more: Partial<TidyRoom> = {}): TidyRoom => ({
  roomId,
  roomTypeId: "garden",
  maxPax: 3,
  isUsable: true,
  fixed: [],
  ...more,
});
const stay = (roomId: string, start: number, nights: number, pax = 2): TidyStay => ({
  roomId,
  pax,
  ...span(start, nights),
});
const movesOf = (rooms: readonly TidyRoom[], stays: readonly TidyStay[], most = 100) =>
  tidyUp(rooms, stays, { ...bounds, most }).moves.map(({ stay: { roomId, checkIn }, roomId: to }) => [
    checkIn,
    roomId,
    to,
  ]);

describe("tidying up", () => {
  it("fills a gap between two stays with one that stands alone", () => {
    const rooms = [room("a", { fixed: [span(0, 3), span(5, 3)] }), room("b", { fixed: [span(0, 1)] })];
    expect(movesOf(rooms, [stay("b", 3, 2)])).toEqual([[day(3), "b", "a"]]);
    expect(tidyUp(rooms, [stay("b", 3, 2)], bounds)).toMatchObject({ gapsBefore: 2, gapsAfter: 0 });
  });

  it("moves nobody where no gap would close", () => {
    const rooms = [room("a", { fixed: [span(0, 3)] }), room("b", { fixed: [span(0, 5)] })];
    expect(movesOf(rooms, [stay("a", 3, 4), stay("b", 5, 2)])).toEqual([]);
  });

  it("keeps to the type, to rooms in use and to rooms that are large enough", () => {
    const full = { fixed: [span(0, 3), span(5, 3)] };
    const rooms = (more: Partial<TidyRoom>) => [room("a", { ...full, ...more }), room("b")];
    expect(movesOf(rooms({}), [stay("b", 3, 2)])).toHaveLength(1);
    expect(movesOf(rooms({ roomTypeId: "sea" }), [stay("b", 3, 2)])).toEqual([]);
    expect(movesOf(rooms({ isUsable: false }), [stay("b", 3, 2)])).toEqual([]);
    expect(movesOf(rooms({ maxPax: 2 }), [stay("b", 3, 2, 3)])).toEqual([]);
  });

  it("looks at nights beyond the last that counts before it moves a stay that ends there", () => {
    const late = { fixed: [span(0, 18), span(22, 2)] };
    expect(movesOf([room("a", late), room("b")], [stay("b", 18, 4)])).toHaveLength(1);
    expect(movesOf([room("a", late), room("b")], [stay("b", 18, 5)])).toEqual([]);
  });

  it("moves no more than it may", () => {
    const gap = { fixed: [span(0, 3), span(5, 3)] };
    const rooms = [room("a", gap), room("b", gap), room("c"), room("d")];
    const stays = [stay("c", 3, 2), stay("d", 3, 2)];
    expect(movesOf(rooms, stays)).toHaveLength(2);
    expect(movesOf(rooms, stays, 1)).toHaveLength(1);
  });
});

type House = { readonly rooms: readonly TidyRoom[]; readonly stays: readonly TidyStay[] };

/** Spans of one room, one after the other: so many free nights before each, and how long it is. */
const spans = fc.array(
  fc.record({
    free: fc.integer({ min: 0, max: 4 }),
    nights: fc.integer({ min: 1, max: 5 }),
    pax: fc.integer({ min: 1, max: 4 }),
    isFixed: fc.boolean(),
  }),
  { maxLength: 6 },
);
const house: fc.Arbitrary<House> = fc
  .array(
    fc.record({
      spans,
      type: fc.constantFrom("garden", "sea"),
      more: fc.integer({ min: 0, max: 2 }),
      isUsable: fc.boolean(),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((found) => {
    const stays: TidyStay[] = [];
    const rooms = found.map(({ spans: inRoom, type, more, isUsable }, at) => {
      const fixed = [];
      let next = 0;
      for (const { free, nights, pax, isFixed } of inRoom) {
        const place = { ...span(next + free, nights), roomId: `${at}`, pax };
        if (isFixed) fixed.push(place);
        else stays.push(place);
        next += free + nights;
      }
      const maxPax = Math.max(2, ...inRoom.map(({ pax }) => pax)) + more - 1;
      return room(`${at}`, { roomTypeId: type, isUsable, fixed, maxPax });
    });
    return { rooms, stays };
  });

/** Everybody with the nights that they have in a room, after the moves. */
function after({ rooms, stays }: House, moves: ReturnType<typeof tidyUp>["moves"]): TidyStay[] {
  const movedTo = new Map(moves.map(({ stay: moved, roomId }) => [moved, roomId]));
  return [
    ...stays.map((guest) => ({ ...guest, roomId: movedTo.get(guest) ?? guest.roomId })),
    ...rooms.flatMap(({ roomId, fixed }) => fixed.map((nights) => ({ ...nights, roomId, pax: 0 }))),
  ];
}

describe("a house that is tidied up", () => {
  it("has nobody in a room that somebody else has, that is too small, of another type or out of use", () => {
    forAll("tidying up puts nobody where they can’t be", house, (found) => {
      const { moves } = tidyUp(found.rooms, found.stays, bounds);
      const roomOf = new Map(found.rooms.map((guest) => [guest.roomId, guest]));
      for (const { stay: moved, roomId } of moves) {
        expect(roomOf.get(roomId)).toMatchObject({
          isUsable: true,
          roomTypeId: roomOf.get(moved.roomId)?.roomTypeId,
        });
        expect(moved.pax).toBeLessThanOrEqual(roomOf.get(roomId)?.maxPax ?? 0);
      }
      const all = after(found, moves);
      for (const [i, guest] of all.entries())
        for (const other of all.slice(i + 1))
          expect(guest.roomId === other.roomId && overlap(guest, other)).toBe(false);
      return true;
    });
  });

  it("has fewer gaps for its moves, and is not tidied up further", () => {
    forAll("tidying up leaves fewer gaps, and none that it would close", house, ({ rooms, stays }) => {
      const { moves, gapsBefore, gapsAfter } = tidyUp(rooms, stays, bounds);
      if (moves.length === 0) return gapsAfter === gapsBefore;
      expect(gapsAfter).toBeLessThan(gapsBefore);
      const movedTo = new Map(moves.map(({ stay: moved, roomId }) => [moved, roomId]));
      const again = tidyUp(
        rooms,
        stays.map((guest) => ({ ...guest, roomId: movedTo.get(guest) ?? guest.roomId })),
        bounds,
      );
      return again.moves.length === 0 && again.gapsBefore === gapsAfter;
    });
  });
});
