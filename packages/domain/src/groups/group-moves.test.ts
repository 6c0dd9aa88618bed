import { describe, expect, it } from "vitest";
import { groupEvents, groupMoves, groupStates, moveOfGroup } from "./group-moves.ts";

describe("a group", () => {
  it("can reach every state from open", () => {
    const reached = new Set<string>(["open"]);
    for (const state of reached)
      for (const next of Object.values(groupMoves[state as keyof typeof groupMoves])) reached.add(next);
    expect([...reached].sort()).toEqual([...groupStates].sort());
  });

  it("can be kept again after its cut-off, and never after it was cancelled", () => {
    expect(moveOfGroup("released", "keep")).toEqual({ ok: true, value: "open" });
    for (const event of groupEvents) expect(moveOfGroup("cancelled", event).ok).toBe(false);
  });

  it("releases only once", () => {
    expect(moveOfGroup("released", "release").ok).toBe(false);
  });
});
