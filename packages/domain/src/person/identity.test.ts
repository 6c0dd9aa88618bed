import { describe, expect, it } from "vitest";
import {
  isMalaysianPassport,
  isMalaysianPostcode,
  isMyKad,
  isPassport,
  normaliseIdentity,
} from "./identity.ts";

describe("a MyKad", () => {
  it.each([
    ["900214-10-5523", true],
    ["900214105523", true],
    [" 900214-10-5523 ", true],
    ["000229-16-0001", true],
    ["010229-14-0001", false],
    ["901301-10-5523", false],
    ["900231-10-5523", false],
    ["900200-10-5523", false],
    ["900214-00-5523", false],
    ["900214-17-5523", false],
    ["900214-20-5523", false],
    ["900214-21-5523", true],
    ["900214-69-5523", false],
    ["900214-70-5523", true],
    ["900214-73-5523", false],
    ["900214-81-5523", false],
    ["900214-82-5523", true],
    ["900214-97-5523", false],
    ["900214-98-5523", true],
    ["90021410552", false],
    ["9002141055233", false],
    ["9-00214105523", false],
    ["A12345678", false],
    ["", false],
  ])("%s: %s", (text, expected) => {
    expect(isMyKad(text)).toBe(expected);
  });
});

describe("a passport", () => {
  it.each([
    ["A12345678", true],
    ["a1234 5678", true],
    ["E1234567", true],
    ["123456", true],
    ["X12345678", true],
    ["12345", false],
    ["AB12345678", false],
    ["PASSPORT", false],
    ["A1234567?", false],
    ["", false],
  ])("%s: %s", (text, expected) => {
    expect(isPassport(text)).toBe(expected);
  });

  it("of Malaysia is a letter and eight digits", () => {
    expect(isMalaysianPassport("A12345678")).toBe(true);
    expect(isMalaysianPassport("E1234567")).toBe(false);
  });
});

it("an identity is compared without dashes, blanks and case", () => {
  expect(normaliseIdentity(" 900214-10-5523")).toBe("900214105523");
  expect(normaliseIdentity("a 123 45678")).toBe("A12345678");
});

describe("a postcode", () => {
  it.each([
    ["01000", true],
    ["50480", true],
    ["5048", false],
    ["504800", false],
    ["50A80", false],
  ])("%s: %s", (text, expected) => {
    expect(isMalaysianPostcode(text)).toBe(expected);
  });
});
