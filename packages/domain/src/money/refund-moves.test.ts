import { describe, expect, it } from "vitest";
import { refundAfter, refundEvents, refundStates, waitingForStaff } from "./refund-moves.ts";

const after = (...move: Parameters<typeof refundAfter>): string => {
  const result = refundAfter(...move);
  return result.ok ? result.value : "-";
};

describe("a refund's life", () => {
  it.each([
    //        make     refuse    leaveToStaff  retry    comeBack  void
    ["queued", "done", "failed", "byHand", "-", "-", "-"],
    ["byHand", "done", "-", "-", "queued", "-", "-"],
    ["failed", "done", "-", "-", "queued", "-", "-"],
    ["done", "-", "-", "-", "-", "failed", "voided"],
    ["voided", "-", "-", "-", "-", "-", "-"],
  ] as const)("from %s", (state, ...expected) => {
    expect(refundEvents.map((event) => after(state, event))).toEqual(expected);
  });

  it("is tried again exactly where staff have to make it", () => {
    expect(refundStates.filter((state) => after(state, "retry") !== "-").toSorted()).toEqual(
      waitingForStaff.toSorted(),
    );
  });
});
