import { describe, expect, expectTypeOf, it } from "vitest";
import { addDays, type Day, dayOf, isDay } from "./calendar/day.ts";

/** Types that must not be mixed up. What is wrong here does not compile: the checks are those of `tsc`. */
describe("a day", () => {
  it("is no other text", () => {
    expectTypeOf<string>().not.toExtend<Day>();
    expectTypeOf<`${string}-01`>().not.toExtend<Day>();
    expectTypeOf<"">().not.toExtend<Day>();
    // @ts-expect-error: nor is an instant one
    expect(() => addDays(new Date(0).toISOString(), 1)).toThrow(RangeError);
  });

  it("is a text, and a literal may be written as it is", () => {
    expectTypeOf<Day>().toExtend<string>();
    expectTypeOf<"2027-03-01">().toExtend<Day>();
  });

  it("is what the calendar makes of a text", () => {
    expectTypeOf(dayOf).returns.toEqualTypeOf<Day>();
    expectTypeOf(isDay).guards.toEqualTypeOf<Day>();
  });
});
