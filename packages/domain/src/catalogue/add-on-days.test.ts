import { expect, it } from "vitest";
import { type AddOnDates, addOnDaysOf } from "./add-on-days.ts";

const always: AddOnDates = { from: null, to: null, weekdays: [], excluded: [] };
const stay = { checkIn: "2026-12-04", checkOut: "2026-12-07" } as const; // Friday to Monday

it.each([
  ["nothing closes a day", {}, ["2026-12-04", "2026-12-05", "2026-12-06", "2026-12-07"]],
  ["a first day", { from: "2026-12-06" }, ["2026-12-06", "2026-12-07"]],
  ["a last day", { to: "2026-12-04" }, ["2026-12-04"]],
  ["weekdays", { weekdays: [6, 1] }, ["2026-12-05", "2026-12-07"]],
  ["an exception", { excluded: ["2026-12-05"] }, ["2026-12-04", "2026-12-06", "2026-12-07"]],
  ["everything at once", { from: "2026-12-05", weekdays: [6], excluded: ["2026-12-05"] }, []],
] as const)("%s", (_, dates, days) => {
  expect(addOnDaysOf({ ...always, ...dates }, stay)).toEqual(days);
});
