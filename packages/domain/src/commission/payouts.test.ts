import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../checks/for-all.ts";
import { type Sen, sumSen } from "../money/sen.ts";
import { type EarnedCommission, payoutStates } from "./payouts.ts";
import { rewardRefusal } from "./reward.ts";
import { owedSen, setOff } from "./set-off.ts";

const earned = (netSen: Sen): EarnedCommission => ({ state: "earned", netSen });

describe("how far earned commission has gone", () => {
  it.each([
    [{ paidSen: 0, requestedSen: 0 }, ["earned", "earned", "earned"]],
    [{ paidSen: 100, requestedSen: 0 }, ["paid", "earned", "earned"]],
    [{ paidSen: 100, requestedSen: 200 }, ["paid", "requested", "earned"]],
    [{ paidSen: 99, requestedSen: 0 }, ["earned", "earned", "earned"]],
    [{ paidSen: 600, requestedSen: 0 }, ["paid", "paid", "paid"]],
  ])("is by the order in which it was earned: %j", (sums, states) => {
    expect(payoutStates([earned(100), earned(200), earned(300)], sums)).toEqual(states);
  });

  it("leaves what is not earned as it is, and lets it take no part", () => {
    const list: EarnedCommission[] = [earned(100), { state: "forecast", netSen: 500 }, earned(100)];
    expect(payoutStates(list, { paidSen: 200, requestedSen: 0 })).toEqual(["paid", "forecast", "paid"]);
  });

  const sums = fc.record({ paidSen: fc.nat(2_000), requestedSen: fc.nat(2_000) });
  it("never says more paid or requested than was", () => {
    forAll("payouts", fc.tuple(fc.array(fc.nat(500)), sums), ([amounts, wanted]) => {
      const states = payoutStates(amounts.map(earned), wanted);
      const sumOf = (state: string) => sumSen(amounts.filter((_, i) => states[i] === state));
      expect(sumOf("paid")).toBeLessThanOrEqual(wanted.paidSen);
      expect(sumOf("paid") + sumOf("requested")).toBeLessThanOrEqual(wanted.paidSen + wanted.requestedSen);
    });
  });
});

describe("what refunds took back of a wallet that was paid out", () => {
  const owed = fc.array(
    fc.tuple(fc.nat(1_000), fc.nat(1_000)).map(([a, b]) => ({
      id: `${a}`,
      reversedSen: Math.max(a, b),
      recoveredSen: Math.min(a, b),
    })),
  );

  it("is set off as far as the wallet goes, the first first", () => {
    const two = [
      { id: "a", reversedSen: 500, recoveredSen: 100 },
      { id: "b", reversedSen: 300, recoveredSen: 0 },
    ];
    expect(setOff(two, 450)).toEqual([
      { id: "a", sen: 400 },
      { id: "b", sen: 50 },
    ]);
    expect(setOff(two, 0)).toEqual([]);
    expect(setOff(two, -5)).toEqual([]);
  });

  it("never takes more than is owed, nor more than is there, and leaves nothing that it could take", () => {
    forAll("set off", fc.tuple(owed, fc.nat(5_000)), ([list, free]) => {
      const taken = sumSen(setOff(list, free).map(({ sen }) => sen));
      expect(taken).toBe(Math.min(free, sumSen(list.map(owedSen))));
    });
  });
});

describe("a reward", () => {
  const fine = { isOwn: false, stayedBefore: false, earnedThisMonth: 2, monthlyCap: 3 };
  it.each([
    [{}, null],
    [{ isOwn: true }, "ownStay"],
    [{ stayedBefore: true }, "notFirst"],
    [{ earnedThisMonth: 3 }, "monthlyCap"],
    [{ earnedThisMonth: 300, monthlyCap: null }, null],
    [{ earnedThisMonth: 0, monthlyCap: 0 }, "monthlyCap"],
  ])("with %j is refused for %s", (given, refusal) => {
    expect(rewardRefusal({ ...fine, ...given })).toBe(refusal);
  });
});
