import { describe, expect, it } from "vitest";
import { type DisputeState, disputeStates } from "./dispute-moves.ts";
import { type Dispute, decideDispute } from "./dispute-notification.ts";
import type { Sen } from "./sen.ts";

const stands = (state: DisputeState, withdrawnSen: Sen, moves: number): Dispute => ({
  state,
  withdrawnSen,
  moves,
});
const apply = (tookSen: Sen, lostSen: Sen, more: { opens?: boolean; closes?: boolean } = {}) => ({
  does: "apply",
  tookSen,
  lostSen,
  opens: false,
  closes: false,
  ...more,
});
const ignore = { does: "ignore" };

describe("the news of a dispute", () => {
  it.each([
    ["told of first", stands("open", 0, 0), stands("open", 0, 0), true, apply(0, 0, { opens: true })],
    ["taken from us", stands("open", 0, 0), stands("open", 100, 1), false, apply(100, 0)],
    ["told again", stands("open", 100, 1), stands("open", 100, 1), false, apply(0, 0)],
    ["of before the money was taken", stands("open", 100, 1), stands("open", 0, 0), false, ignore],
    [
      "won, and not given back yet",
      stands("open", 100, 1),
      stands("won", 100, 1),
      false,
      apply(0, 0, { closes: true }),
    ],
    ["given back", stands("won", 100, 1), stands("won", 0, 2), false, apply(-100, 0)],
    [
      "won and given back at once",
      stands("open", 100, 1),
      stands("won", 0, 2),
      false,
      apply(-100, 0, { closes: true }),
    ],
    ["lost", stands("open", 100, 1), stands("lost", 100, 1), false, apply(0, 100, { closes: true })],
    [
      "lost, and told of nothing before",
      stands("open", 0, 0),
      stands("lost", 100, 1),
      true,
      apply(100, 100, { opens: true, closes: true }),
    ],
    ["lost, told again", stands("lost", 100, 1), stands("lost", 100, 1), false, apply(0, 0)],
    [
      "lost, and given back after all",
      stands("lost", 100, 1),
      stands("won", 0, 2),
      false,
      apply(-100, -100, { closes: true }),
    ],
    [
      "opened once more",
      stands("lost", 100, 1),
      stands("open", 100, 2),
      false,
      apply(0, -100, { opens: true }),
    ],
    ["open, told after its decision", stands("lost", 100, 1), stands("open", 100, 1), false, ignore],
    ["open, told after it was won", stands("won", 0, 2), stands("open", 0, 2), false, ignore],
  ])("%s", (_, known, news, isNew, expected) => {
    expect(decideDispute(known, news, isNew)).toEqual(expected);
  });

  it("sums up to what the last says, whatever came between", () => {
    const all = disputeStates.flatMap((state) => [0, 60, 100].map((sen) => [state, sen] as const));
    for (const [first, firstSen] of all)
      for (const [next, nextSen] of all) {
        const [known, news] = [stands(first, firstSen, 1), stands(next, nextSen, 2)];
        const decision = decideDispute(known, news, false);
        if (decision.does === "ignore") throw new Error("later news count");
        expect(known.withdrawnSen + decision.tookSen).toBe(nextSen);
        const lost = (state: DisputeState, sen: Sen) => (state === "lost" ? sen : 0);
        expect(lost(first, firstSen) + decision.lostSen).toBe(lost(next, nextSen));
      }
  });
});
