import { describe, expect, it } from "vitest";
import { type BoardingAct, countPassengers, lacksOf, latestActs, sexOfMyKad } from "./boarding.ts";

const act = (mark: BoardingAct["mark"], at: string, receivedAt = at): BoardingAct => ({
  guestId: "aini",
  mark,
  at,
  receivedAt,
});

describe("the act that holds", () => {
  it.each([
    ["the later one", [act("aboard", "10:40"), act("waiting", "10:41")], "waiting"],
    [
      "though an earlier one came in late",
      [act("waiting", "10:41"), act("aboard", "10:40", "11:30")],
      "waiting",
    ],
    [
      "of one moment the one that came in later",
      [act("left", "10:41", "10:43"), act("aboard", "10:41", "10:42")],
      "left",
    ],
  ] as const)("is %s", (_, acts, mark) => {
    expect(latestActs(acts).get("aini")?.mark).toBe(mark);
    expect(latestActs([...acts].reverse()).get("aini")?.mark).toBe(mark);
  });
});

it("counts everybody once by age, and once by how they stand", () => {
  const of = (mark: BoardingAct["mark"], age: number | null, lacks: string[] = []) => ({ mark, age, lacks });
  const passengers = [
    of("aboard", 34),
    of("aboard", 11),
    of("late", 0),
    of("left", null, ["name"]),
    of("waiting", 12),
  ];
  expect(countPassengers(passengers)).toEqual({
    listed: 5,
    aboard: 2,
    waiting: 1,
    late: 1,
    moved: 0,
    left: 1,
    adults: 3,
    children: 1,
    infants: 1,
    lacking: 1,
  });
});

it("tells what the harbour still asks for", () => {
  const known = { name: "Aini", paper: "1234", nationality: "MY", sex: "female", nextOfKin: {} };
  expect(lacksOf(known)).toEqual([]);
  expect(lacksOf({ ...known, paper: null, nextOfKin: null })).toEqual(["paper", "nextOfKin"]);
  expect(lacksOf({ name: null, paper: null, nationality: null, sex: null, nextOfKin: null })).toEqual([
    "name",
  ]);
});

it.each([
  ["900101-14-5679", "male"],
  ["920418-10-5566", "female"],
] as const)("reads the sex off %s: %s", (number, sex) => expect(sexOfMyKad(number)).toBe(sex));
