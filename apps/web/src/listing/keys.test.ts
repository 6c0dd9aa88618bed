import { expect, it } from "vitest";
import { type On, rowAfter, rowKeyOf } from "./keys.ts";

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

it.each<[string, On, string | null]>([
  ["j", "row", "next"],
  ["K", "link", "previous"],
  ["ArrowDown", "button", "next"],
  ["Enter", "row", "open"],
  ["Enter", "link", null],
  [" ", "link", "select"],
  [" ", "button", null],
  ["x", "button", "select"],
  ["Home", "row", "first"],
  ["Escape", "row", "none"],
  ["Delete", "row", "delete"],
  ["Delete", "link", "delete"],
  ["Delete", "field", null],
  ["j", "field", null],
  ["ArrowDown", "field", null],
  ["q", "row", null],
])("reads %s on a %s as %s", (key, on, meaning) => expect(rowKeyOf({ ...plain, key }, on)).toBe(meaning));

it("leaves the browser its keys, and letters to whoever switched them off", () => {
  expect(rowKeyOf({ ...plain, key: "j", ctrlKey: true }, "row")).toBeNull();
  expect(rowKeyOf({ ...plain, key: "x" }, "row", false)).toBeNull();
  expect(rowKeyOf({ ...plain, key: "ArrowDown" }, "row", false)).toBe("next");
});

it("goes on with Shift and an arrow", () => {
  expect(rowKeyOf({ ...plain, key: "ArrowDown", shiftKey: true }, "row")).toBe("extendDown");
  expect(rowKeyOf({ ...plain, key: "J", shiftKey: true }, "row")).toBeNull();
});

it("stops at both ends", () => {
  expect([rowAfter(-1, 3, "next"), rowAfter(2, 3, "next"), rowAfter(0, 3, "previous")]).toEqual([0, 2, 0]);
  expect([rowAfter(1, 3, "first"), rowAfter(1, 3, "last")]).toEqual([0, 2]);
});
