import { describe, expect, it } from "vitest";
import { type BedSet, bedsHold, distinguishesAges, firstBedOption } from "./bed-places.ts";

const king: BedSet = { usingFor: "both", noOfPax: 2, count: 1 };
const single: BedSet = { usingFor: "both", noOfPax: 1, count: 1 };
const bunk: BedSet = { usingFor: "child", noOfPax: 1, count: 2 };
const masters: BedSet = { usingFor: "adult", noOfPax: 2, count: 1 };

describe("the beds of a room", () => {
  it.each<[string, BedSet[], number, number, boolean]>([
    ["a king takes a couple", [king], 2, 0, true],
    ["a king takes an adult and a child", [king], 1, 1, true],
    ["a king takes no three", [king], 2, 1, false],
    ["an extra bed makes room for one more", [king, single], 2, 1, true],
    ["twins are counted", [{ ...single, count: 2 }], 2, 0, true],
    ["children's beds take no adults", [king, bunk], 3, 0, false],
    ["children's beds take children", [king, bunk], 2, 2, true],
    ["a third child finds no bed", [king, bunk], 2, 3, false],
    ["a child takes the place that the adults leave", [king, bunk], 1, 3, true],
    ["adults' beds take no child", [masters], 1, 1, false],
    ["adults' beds first, so that others stay free", [masters, single], 2, 1, true],
    ["nobody needs no bed", [], 0, 0, true],
  ])("%s", (_, beds, adult, child, expected) => {
    expect(bedsHold(beds, { adult, child })).toBe(expected);
  });

  it("matter kind by kind only where one is kept for a kind", () => {
    expect([distinguishesAges([king, single]), distinguishesAges([king, bunk])]).toEqual([false, true]);
  });

  it("are taken in the order of the options", () => {
    const options = [
      { bedOptionId: "king", beds: [king] },
      { bedOptionId: "family", beds: [king, bunk] },
    ];
    expect(firstBedOption(options, { adult: 2, child: 0 })?.bedOptionId).toBe("king");
    expect(firstBedOption(options, { adult: 2, child: 1 })?.bedOptionId).toBe("family");
    expect(firstBedOption(options, { adult: 3, child: 0 })).toBeUndefined();
  });
});
