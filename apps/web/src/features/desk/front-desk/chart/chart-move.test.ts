import type { Day } from "@pulau/domain/calendar/day.ts";
import type { RoomTypeId } from "@pulau/domain/ids.ts";
import { describe, expect, it } from "vitest";
import { cursorAfter, cursorWithin } from "./chart-cursor.ts";
import type { Bar, Line, RoomLine, StayBar } from "./chart-lines.ts";
import { freeByDay } from "./chart-lines.ts";
import {
  beginMove,
  beginSplit,
  countFitting,
  isMoved,
  mayMove,
  mayMoveClosure,
  maySplit,
  moveAfter,
  pulled,
  verdictOf,
} from "./chart-move.ts";
import { closureBar, roomLine as room, stayBar as stay } from "./test-bars.ts";
import { datesAfter } from "./use-closure-move.ts";

const today = 2;
const other = (start: number, end: number) => stay(start, end, { bookingId: "b" as StayBar["bookingId"] });
const group = { kind: "group" } as Line;
const own = stay(4, 7);
const lines: Line[] = [
  group,
  room([own]),
  room([other(0, 4), other(9, 12)]),
  group,
  room([other(5, 9)]),
  room([], { activeStatus: false }),
  room([], { maxPax: 1 }),
];
const at = { lines, days: 14, isRtl: false };
const key = (name: string, more = {}) => ({ key: name, ctrlKey: false, shiftKey: false, ...more });

describe("the cursor", () => {
  it("goes along a room by bars and free days, and over groups from room to room", () => {
    expect(cursorAfter(key("ArrowRight"), { line: 1, day: 5 }, at)).toEqual({ line: 1, day: 7 });
    expect(cursorAfter(key("ArrowLeft"), { line: 1, day: 5 }, at)).toEqual({ line: 1, day: 3 });
    expect(cursorAfter(key("ArrowRight"), { line: 1, day: 13 }, at)).toEqual({ line: 1, day: 13 });
    expect(cursorAfter(key("ArrowDown"), { line: 2, day: 5 }, at)).toEqual({ line: 4, day: 5 });
    expect(cursorAfter(key("ArrowUp"), { line: 1, day: 5 }, at)).toEqual({ line: 1, day: 5 });
    expect(cursorAfter(key("PageDown"), { line: 1, day: 5 }, at)).toEqual({ line: 6, day: 5 });
    expect(cursorAfter(key("Home", { ctrlKey: true }), { line: 6, day: 5 }, at)).toEqual({ line: 1, day: 0 });
    expect(cursorAfter(key("a"), { line: 6, day: 5 }, at)).toBeNull();
  });
  it("goes the other way from right to left", () =>
    expect(cursorAfter(key("ArrowRight"), { line: 1, day: 5 }, { ...at, isRtl: true })).toEqual({
      line: 1,
      day: 3,
    }));
  it("stays on the chart when that has become shorter", () => {
    expect(cursorWithin({ line: 90, day: 90 }, at)).toEqual({ line: 6, day: 13 });
    expect(cursorWithin({ line: 0, day: 1 }, at)).toEqual({ line: 1, day: 1 });
    expect(cursorWithin({ line: 3, day: 1 }, { lines: [group], days: 14 }).line).toBe(-1);
  });
});

describe("a stay that is moved", () => {
  const move = beginMove(own, 1);
  const sheet = { lines, today, isRtl: false };

  it("goes by keys to other rooms and days, and becomes longer or shorter", () => {
    expect(isMoved(move)).toBe(false);
    expect(moveAfter(key("ArrowDown"), { ...move, to: 2 }, sheet)).toMatchObject({ to: 4, start: 4, end: 7 });
    expect(moveAfter(key("ArrowRight"), move, sheet)).toMatchObject({ start: 5, end: 8 });
    expect(moveAfter(key("ArrowRight", { shiftKey: true }), move, sheet)).toMatchObject({ start: 4, end: 8 });
    const short = { ...move, end: 5 };
    expect(moveAfter(key("ArrowLeft", { shiftKey: true }), short, sheet)).toMatchObject({ start: 4, end: 5 });
    expect(moveAfter(key("x"), move, sheet)).toBeNull();
  });

  it("arrives no earlier than today, with all its nights, and who is here has arrived", () => {
    expect(pulled(move, { grip: "whole", days: -4, line: 2 }, sheet)).toMatchObject({
      to: 2,
      start: 2,
      end: 5,
    });
    expect(pulled(move, { grip: "whole", days: 1, line: 3 }, sheet)).toMatchObject({ to: 1, start: 5 });
    expect(pulled(move, { grip: "start", days: 9, line: 4 }, sheet)).toMatchObject({
      to: 1,
      start: 6,
      end: 7,
    });
    expect(pulled(move, { grip: "end", days: -9, line: 1 }, sheet)).toMatchObject({ start: 4, end: 5 });
    const here = beginMove(stay(0, 4, { state: "inHouse" }), 1);
    expect(pulled(here, { grip: "whole", days: 3, line: 2 }, sheet)).toMatchObject({
      to: 2,
      start: 0,
      end: 4,
    });
    expect(pulled(here, { grip: "end", days: -9, line: 1 }, sheet)).toMatchObject({ start: 0, end: today });
    expect(moveAfter(key("ArrowLeft"), here, sheet)).toBe(here);
  });

  it("does not fit into a room that is out of order on one of its nights", () => {
    const closed = { kind: "closure", key: "c", start: 5, end: 9 } as Bar;
    const move = beginMove(own, 1);
    expect(verdictOf(room([closed]), 2, move, 0)).toEqual({ kind: "takenFrom", day: 5 });
    expect(verdictOf(room([{ ...closed, start: 3 } as Bar]), 2, move, 0)).toEqual({ kind: "outOfOrder" });
  });

  it("fits where nobody is on its nights and there are beds, or is told why not", () => {
    const verdict = (line: number, moved = move) => verdictOf(lines[line] as RoomLine, line, moved, today);
    expect(verdict(1)).toEqual({ kind: "here" });
    expect(verdict(2)).toEqual({ kind: "fits" });
    expect(verdict(2, { ...move, start: 7, end: 10 })).toEqual({ kind: "takenFrom", day: 9 });
    expect(verdict(2, { ...move, start: 3, end: 6 })).toEqual({ kind: "takenUntil", day: 4 });
    expect(verdict(2, { ...move, start: 1, end: 3 })).toEqual({ kind: "taken" });
    expect(verdict(4)).toEqual({ kind: "takenFrom", day: 5 });
    expect(verdict(5)).toEqual({ kind: "outOfUse" });
    expect(verdict(6)).toEqual({ kind: "tooSmall", most: 1 });
    expect(verdict(1, { ...move, end: 9 })).toEqual({ kind: "fits" });
    expect(countFitting(lines, move, today)).toBe(1);
  });

  it("keeps an end that is not its booking's, and moves as a whole where it has nights of its own", () => {
    const part = beginMove(stay(5, 7, { booking: { start: 4, end: 9 } }), 1);
    expect(pulled(part, { grip: "end", days: 2, line: 1 }, sheet)).toMatchObject({ start: 5, end: 7 });
    expect(pulled(part, { grip: "start", days: -1, line: 1 }, sheet)).toMatchObject({ start: 5, end: 7 });
    expect(pulled(part, { grip: "whole", days: 1, line: 1 }, sheet)).toMatchObject({ start: 6, end: 8 });
    expect(mayMove(stay(0, 2, { state: "inHouse", isCurrent: false }))).toBe(false);
  });

  it("counts no infants against a room's beds, and none of those who sleep in it already", () => {
    const three = beginMove(stay(4, 7, { persons: 3, pax: 2 }), 1);
    expect(verdictOf(lines[2] as RoomLine, 2, three, today)).toEqual({ kind: "fits" });
    const crowded = beginMove(stay(4, 7, { pax: 5 }), 6);
    expect(verdictOf(lines[6] as RoomLine, 6, { ...crowded, end: 8 }, today)).toEqual({ kind: "fits" });
  });

  it("is in the way of no other room of its booking where all of them change days", () => {
    const beside = room([stay(4, 7, { position: 1 })]);
    expect(verdictOf(beside, 9, move, today)).toEqual({ kind: "taken" });
    expect(verdictOf(beside, 9, { ...move, start: 5, end: 8 }, today)).toEqual({ kind: "fits" });
  });
});

describe("a closure that is moved", () => {
  const sheet = { lines, today, isRtl: false };
  const move = beginMove(closureBar(4, 7), 1);

  it("goes to other rooms and days and is stretched, whatever a room sleeps and sells", () => {
    expect(pulled(move, { grip: "whole", days: -4, line: 2 }, sheet)).toMatchObject({
      to: 2,
      start: 2,
      end: 5,
    });
    expect(pulled(move, { grip: "end", days: 3, line: 1 }, sheet)).toMatchObject({ start: 4, end: 10 });
    expect(moveAfter(key("ArrowDown"), move, sheet)).toMatchObject({ to: 2 });
    expect(verdictOf(lines[5] as RoomLine, 5, move, today)).toEqual({ kind: "fits" });
    expect(verdictOf(lines[4] as RoomLine, 4, move, today)).toEqual({ kind: "takenFrom", day: 5 });
    expect(verdictOf(room([closureBar(4, 7)]), 1, { ...move, start: 5, end: 8 }, today)).toEqual({
      kind: "fits",
    });
  });

  it("stays in its room and keeps its first night once it has begun, and altogether once it is over", () => {
    const begun = beginMove(closureBar(0, 7), 1);
    expect(pulled(begun, { grip: "whole", days: 2, line: 2 }, sheet)).toMatchObject({ to: 1, start: 0 });
    expect(pulled(begun, { grip: "start", days: 2, line: 1 }, sheet)).toMatchObject({ start: 0, end: 7 });
    expect(pulled(begun, { grip: "end", days: -9, line: 1 }, sheet)).toMatchObject({ start: 0, end: today });
    expect(moveAfter(key("ArrowDown"), begun, sheet)).toBe(begun);
    expect(verdictOf(lines[6] as RoomLine, 6, begun, today)).toEqual({ kind: "begun" });
    expect(mayMoveClosure(closureBar(0, today), today)).toBe(false);
    expect(mayMoveClosure(closureBar(0, today + 1), today)).toBe(true);
  });

  it("is in the way of nobody who sleeps there while the room is out of service", () => {
    const faulty = closureBar(4, 7, { kind: "outOfService" });
    expect(verdictOf(lines[4] as RoomLine, 4, beginMove(faulty, 1), today)).toEqual({ kind: "fits" });
    const other = { ...room([]), faulty: [{ ...faulty, key: "d" as typeof faulty.key }] };
    expect(verdictOf(other, 4, beginMove(faulty, 1), today)).toEqual({ kind: "taken" });
  });

  it("goes on until further notice unless its end itself is pulled", () => {
    const from: Day = "2026-06-01";
    const open = beginMove(closureBar(4, 15, { until: null }), 1);
    expect(datesAfter({ ...open, start: 6, end: 17 }, from)).toEqual({ from: "2026-06-07", until: null });
    expect(datesAfter({ ...open, start: 6 }, from)).toEqual({ from: "2026-06-07", until: null });
    expect(datesAfter({ ...open, end: 10 }, from)).toEqual({ from: "2026-06-05", until: "2026-06-11" });
    expect(datesAfter({ ...move, end: 10 }, from)).toEqual({ from: "2026-06-05", until: "2026-06-11" });
  });
});

describe("a stay that is split", () => {
  const type: RoomTypeId = "t";
  const sheet = { lines, today, isRtl: false };
  const ofType = (bars: Bar[]) => room(bars, { roomTypeId: type });

  it("has a night on both sides, all after tonight, and keeps its first nights where they are", () => {
    const move = beginSplit(own, { line: 1, day: 4, today, type });
    expect(move).toMatchObject({ to: 1, start: 5, end: 7 });
    expect(moveAfter(key("ArrowRight"), move, sheet)).toMatchObject({ start: 6, end: 7 });
    expect(moveAfter(key("ArrowRight"), { ...move, start: 6 }, sheet)).toMatchObject({ start: 6 });
    expect(moveAfter(key("ArrowLeft"), move, sheet)).toMatchObject({ start: 5 });
    const here = stay(0, 5, { state: "inHouse" });
    expect(beginSplit(here, { line: 1, day: 0, today, type })).toMatchObject({ start: today + 1, end: 5 });
  });

  it("fits into rooms of any type that are free on the nights after it", () => {
    const move = beginSplit(own, { line: 1, day: 5, today, type });
    expect(verdictOf(ofType([other(0, 5)]), 9, move, today)).toEqual({ kind: "fits" });
    expect(verdictOf(ofType([other(5, 6)]), 9, move, today)).toEqual({ kind: "takenUntil", day: 6 });
    expect(verdictOf(room([]), 9, move, today)).toEqual({ kind: "fits" });
    expect(verdictOf(ofType([own]), 1, move, today)).toEqual({ kind: "here" });
  });

  it("can be neither too short for it, nor promised a room, nor split already", () => {
    expect(maySplit(own, today)).toBe(true);
    expect(maySplit(stay(4, 5), today)).toBe(false);
    expect(maySplit(stay(0, 3, { state: "inHouse" }), today)).toBe(false);
    expect(maySplit({ ...own, lock: {} as StayBar["lock"] }, today)).toBe(false);
    expect(maySplit({ ...own, split: {} as StayBar["split"] }, today)).toBe(false);
  });
});

it("counts free rooms by night, out of service none", () =>
  expect(freeByDay([room([other(0, 2)]), room([other(1, 3)]), room([], { activeStatus: false })], 4)).toEqual(
    [1, 0, 1, 2],
  ));
