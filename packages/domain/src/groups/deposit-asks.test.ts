import { describe, expect, it } from "vitest";
import { depositAskDays } from "./deposit-asks.ts";

describe("a group is asked for a deposit", () => {
  it("two weeks before, and reminded two days before", () => {
    expect(depositAskDays("2027-06-20", "2027-05-01")).toEqual([
      { on: "2027-06-06", isReminder: false },
      { on: "2027-06-18", isReminder: true },
    ]);
  });

  it("at once where less time is left, once where it is due in these days, and never of a day that is over", () => {
    expect(depositAskDays("2027-06-20", "2027-06-10").map(({ on }) => on)).toEqual([
      "2027-06-10",
      "2027-06-18",
    ]);
    expect(depositAskDays("2027-06-20", "2027-06-18")).toEqual([{ on: "2027-06-18", isReminder: false }]);
    expect(depositAskDays("2027-06-20", "2027-06-21")).toEqual([]);
  });
});
