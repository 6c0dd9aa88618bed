import { describe, expect, it } from "vitest";
import { addDays, type Day, nightsOf } from "../calendar/day.ts";
import { isInSeason, plannedSailings, runsOn, type Timetable } from "./timetable.ts";

const summer: Timetable = {
  from: "03-01",
  to: "10-31",
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  excluded: [],
  mainland: "Tanjung",
  island: "Teluk",
  seats: null,
  out: [
    { time: "11:00", isDefault: true },
    { time: "15:00", isDefault: false },
  ],
  back: [{ time: "09:30", isDefault: true }],
};
const winter: Timetable = {
  ...summer,
  from: "11-01",
  to: "02-28",
  out: [{ time: "11:00", isDefault: true }],
};

describe("a season of the year", () => {
  it.each([
    ["2027-03-01", summer, true],
    ["2027-10-31", summer, true],
    ["2027-11-01", summer, false],
    ["2027-12-31", winter, true],
    ["2027-02-28", winter, true],
    ["2028-02-29", winter, true],
    ["2027-03-01", winter, false],
  ] as const)("%s: %#", (day, season, expected) => expect(isInSeason(season, day)).toBe(expected));

  it("covers every day of a leap year with both halves once", () => {
    const days = nightsOf("2028-01-01", "2029-01-01");
    for (const day of days) expect(Number(isInSeason(summer, day)) + Number(isInSeason(winter, day))).toBe(1);
  });
});

it("a boat goes on its weekdays, and not on the days without it", () => {
  const weekends = { ...summer, weekdays: [6, 7], excluded: ["2027-06-06"] satisfies Day[] };
  expect(nightsOf("2027-06-01", "2027-06-14").filter((day) => runsOn(weekends, day))).toEqual([
    "2027-06-05",
    "2027-06-12",
    "2027-06-13",
  ]);
});

describe("what a boat sails", () => {
  it("has the seats of its season", () => {
    const sailed = plannedSailings("ferry", [summer, { ...winter, seats: 12 }], ["2027-10-31", "2027-11-01"]);
    expect(sailed.map(({ day, seats }) => [day, seats])).toEqual([
      ["2027-10-31", null],
      ["2027-10-31", null],
      ["2027-10-31", null],
      ["2027-11-01", 12],
      ["2027-11-01", 12],
    ]);
    const hired = plannedSailings("charter", [{ ...winter, seats: 12 }], ["2027-11-01"]);
    expect(hired.map(({ direction, seats }) => [direction, seats])).toEqual([
      ["out", null],
      ["back", null],
    ]);
  });

  it("is each time both ways, homeward from the island", () => {
    expect(plannedSailings("ferry", [summer, winter], ["2027-10-31", "2027-11-01"])).toMatchObject([
      { day: "2027-10-31", direction: "out", time: "11:00", fromJetty: "Tanjung", isDefault: true },
      { day: "2027-10-31", direction: "out", time: "15:00", toJetty: "Teluk", isDefault: false },
      { day: "2027-10-31", direction: "back", time: "09:30", fromJetty: "Teluk", toJetty: "Tanjung" },
      { day: "2027-11-01", direction: "out", time: "11:00" },
      { day: "2027-11-01", direction: "back", time: "09:30" },
    ]);
  });

  it("is a charter once each way, without a time", () => {
    const days = [addDays("2027-06-01", 0), addDays("2027-06-01", 1)];
    expect(
      plannedSailings("charter", [{ ...summer, out: [], back: [] }], days).map(({ time }) => time),
    ).toEqual([null, null, null, null]);
  });

  it("is one boat where two timetables name the same time", () => {
    expect(plannedSailings("ferry", [summer, summer], ["2027-06-01"])).toHaveLength(3);
  });
});
