import { describe, expect, it } from "vitest";
import { checkCourtesyEnd, latestCourtesyEnd } from "./courtesy-hold.ts";

const now = new Date("2027-03-01T04:00:00Z");
const at = (text: string) => new Date(text);
const base = { now, mostHours: 48, arrivalDayEnds: at("2027-04-01T16:00:00Z") };
const ruleOf = (until: Date, more: Partial<typeof base> = {}) => {
  const checked = checkCourtesyEnd({ ...base, ...more, until });
  return checked.ok ? null : checked.failure.fields?.[0]?.rule;
};

describe("the end of rooms that are held for somebody", () => {
  it.each([
    ["a minute from now is what every hold lasts", "2027-03-01T04:01:00Z", "heldTooShort"],
    ["the past", "2027-02-28T04:00:00Z", "heldTooShort"],
    ["tomorrow", "2027-03-02T04:00:00Z", null],
    ["as long as the resort holds rooms, to the second", "2027-03-03T04:00:00Z", null],
    ["a second more", "2027-03-03T04:00:01Z", "heldTooLong"],
  ])("%s", (_, until, rule) => {
    expect(ruleOf(at(until))).toBe(rule);
  });

  it("is no later than the day of arrival", () => {
    const soon = { arrivalDayEnds: at("2027-03-01T16:00:00Z") };
    expect(ruleOf(at("2027-03-01T16:00:00Z"), soon)).toBe(null);
    expect(ruleOf(at("2027-03-01T17:00:00Z"), soon)).toBe("heldPastArrival");
    expect(latestCourtesyEnd({ ...base, ...soon })).toEqual(soon.arrivalDayEnds);
  });
});
