import { dayOf } from "@pulau/domain/calendar/day.ts";
import { expect, it } from "vitest";
import { nextPeriod } from "./next-period.ts";

const year = (number: number) => ({
  id: String(number),
  from: dayOf(`${number}-06-01`),
  to: dayOf(`${number}-08-31`),
  arrivalWeekdays: [],
  cutOffDays: 0,
  stopSell: false,
});
const years = [year(2025), year(2026), year(2027)];

it.each([
  ["2026-08-31", "2026"],
  ["2026-09-01", "2027"],
  ["2025-01-01", "2025"],
  ["2028-01-01", "2027"],
])("on %s a season’s head says its dates of %s", (today, id) => {
  expect(nextPeriod(years, dayOf(today))?.id).toBe(id);
});

it("has none of no period", () => expect(nextPeriod([], dayOf("2027-01-01"))).toBeUndefined());
