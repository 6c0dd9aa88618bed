import { describe, expect, it } from "vitest";
import type { AgeBand, Occupants } from "../party/party.ts";
import { placeGuests, seatsOf } from "./seats.ts";

const bands: AgeBand[] = [
  { kind: "infant", fromAge: 0, toAge: 0 },
  { kind: "toddler", fromAge: 1, toAge: 3 },
  { kind: "child", fromAge: 4, toAge: 11 },
  { kind: "adult", fromAge: 12, toAge: 59 },
  { kind: "senior", fromAge: 60, toAge: null },
];
const room = (given: Partial<Occupants>) => ({
  occupants: { adult: 0, child: 0, toddler: 0, infant: 0, ...given },
});
const rooms = [room({ adult: 2 }), room({ adult: 2, child: 1 })];
const seats = seatsOf(rooms);
const person = (age: number | null, inRoom: number | null = null) => ({ age, room: inRoom });

it("has a place for each person, room by room, adults first", () => {
  expect(seats.map(({ room, kind }) => `${room} ${kind}`)).toEqual([
    ...["0 adult", "0 adult", "1 adult", "1 adult", "1 child"],
  ]);
  expect(seats.map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 4]);
});

describe("a place for everybody", () => {
  it.each<[string, ReturnType<typeof person>[], (number | null)[]]>([
    ["in the order that they come", [person(30), person(31), person(7), person(32)], [0, 1, 4, 2]],
    ["in the room that is named", [person(30, 1), person(30, 0), person(7, 1)], [2, 0, 4]],
    ["seniors among adults", [person(71, 1)], [2]],
    ["whose age is not known leaves the child's place", [person(null), person(7)], [0, 4]],
    ["a child too many takes an adult's place", [person(7), person(8)], [4, 0]],
    ["a room that has no place left sends on", [person(30, 0), person(31, 0), person(32, 0)], [0, 1, 2]],
    ["a known age goes before an unknown one", [person(null, 1), person(null, 1), person(7, 1)], [2, 3, 4]],
    [
      "nobody is placed twice when there are too many",
      [person(1), person(2), person(3), person(4), person(5), person(6)],
      [0, 1, 2, 4, 3, null],
    ],
  ])("%s", (_, people, expected) => {
    expect(placeGuests(seats, people, bands)).toEqual(expected);
  });

  it("is not one that is taken", () => {
    expect(placeGuests(seats, [person(30), person(7)], bands, new Set([0, 4]))).toEqual([1, 2]);
  });
});
