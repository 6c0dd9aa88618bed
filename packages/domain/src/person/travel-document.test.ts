import { describe, expect, it } from "vitest";
import { dayOf } from "../calendar/day.ts";
import { expiryOf, maskNumber, wrongNumber } from "./travel-document.ts";

it("masks a number in the form in which it is printed, and never shows all of it", () => {
  expect(maskNumber("myKad", "900101-14-5642")).toBe("••••••-••-5642");
  expect(maskNumber("passport", "a 1234 5417")).toBe("••••••417");
  expect(maskNumber("identityCard", "12345")).toBe("•••45");
});

it("knows which rule a number breaks", () => {
  expect(wrongNumber("myKad", "901301-14-5642")).toBe("nric");
  expect(wrongNumber("passport", "ABCDEF")).toBe("passport");
  expect(wrongNumber("identityCard", "12-3")).toBe("documentNumber");
  expect(wrongNumber("myKid", "150612-11-0218")).toBeNull();
});

describe("the last day of a document", () => {
  const passport = (expiresOn: string) => ({ kind: "passport" as const, expiresOn: dayOf(expiresOn) });
  const today = dayOf("2026-06-01");
  const leavesOn = dayOf("2026-06-15");

  it("is over, ends before the guest leaves, ends within half a year of that, or is far", () => {
    const at = (day: string) => expiryOf(passport(day), { today, leavesOn });
    expect(["2026-05-31", "2026-06-14", "2026-12-15", "2026-12-16"].map(at)).toEqual([
      "expired",
      "beforeStay",
      "soon",
      "valid",
    ]);
  });

  it("counts from today without a stay, and half a year is asked of passports alone", () => {
    expect(expiryOf(passport("2026-11-01"), { today, leavesOn: null })).toBe("soon");
    const card = { kind: "identityCard" as const, expiresOn: dayOf("2026-11-01") };
    expect(expiryOf(card, { today, leavesOn: null })).toBe("valid");
    expect(expiryOf({ kind: "myKad", expiresOn: null }, { today, leavesOn })).toBe("valid");
  });
});
