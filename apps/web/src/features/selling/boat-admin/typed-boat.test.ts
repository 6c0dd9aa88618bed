import { sailingsRoute } from "@pulau/contract/catalogue.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { expect, it } from "vitest";
import { typedAnswer } from "../../../api/typed-answers.ts";
import type { Boat } from "./calls.ts";
import { typedBoat } from "./typed-boat.ts";

const name = (en: string) => ({ en, my: en, cn: en });
const bands = [
  { kind: "child", fromAge: 4, toAge: 11 },
  { kind: "adult", fromAge: 12, toAge: null },
] as const;
const timetable = {
  from: "01-01",
  to: "12-31",
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  excluded: [],
  mainland: "Tanjung",
  island: "Teluk",
  seats: null,
  out: [{ time: "11:00", isDefault: true }],
  back: [{ time: "09:30", isDefault: true }],
};
const ferry: Boat = {
  _id: "ferry",
  version: 1,
  bookedSailings: 0,
  kind: "ferry",
  activeStatus: true,
  name: name("Lang"),
  seats: 40,
  charterSen: null,
  daily: null,
  weighs: "none",
  weightLimitKg: null,
  tickets: [{ guestKind: "adult", sen: 5_000 }],
  bands: null,
  timetables: [timetable],
};
type Answer = Reply<typeof sailingsRoute>;
type Crossing = Answer["out"][number];
const crossing = (differing: Partial<Crossing>): Crossing => ({
  _id: "out-1",
  boatId: "ferry",
  kind: "ferry",
  direction: "out",
  name: name("Lang"),
  day: "2027-04-05",
  time: "11:00",
  from: "Tanjung",
  to: "Teluk",
  seats: 40,
  seatsLeft: 13,
  sen: 10_000,
  isDefault: true,
  included: false,
  ...differing,
});
const back = {
  _id: "back-1",
  direction: "back",
  day: "2027-04-07",
  time: "09:30",
  from: "Teluk",
  to: "Tanjung",
  sen: 0,
} as const;
const other = crossing({
  _id: "c",
  boatId: "c",
  kind: "charter",
  time: null,
  name: name("Helang"),
  sen: 90_000,
});
const answer: Answer = { out: [crossing({}), other], back: [crossing(back)] };
const request = {
  query: { checkIn: "2027-04-05", checkOut: "2027-04-07", adults: 2, children: "8", nonMalaysians: 0 },
};

const seen = (boat: Boat | null, values: object, had: Answer = answer): Answer => {
  const typed = typedBoat(boat, values, bands);
  if (!typed) throw new Error("it can't be saved");
  return typedAnswer(typed, { path: sailingsRoute.path, sent: request, answer: had }) as Answer;
};
const rowsOf = (crossings: readonly Crossing[]) =>
  crossings.map(({ name, time, seatsLeft, sen }) => [name.en, time, seatsLeft, sen]);
const timesOf = (times: readonly string[]) => times.map((time, at) => ({ time, isDefault: at === 0 }));

it("says what the server says while nothing is other", () => {
  expect(seen(ferry, ferry)).toEqual(answer);
});

it("sails at the times that are typed, and keeps the seats of a time that stays", () => {
  const values = {
    ...ferry,
    seats: 50,
    timetables: [{ ...timetable, out: timesOf(["08:15", "11:00"]), back: [] }],
  };
  const { out, back } = seen(ferry, values);
  expect(rowsOf(out)).toEqual([
    ["Lang", "08:15", 50, 10_000],
    ["Lang", "11:00", 23, 10_000],
    ["Helang", null, 13, 90_000],
  ]);
  expect(back).toEqual([]);
});

it("sells the seats of its season, those taken among them", () => {
  const left = (boat: Boat, seats: number | null) =>
    seen(boat, { ...boat, timetables: [{ ...timetable, seats }] }).out[0]?.seatsLeft;
  expect([left(ferry, 30), left(ferry, 20), left(ferry, null)]).toEqual([3, 0, 13]);
  expect(left({ ...ferry, timetables: [{ ...timetable, seats: 20 }] }, null)).toBe(33);
});

it("heeds weekdays, seasons and days without it, and tickets by age", () => {
  const on = (differing: object) =>
    rowsOf(seen(ferry, { ...ferry, timetables: [{ ...timetable, ...differing }] }).out).length;
  expect(on({ weekdays: [2, 3] })).toBe(1);
  expect(on({ from: "05-01", to: "10-31" })).toBe(1);
  expect(on({ excluded: ["2027-04-05"] })).toBe(1);
  const tickets = [...ferry.tickets, { guestKind: "child", sen: 1_200 }];
  expect(seen(ferry, { ...ferry, tickets }).out[0]?.sen).toBe(11_200);
});

it("is gone out of use, new before it is saved, and stays away where it is excluded", () => {
  expect(rowsOf(seen(ferry, { ...ferry, activeStatus: false }).out)).toEqual([["Helang", null, 13, 90_000]]);
  const charter = { ...ferry, kind: "charter", name: name("Camar"), seats: 2, daily: 3, charterSen: 30_000 };
  expect(rowsOf(seen(null, charter).back)).toEqual([
    ["Lang", "09:30", 13, 0],
    ["Camar", null, 6, 60_000],
  ]);
  expect(seen(ferry, { ...ferry, seats: 60 }, { out: [other], back: [] })).toEqual({
    out: [other],
    back: [],
  });
});

it("says nothing of what can't be saved", () => {
  expect(typedBoat(ferry, { ...ferry, seats: 0 }, bands)).toBeUndefined();
});
