import { describe, expect, it } from "vitest";
import { nextState } from "../life-cycle.ts";
import { foundLife, foundMoves, foundStates, mayDiscard } from "./found-things.ts";

describe("a found thing", () => {
  it("reaches each state from the first, and comes back from each", () => {
    const reached = new Set(foundStates.flatMap((state) => Object.values(foundLife[state])));
    expect([...reached].toSorted()).toEqual([...foundStates].toSorted());
    for (const move of foundMoves) expect(foundStates.some((state) => foundLife[state][move])).toBe(true);
  });

  it("is not given back twice, nor thrown away once it is given back", () => {
    expect(nextState(foundLife, "kept", "giveBack")).toEqual({ ok: true, value: "returned" });
    expect(nextState(foundLife, "returned", "giveBack").ok).toBe(false);
    expect(nextState(foundLife, "returned", "discard").ok).toBe(false);
    expect(nextState(foundLife, "returned", "undo")).toEqual({ ok: true, value: "kept" });
  });

  it("may be thrown away on the day on which its time is over, not the day before", () => {
    expect(mayDiscard("2026-06-12", "2026-09-09", 90)).toBe(false);
    expect(mayDiscard("2026-06-12", "2026-09-10", 90)).toBe(true);
    expect(mayDiscard("2026-06-12", "2026-06-12", 0)).toBe(true);
  });
});
