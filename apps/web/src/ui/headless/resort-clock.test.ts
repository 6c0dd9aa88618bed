import { describe, expect, it } from "vitest";
import { instantAt } from "./resort-clock.ts";

describe("a time at the resort", () => {
  it.each([
    ["2027-03-01T09:00", "Asia/Kuala_Lumpur", "2027-03-01T01:00:00.000Z"],
    ["2027-03-01T00:30", "Asia/Kuala_Lumpur", "2027-02-28T16:30:00.000Z"],
    ["2027-07-01T09:00", "Europe/Berlin", "2027-07-01T07:00:00.000Z"],
    // the hour that a clock leaves out in spring
    ["2027-03-28T02:30", "Europe/Berlin", "2027-03-28T01:30:00.000Z"],
    ["", "Asia/Kuala_Lumpur", null],
  ])("%s in %s", (text, zone, instant) => {
    expect(instantAt(text, zone)).toBe(instant);
  });
});
