import { describe, expect, it } from "vitest";
import { fillPlaceholders, placeholderFault, placeholdersIn, withPlaceholders } from "./placeholders.ts";

describe("placeholders", () => {
  it("are named by letters between braces; all else is text", () => {
    expect(placeholdersIn("Hello {name}, {name}: {booking No} {} {amount}")).toEqual(["name", "amount"]);
  });

  it("are filled once: what is put in is never read again", () => {
    expect(fillPlaceholders("Hello {name}", { name: "{amount}", amount: "RM 1" })).toBe("Hello {amount}");
    expect(fillPlaceholders("{toString}{gone}!", {})).toBe("!");
  });

  it("are found again in what was filled, the longest first", () => {
    const values = { name: "Aina", full: "Aina Yusof", none: "" };
    expect(withPlaceholders("Aina Yusof is Aina", values)).toBe("{full} is {name}");
  });

  it("are told when they are unknown, or needed and not there", () => {
    expect(placeholderFault("Hi {nmae}", ["name"])).toEqual({ rule: "placeholderUnknown", name: "nmae" });
    expect(placeholderFault("Hi", ["reason"], ["reason"])).toEqual({
      rule: "placeholderMissing",
      name: "reason",
    });
    expect(placeholderFault("Hi {reason}", ["reason"], ["reason"])).toBeNull();
  });
});
