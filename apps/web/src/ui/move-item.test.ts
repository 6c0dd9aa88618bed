import { expect, test } from "vitest";
import { moveItem } from "./move-item.ts";

test.each([
  [0, 2, "bca"],
  [2, 0, "cab"],
  [1, 1, "abc"],
  [0, -1, "abc"],
  [2, 3, "abc"],
])("from %i to %i is %s", (from, to, expected) => {
  expect(moveItem(["a", "b", "c"], from, to).join("")).toBe(expected);
});
