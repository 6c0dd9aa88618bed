import { expect, test } from "vitest";
import { joinPhone, splitPhone } from "./phone-parts.ts";

test.each([
  ["012-345 6789", "+60123456789"],
  ["12 345 6789", "+60123456789"],
  ["", ""],
  ["call me", "+60call me"],
])("%o is kept as %o", (rest, kept) => {
  expect(joinPhone({ code: "+60", rest })).toBe(kept);
});

test("a number is split by the longest code that fits", () => {
  const codes = ["+1", "+1242", "+60", "+65"];
  expect(splitPhone("+12425551234", codes, "+60")).toEqual({ code: "+1242", rest: "5551234" });
  expect(splitPhone("+60123456789", codes, "+65")).toEqual({ code: "+60", rest: "123456789" });
  expect(splitPhone("", codes, "+65")).toEqual({ code: "+65", rest: "" });
});
