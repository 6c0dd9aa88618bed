import { describe, expect, it } from "vitest";
import { senOfTyped, typedOfSen } from "./typed-ringgit.ts";

describe("a typed price", () => {
  it.each([
    ["1234", 123_400],
    ["1,234.5", 123_450],
    ["RM 1,234.05", 123_405],
    [" rm99 ", 9_900],
    ["0", 0],
    ["", null],
    ["  ", null],
    ["RM", null],
  ])("%j is %j sen", (typed, sen) => expect(senOfTyped(typed)).toBe(sen));

  it.each(["-5", "1.234", "12a", "1.2.3", "12345678"])("%j is none", (typed) =>
    expect(senOfTyped(typed)).toBeNaN(),
  );

  it("comes back as it was typed", () => {
    for (const sen of [0, 5, 50, 123_405]) expect(senOfTyped(typedOfSen(sen))).toBe(sen);
    expect(typedOfSen(null)).toBe("");
  });
});
