import { describe, expect, it } from "vitest";
import { ringgitText, senOf } from "./ringgit.ts";

describe("ringgit as gateways write it", () => {
  it.each([
    [1, "0.01"],
    [100, "1.00"],
    [123_456_789, "1234567.89"],
  ])("is %i sen as %s, there and back", (sen, text) => {
    expect(ringgitText(sen)).toBe(text);
    expect(senOf(text)).toBe(sen);
  });

  it("reads fewer digits, and nothing else", () => {
    expect([senOf("12"), senOf("12.3")]).toEqual([1_200, 1_230]);
    for (const bad of ["", "1,234.50", "1.234", "-1.00", "1e3", " 1.00", "RM 1"])
      expect(senOf(bad)).toBeNull();
  });
});
