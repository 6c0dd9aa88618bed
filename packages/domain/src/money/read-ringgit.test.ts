import { expect, it } from "vitest";
import { readRinggit } from "./read-ringgit.ts";

it.each([
  ["100", 10_000],
  ["1,234.5", 123_450],
  ["RM 50.05", 5_005],
  ["rm50", 5_000],
  [" 1 000 ", 100_000],
  ["12.", 1_200],
  ["１００", 10_000],
  ["", null],
  ["-5", null],
  ["1.234", null],
  ["1e3", null],
  ["twelve", null],
  ["9999999999", null],
])("reads %j as %j sen", (text, sen) => {
  expect(readRinggit(text)).toBe(sen);
});
