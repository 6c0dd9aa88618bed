import { expect, it } from "vitest";
import { remindersOf } from "./reminders.ts";

const now = new Date("2027-04-01T08:00:00Z");
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const leadsFor = (wait: number, leads = [10, 1_440]) =>
  remindersOf({ now, payUntil: after(wait), leads }).map(({ minutesBefore }) => minutesBefore);

it.each([
  ["half an hour: once, near the end", 30, [10]],
  ["twenty minutes: half of it would be too soon", 20, []],
  ["a day: near the end alone", 1_440, [10]],
  ["three days: a day before, and near the end", 3 * 1_440, [1_440, 10]],
  ["no time at all", 0, []],
])("reminds of a wait of %s", (_, wait, leads) => {
  expect(leadsFor(wait)).toEqual(leads);
});

it("counts back from the deadline, and a lead that stands twice once", () => {
  const [reminder] = remindersOf({ now, payUntil: after(60), leads: [15, 15] });
  expect(reminder).toEqual({ at: after(45), minutesBefore: 15 });
  expect(leadsFor(60, [15, 15])).toEqual([15]);
});
