import { describe, expect, it } from "vitest";
import { moveWaiting, waitEvents, waitMoves, waitStates } from "./wait-moves.ts";

describe("a place on the waiting list", () => {
  it("can reach every state from waiting", () => {
    const reached = new Set<string>(["waiting"]);
    for (const state of reached)
      for (const next of Object.values(waitMoves[state as keyof typeof waitMoves])) reached.add(next);
    expect([...reached].sort()).toEqual([...waitStates].sort());
  });

  it("ends in states that nothing leaves", () => {
    for (const state of ["taken", "declined", "withdrawn", "passed"] as const)
      for (const event of waitEvents) expect(moveWaiting(state, event).ok).toBe(false);
  });

  it.each([
    ["waiting", "offer", "offered"],
    ["offered", "take", "taken"],
    ["offered", "miss", "missed"],
    ["missed", "take", "taken"],
    ["offered", "revoke", "waiting"],
  ] as const)("goes from %s by %s to %s", (state, event, next) => {
    expect(moveWaiting(state, event)).toEqual({ ok: true, value: next });
  });

  it("is offered one stay only", () => {
    expect(moveWaiting("offered", "offer").ok).toBe(false);
    expect(moveWaiting("missed", "offer").ok).toBe(false);
  });
});
