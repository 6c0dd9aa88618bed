import { describe, expect, test } from "vitest";
import { countryOfCode } from "./use-phone-rules.ts";

const codes = [
  { value: "MY", code: "+60", text: "+60 Malaysia" },
  { value: "AS", code: "+1", text: "+1 American Samoa" },
  { value: "CA", code: "+1", text: "+1 Canada" },
  { value: "US", code: "+1", text: "+1 United States" },
];

describe("the country that stands for a calling code", () => {
  test.each([
    ["+60", null, "MY"],
    ["+1", null, "US"],
    ["+1", "CA", "CA"],
    ["+1", "MY", "US"],
    ["+999", null, "+999"],
  ])("of %s, chosen %s, is %s", (code, chosen, country) => {
    expect(countryOfCode(codes, code, chosen)).toBe(country);
  });
});
