import { describe, expect, it } from "vitest";
import { ticketAfter, ticketEvents, ticketMoments, ticketStanding } from "./ticket-moves.ts";

describe("a ticket's life", () => {
  it.each([
    //      checkIn  undoCheckIn  void
    ["good", "used", "good", "void"],
    ["used", "used", "good", "void"],
    ["void", "-", "-", "-"],
  ] as const)("from %s", (standing, ...expected) => {
    const after = ticketEvents.map((event) => ticketAfter(standing, event));
    expect(after.map((result) => (result.ok ? result.value : "-"))).toEqual(expected);
  });

  it("is kept in moments that say the same", () => {
    const [before, now] = [new Date(1), new Date(2)];
    for (const checkedInAt of [null, before])
      for (const standing of ["good", "used", "void"] as const) {
        const moments = ticketMoments(standing, now, { checkedInAt, cancelledAt: null });
        expect(ticketStanding(moments)).toBe(standing);
        if (standing !== "good" && checkedInAt) expect(moments.checkedInAt).toBe(before);
      }
  });
});
