import { describe, expect, it } from "vitest";
import { boardingCodeText, readBoardingCode } from "./boarding-code.ts";

const code = { bookingNo: "TB-26-00123", tag: "9F3A7C21B0" };

describe("a boarding code", () => {
  it("is read as it was written, and as people type it", () => {
    expect(boardingCodeText(code)).toBe("TB-26-00123.9F3A7C21B0");
    for (const text of [boardingCodeText(code), " tb-26-00123.9f3a7c21b0 ", "TB-26-00123 9F3A7C21B0"])
      expect(readBoardingCode(text)).toEqual(code);
  });

  it("is no other code that a camera sees", () => {
    for (const text of ["", "https://example.test/menu", "TB-26-00123", "TB-26-00123.9F3A", ".9F3A7C21B0"])
      expect(readBoardingCode(text)).toBeNull();
  });
});
