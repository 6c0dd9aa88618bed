import { expect, it } from "vitest";
import { basisPointsOf, senOf, typedOf } from "./typed.ts";

it("reads a share as it is typed, and leaves to the schema what is none", () => {
  expect(["12.5", "12,5", "12.", "7", " "].map(basisPointsOf)).toEqual([1_250, 1_250, 1_200, 700, null]);
  expect(["abc", "-5", "1.234"].map(basisPointsOf)).toEqual(["abc", "-5", "1.234"]);
});

it("reads ringgit alike", () => {
  expect(["100", "99.90", ""].map(senOf)).toEqual([10_000, 9_990, null]);
  expect(senOf("ten")).toBe("ten");
  expect(typedOf(9_990)).toBe("99.90");
});
