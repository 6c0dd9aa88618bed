import { expect, it } from "vitest";
import { timesByWay } from "./ferry-times.ts";

const ferry = (direction: "out" | "back", time: string, from: string, to: string) => ({
  direction,
  time,
  from,
  to,
});

it("says the jetties of several ferries once, with the times in the order of the day", () => {
  const found = timesByWay([
    ferry("back", "09:30", "Island", "Town"),
    ferry("out", "15:00", "Town", "Island"),
    ferry("out", "11:00", "Town", "Island"),
  ]);
  expect(found.map(({ from, times }) => [from, times])).toEqual([
    ["Town", ["11:00", "15:00"]],
    ["Island", ["09:30"]],
  ]);
});
