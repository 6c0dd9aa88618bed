import { expect, it } from "vitest";
import { pageQuery, withNext } from "./cursors.ts";

it("asks by cursor for a page whose place is known, by number otherwise", () => {
  const known = withNext(new Map(), 1, "after-ten");
  expect(pageQuery(known, 1)).toEqual({ page: 1 });
  expect(pageQuery(known, 2)).toEqual({ page: 2, cursor: "after-ten" });
  expect(pageQuery(known, 7)).toEqual({ page: 7 });
});

it("stays the same when an answer tells nothing new, so nothing is drawn again", () => {
  const known = withNext(new Map(), 1, "after-ten");
  expect(withNext(known, 1, "after-ten")).toBe(known);
  expect(withNext(known, 2, null)).toBe(known);
});
