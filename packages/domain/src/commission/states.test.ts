import { describe, expect, it } from "vitest";
import { bookingStates } from "../booking/booking-moves.ts";
import { settleCommission } from "./settle.ts";
import { commissionMoves, commissionStates } from "./states.ts";

describe("a commission's life", () => {
  it("reaches every state, and ends where it is reversed", () => {
    const reached = new Set<string>(["forecast"]);
    for (const moves of Object.values(commissionMoves))
      for (const to of Object.values(moves)) reached.add(to);
    expect([...reached].toSorted()).toEqual(commissionStates.toSorted());
    expect(commissionMoves.reversed).toEqual({});
  });

  it("moves only as the table says", () => {
    const money = { totalSen: 1_000, paidSen: 0 };
    for (const from of commissionStates) {
      const before = {
        state: from,
        baseSen: 500,
        amountSen: 50,
        reversedSen: 0,
        paidSen: 1_000,
        reason: null,
      };
      for (const state of bookingStates) {
        const after = settleCommission(before, {
          booking: { ...money, state },
          baseSen: 500,
          reward: { share: 1_000 },
          refused: null,
        });
        const allowed: string[] = [from, ...Object.values(commissionMoves[from])];
        expect(allowed).toContain(after?.state);
      }
    }
  });
});
