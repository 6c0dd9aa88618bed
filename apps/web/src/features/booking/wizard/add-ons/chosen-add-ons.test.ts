import { expect, test } from "vitest";
import { withAddOn } from "./chosen-add-ons.ts";

const dive = { addOnId: "dive", count: 2, day: "2026-12-06" as const };
const photo = { addOnId: "photo", count: 1, day: null };

test("a count changes in place", () => {
  expect(withAddOn([dive, photo], { ...dive, count: 3 })).toEqual([{ ...dive, count: 3 }, photo]);
});

test("a new one comes last, a count of nothing goes", () => {
  expect(withAddOn([dive], photo)).toEqual([dive, photo]);
  expect(withAddOn([dive, photo], { ...dive, count: 0 })).toEqual([photo]);
});
