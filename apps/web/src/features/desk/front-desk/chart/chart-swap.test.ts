import { describe, expect, it } from "vitest";
import type { Bar, Line, RoomLine, StayBar } from "./chart-lines.ts";
import { beginMove } from "./chart-move.ts";
import { movedBySwap, swapOf } from "./chart-swap.ts";
import { roomLine as room, stayBar } from "./test-bars.ts";

const today = 5;
let count = 0;
const stay = (start: number, end: number, more: Partial<StayBar> = {}): StayBar => {
  const number = ++count;
  const own = { key: `stay ${number}`, bookingId: `booking-${number}` as StayBar["bookingId"] };
  return stayBar(start, end, { ...own, bookingNo: `TB-${number}`, ...more });
};
const closed = (start: number, end: number) => ({ kind: "closure", key: "closed", start, end }) as Bar;
/** The stays that would come into the first room, if the first stay in it may swap into the second. */
const partners = (source: RoomLine, target: RoomLine, change = {}): StayBar[] | null => {
  const [bar] = source.bars;
  if (bar?.kind !== "stay") throw new Error("nobody to move");
  const lines: Line[] = [source, target];
  const found = swapOf(lines, { ...beginMove(bar, 0), to: 1, ...change }, today);
  return found && [...found.others];
};

describe("a swap of rooms", () => {
  it("is offered where each fits into the other's room, also with several", () => {
    const [early, late] = [stay(8, 10), stay(10, 12)];
    expect(partners(room([stay(8, 10)]), room([early]))).toEqual([early]);
    expect(partners(room([stay(8, 12)]), room([early, late]))).toEqual([early, late]);
    expect(partners(room([stay(8, 10)]), room([stay(6, 8), early]))).toEqual([early]);
  });

  it("is none where the room is free, the days are others, or somebody else is in the way", () => {
    expect(partners(room([stay(8, 10)]), room([]))).toBeNull();
    expect(partners(room([stay(8, 10)]), room([stay(8, 10)]), { end: 11 })).toBeNull();
    expect(partners(room([stay(8, 10)]), room([closed(8, 10)]))).toBeNull();
    expect(partners(room([stay(8, 10)]), room([closed(8, 9), stay(9, 10)]))).toBeNull();
    expect(partners(room([stay(8, 10), stay(11, 14)]), room([stay(9, 12)]))).toBeNull();
    expect(partners(room([stay(8, 10)]), room([stay(9, 12, { state: "completed" })]))).toBeNull();
  });

  it("is none into a room that is out of use or too small for either", () => {
    const there = () => stay(8, 10);
    expect(partners(room([stay(8, 10)], { activeStatus: false }), room([there()]))).toBeNull();
    expect(partners(room([stay(8, 10)]), room([there()], { activeStatus: false }))).toBeNull();
    expect(partners(room([stay(8, 10, { pax: 3 })], { maxPax: 3 }), room([there()]))).toBeNull();
    expect(partners(room([stay(8, 10)]), room([stay(8, 10, { pax: 3 })], { maxPax: 3 }))).toBeNull();
  });

  it("leaves the nights that somebody in house has slept where they were", () => {
    const here = () => stay(2, 8, { state: "inHouse" });
    expect(partners(room([here()]), room([stay(6, 9)]))).toHaveLength(1);
    // Who is still to come would have the room on a night that was slept there.
    expect(partners(room([here()]), room([stay(4, 9)]))).toBeNull();
    expect(partners(room([here()]), room([stay(3, 7, { state: "inHouse" })]))).toHaveLength(1);
  });

  it("says who goes from where to where", () => {
    const [here, there] = [stay(8, 10), stay(8, 9)];
    const [source, target] = [room([here]), room([there])];
    const swap = swapOf([source, target], { ...beginMove(here, 0), to: 1 }, today);
    expect(swap && movedBySwap(swap, [source, target])).toEqual([
      { bar: here, from: source, to: target },
      { bar: there, from: target, to: source },
    ]);
  });
});
