import { expect, it } from "vitest";
import { deskKeyOf, lineAfter } from "./key-acts.ts";

const plain = { ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false };

it.each([
  ["j", "next"],
  ["K", "previous"],
  ["/", "search"],
  ["?", "help"],
  ["i", "checkIn"],
  ["x", null],
  ["Enter", null],
])("reads %s", (key, expected) => {
  expect(deskKeyOf({ ...plain, key }, false)).toBe(expected);
});

it("leaves fields and the browser their keys", () => {
  expect(deskKeyOf({ ...plain, key: "j" }, true)).toBeNull();
  expect(deskKeyOf({ ...plain, key: "t", ctrlKey: true }, false)).toBeNull();
  expect(deskKeyOf({ ...plain, key: "j", defaultPrevented: true }, false)).toBeNull();
});

it("begins at the first line and stops at both ends", () => {
  expect([lineAfter(-1, 3, "previous"), lineAfter(0, 3, "next"), lineAfter(2, 3, "next")]).toEqual([0, 1, 2]);
  expect(lineAfter(0, 3, "previous")).toBe(0);
});
