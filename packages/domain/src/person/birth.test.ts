import { expect, it } from "vitest";
import { ageOfBirth } from "./birth.ts";

it.each([
  ["1990-12-05", 36],
  ["1990-12-06", 35],
  ["2026-12-05", 0],
  ["2026-12-06", null],
  ["1906-12-05", 120],
  ["1905-12-05", null],
] as const)("somebody born on %s is %s on 5 December 2026", (born, age) => {
  expect(ageOfBirth(born, "2026-12-05")).toBe(age);
});
