import { expect, it } from "vitest";
import { boughtAfter, boughtEvents, boughtStanding } from "./bought-moves.ts";

it.each([
  //       expire   takeBack  returnUse
  ["live", "ended", "ended", "live"],
  ["ended", "-", "-", "live"],
] as const)("a bought package that is %s", (standing, ...expected) => {
  const after = boughtEvents.map((event) => boughtAfter(standing, event));
  expect(after.map((result) => (result.ok ? result.value : "-"))).toEqual(expected);
  expect(boughtStanding({ expiredAt: standing === "ended" ? new Date(0) : null })).toBe(standing);
});
