import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../checks/for-all.ts";
import { readPercent, readPercentChange, readRinggit } from "./read-typed.ts";
import { formatRinggit, plainRinggit } from "./sen.ts";

const digits = "０１２３４５６７８９";
/** As a Chinese keyboard writes it. */
const wide = (text: string): string =>
  text.replace(/\d/g, (digit) => digits[Number(digit)] ?? "").replaceAll(".", "．");

describe("an amount that was typed", () => {
  it.each([
    ["100", 10_000],
    ["1,234.50", 123_450],
    ["1,234.5", 123_450],
    ["1,234", 123_400],
    ["1,234,567.89", 123_456_789],
    ["49,9", 4_990],
    ["49,90", 4_990],
    ["RM 50.05", 5_005],
    ["rm50", 5_000],
    ["RM　12", 1_200],
    [" 1 000 ", 100_000],
    ["12.", 1_200],
    ["0", 0],
    ["007", 700],
    ["１００", 10_000],
    ["１２３．５０", 12_350],
    ["１２３。５", 12_350],
    ["１，２３４", 123_400],
    ["8.1", 810],
    ["1.15", 115],
    ["999999999.99", 99_999_999_999],
  ])("%j is %j sen", (text, sen) => expect(readRinggit(text)).toBe(sen));

  it.each([
    "",
    "  ",
    "RM",
    ".",
    "-5",
    "－5",
    "1.234",
    "1,2345",
    "12,34,567",
    "1,234,5",
    "0,500",
    "0 500",
    "012,345",
    "1.2.3",
    "1e3",
    "0x10",
  ])("%j is none", (text) => expect(readRinggit(text)).toBeNull());
  it.each([
    "twelve",
    "12a",
    "50%",
    "5 RM",
    "1 2 3",
    "٥",
    "½",
    "9999999999",
    "1".repeat(400),
    "Infinity",
    "NaN",
  ])("%j is none either", (text) => expect(readRinggit(text)).toBeNull());

  it("comes back from however an amount is written", () => {
    forAll("typed ringgit", fc.integer({ min: 0, max: 99_999_999_999 }), (sen) => {
      const written = [formatRinggit(sen), formatRinggit(sen).slice(3), plainRinggit(sen)];
      for (const text of [...written, ...written.map(wide), ` ${plainRinggit(sen).replace(".", ",")} `])
        expect(readRinggit(text)).toBe(sen);
    });
  });

  it("is whole sen or none, whatever was typed", () => {
    const typed = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom(..."0123456789.,。RM- e".split(""), "１", "．"), maxLength: 16 }),
    );
    forAll("typed noise", typed, (text) => {
      const sen = readRinggit(text);
      if (sen === null) return;
      expect(Number.isSafeInteger(sen)).toBe(true);
      expect(sen).toBeGreaterThanOrEqual(0);
    });
  });
});

describe("a share that was typed", () => {
  it.each([
    ["12.5", 1_250],
    ["12,25", 1_225],
    ["12.", 1_200],
    ["8.1", 810],
    ["8 %", 800],
    ["８．１％", 810],
    ["0", 0],
    ["100", 10_000],
  ])("%j is %i basis points", (text, points) => expect(readPercent(text)).toBe(points));

  it.each(["", "%", "x", "-1", "1.234", "RM 5", "8%%"])("%j is none", (text) =>
    expect(readPercent(text)).toBeNull(),
  );

  it("comes back from however a share is written", () => {
    forAll("typed percent", fc.integer({ min: 0, max: 10_000 }), (points) => {
      for (const text of [`${points / 100}`, `${points / 100}%`, wide(plainRinggit(points))])
        expect(readPercent(text)).toBe(points);
    });
  });
});

describe("a change in percent that was typed", () => {
  it.each([
    ["5", 500],
    ["+12.5%", 1_250],
    ["-5", -500],
    ["−0.5%", -50],
    ["－５", -500],
    ["-0", 0],
  ])("%j is %i basis points", (text, points) => expect(readPercentChange(text)).toBe(points));

  it.each(["", "-", "--5", "+-5", "5-", "x"])("%j is none", (text) =>
    expect(readPercentChange(text)).toBeNull(),
  );
});
