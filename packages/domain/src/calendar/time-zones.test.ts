import { expect, it } from "vitest";
import { isTimeZone, malaysianTime } from "./time-zones.ts";

it("tells the name of a time zone from other words", () => {
  expect([malaysianTime, "Asia/Tokyo", "UTC"].filter(isTimeZone)).toHaveLength(3);
  expect(["", "here", "Asia/Atlantis", "'; DROP"].filter(isTimeZone)).toEqual([]);
});
