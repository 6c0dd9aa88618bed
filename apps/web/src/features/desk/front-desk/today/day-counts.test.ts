import { expect, it } from "vitest";
import type { DeskRow } from "../calls.ts";
import { headsOf, partOfDay, roomsTonight, seatsOf } from "./day-counts.ts";

const row = (part: Partial<DeskRow>): DeskRow => ({
  _id: "1",
  bookingNo: "TB-26-00001",
  bookingName: "Tan",
  rooms: ["S01"],
  adults: 2,
  children: 1,
  infants: 0,
  checkIn: "2026-06-11",
  checkOut: "2026-06-13",
  boatTime: null,
  owesSen: 0,
  status: "inHouse" as const,
  vegetarians: 0,
  disabled: false,
  troubles: [],
  canCheckIn: false,
  canCheckOut: true,
  ...part,
});

it("splits tonight's rooms into those who are here, those expected and free ones", () => {
  const leaving = row({ checkOut: "2026-06-12" });
  const inHouse = [row({ rooms: ["S01", "S02"] }), leaving];
  expect(roomsTonight({ day: "2026-06-12", rooms: { all: 10, occupied: 5 }, inHouse })).toEqual({
    inHouse: 2,
    expected: 3,
    free: 5,
  });
});

it("counts heads and seats", () => {
  expect(headsOf([row({}), row({ infants: 1 })])).toBe(7);
  const boat = {
    _id: "1",
    name: { en: "", my: "", cn: "" },
    direction: "out" as const,
    time: "",
    from: "",
    to: "",
  };
  expect(
    seatsOf([
      { ...boat, taken: 3, capacity: 40 },
      { ...boat, taken: 10, capacity: 10 },
    ]),
  ).toEqual({ taken: 13, all: 50 });
});

it("greets by the resort's clock", () => {
  expect(["00:10", "11:59", "12:00", "18:00"].map(partOfDay)).toEqual([
    "morning",
    "morning",
    "afternoon",
    "evening",
  ]);
});
