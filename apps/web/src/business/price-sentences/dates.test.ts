import { dayOf } from "@pulau/domain/calendar/day.ts";
import { expect, it } from "vitest";
import { rangeBrief } from "./dates.ts";

it("says a range as short as it can, and what there is of one that is half typed", () => {
  expect(rangeBrief(dayOf("2027-04-21"), dayOf("2027-04-23"), "en")).toBe("21–23 Apr 27");
  expect(rangeBrief(undefined, dayOf("2027-04-23"), "en")).toBe("… – 23 Apr 27");
  expect(rangeBrief(dayOf("2027-04-21"), undefined, "cn")).toMatch(/ – …$/);
});
