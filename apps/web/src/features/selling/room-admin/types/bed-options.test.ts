import { expect, test } from "vitest";
import type { Bed } from "../calls.ts";
import { addBed, sleeps, withBed } from "./bed-options.ts";

const bed = (bedId: string, noOfPax: number): Bed => ({
  bedId,
  noOfPax,
  name: { en: bedId, my: bedId, cn: bedId },
  usingFor: "both",
  width: 100,
  length: 200,
});
const beds = [bed("king", 2), bed("single", 1)];

test("a way grows by the first bed that it lacks, and sleeps what its beds do", () => {
  const king = addBed({ key: "1", beds: [] }, beds);
  const both = addBed(king, beds);
  expect(both.beds.map(({ bedId }) => bedId)).toEqual(["king", "single"]);
  expect(addBed(both, beds)).toBe(both);
  expect(sleeps(withBed(both, 1, { bedId: "single", count: 2, extra: true }), beds)).toBe(4);
  expect(withBed(both, 0, null).beds).toEqual([{ bedId: "single", count: 1, extra: false }]);
});
