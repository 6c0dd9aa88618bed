import { describe, expect, it } from "vitest";
import { shownOf, spanOf, within } from "./use-window.ts";

describe("what of a long sheet is drawn", () => {
  const lines = { size: 30, total: 200, more: 6 };

  it("is as much wherever one is, and never more than there is", () => {
    expect(spanOf(0, 300, lines)).toEqual({ first: 0, count: 23 });
    expect(spanOf(1_500, 300, lines)).toEqual({ first: 44, count: 23 });
    expect(spanOf(99_999, 300, lines)).toEqual({ first: 177, count: 23 });
    expect(spanOf(0, 300, { ...lines, total: 4 })).toEqual({ first: 0, count: 4 });
    expect(spanOf(0, 300, { ...lines, total: 0 })).toEqual({ first: 0, count: 0 });
  });

  it("keeps the element of what stays, and hands the others on", () => {
    const slots = (first: number) =>
      new Map(shownOf({ first, count: 5 }, 30).map(({ slot, index }) => [slot, index]));
    expect([...slots(0).values()]).toEqual([0, 1, 2, 3, 4]);
    expect([...slots(2).values()]).toEqual([5, 6, 2, 3, 4]);
    expect([...slots(13).keys()]).toEqual([0, 1, 2, 3, 4]);
    expect(shownOf({ first: 2, count: 5 }, 30)[0]).toEqual({ index: 5, start: 150, slot: 0 });
  });
});

it("scrolls no further than until a cell is seen whole", () => {
  expect(within(300, 120, { at: 11, size: 30 })).toBe(300);
  expect(within(300, 120, { at: 2, size: 30 })).toBe(60);
  expect(within(300, 120, { at: 20, size: 30 })).toBe(510);
});
