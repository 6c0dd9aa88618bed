import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../checks/for-all.ts";
import { bookingStates } from "../booking/booking-moves.ts";
import type { Sen } from "../money/sen.ts";
import { type Commission, type CommissionFacts, settleCommission } from "./settle.ts";
import { commissionStates } from "./states.ts";

type Given = Partial<Omit<CommissionFacts, "booking">> & { booking?: Partial<CommissionFacts["booking"]> };
const facts = (given: Given = {}): CommissionFacts => ({
  baseSen: 80_000,
  reward: { share: 1_500 },
  refused: null,
  ...given,
  booking: { state: "confirmed", totalSen: 100_000, paidSen: 100_000, ...given.booking },
});

const forecast = settleCommission(null, facts());
const earned = settleCommission(forecast, facts({ booking: { state: "completed" } }));

describe("a commission", () => {
  it("is forecast when the stay stands, earned when it is completed", () => {
    expect(forecast).toMatchObject({ state: "forecast", baseSen: 80_000, amountSen: 12_000 });
    expect(earned).toMatchObject({ state: "earned", amountSen: 12_000, paidSen: 100_000, reversedSen: 0 });
  });

  it("does not begin before the booking stands, nor by one that is gone", () => {
    for (const state of ["awaitingPayment", "cancelled", "noShow"] as const)
      expect(settleCommission(null, facts({ booking: { state } }))).toBeNull();
  });

  it("follows a change while it is forecast, and never after", () => {
    expect(settleCommission(forecast, facts({ baseSen: 40_000 }))).toMatchObject({ amountSen: 6_000 });
    const completed = { state: "completed" as const };
    expect(settleCommission(earned, facts({ baseSen: 40_000, booking: completed }))).toEqual(earned);
  });

  it.each([
    ["cancelled", "cancelled"],
    ["noShow", "noShow"],
  ] as const)("is dropped when the booking is %s", (state, reason) => {
    expect(settleCommission(forecast, facts({ booking: { state } }))).toMatchObject({
      state: "dropped",
      reason,
    });
  });

  it("comes back with a booking that late money takes back", () => {
    const dropped = settleCommission(forecast, facts({ booking: { state: "cancelled" } }));
    expect(settleCommission(dropped, facts())).toEqual(forecast);
  });

  it("that was refused at the end of the stay stays so", () => {
    const completed = { state: "completed" as const };
    const refused = settleCommission(forecast, facts({ refused: "notFirst", booking: completed }));
    expect(refused).toMatchObject({ state: "dropped", reason: "notFirst" });
    expect(settleCommission(refused, facts({ booking: completed }))).toEqual(refused);
  });

  it.each([
    [75_000, 3_000, "earned"],
    [0, 12_000, "reversed"],
    [100_000, 0, "earned"],
    [120_000, 0, "earned"],
  ])("of a stay of which %i sen are left loses %i", (paidSen, reversedSen, state) => {
    const booking = { state: "completed" as const, paidSen };
    expect(settleCommission(earned, facts({ booking }))).toMatchObject({ reversedSen, state });
  });

  it("loses nothing by what was paid too much and went back", () => {
    const over = { state: "completed" as const, paidSen: 130_000 };
    const after = settleCommission(forecast, facts({ booking: over }));
    expect(settleCommission(after, facts({ booking: { ...over, paidSen: 100_000 } }))).toEqual(after);
  });

  it("loses nothing by what had been paid too much beside goodwill", () => {
    const booking = { state: "completed" as const, totalSen: 90_000 };
    const after = settleCommission(forecast, facts({ booking: { ...booking, paidSen: 100_000 } }));
    expect(settleCommission(after, facts({ booking: { ...booking, paidSen: 90_000 } }))).toEqual(after);
  });

  it("loses its part also of what was paid after the stay", () => {
    const at = (totalSen: Sen, paidSen: Sen) => facts({ booking: { state: "completed", totalSen, paidSen } });
    const unpaid = settleCommission(forecast, at(100_000, 40_000));
    const whole = settleCommission(unpaid, at(100_000, 100_000));
    expect(settleCommission(whole, at(50_000, 50_000))).toMatchObject({
      reversedSen: 6_000,
      state: "earned",
    });
  });

  it("never gets back what a refund took", () => {
    const booking = { state: "completed" as const };
    const less = settleCommission(earned, facts({ booking: { ...booking, paidSen: 50_000 } }));
    expect(settleCommission(less, facts({ booking }))).toEqual(less);
  });

  it("of a fixed sum is never more than the stay is worth", () => {
    expect(settleCommission(null, facts({ reward: { sen: 90_000 } }))).toMatchObject({ amountSen: 80_000 });
    expect(settleCommission(null, facts({ reward: { sen: 5_000 } }))).toMatchObject({ amountSen: 5_000 });
  });
});

const money = fc.integer({ min: 0, max: 5_000_000 });
const someFacts: fc.Arbitrary<CommissionFacts> = fc.record({
  booking: fc.record({ state: fc.constantFrom(...bookingStates), totalSen: money, paidSen: money }),
  baseSen: money,
  reward: fc.oneof(fc.record({ share: fc.integer({ min: 0, max: 10_000 }) }), fc.record({ sen: money })),
  refused: fc.constantFrom(null, null, "notFirst" as const, "monthlyCap" as const),
});

describe("whatever happens to a booking", () => {
  const histories = fc.array(someFacts, { minLength: 1, maxLength: 8 });
  const lived = (facts: readonly CommissionFacts[]): (Commission | null)[] => {
    const all: (Commission | null)[] = [null];
    for (const next of facts) all.push(settleCommission(all.at(-1) ?? null, next));
    return all;
  };

  it("asking again changes nothing", () => {
    forAll("a repeat", fc.tuple(histories, someFacts), ([history, last]) => {
      const once = settleCommission(lived(history).at(-1) ?? null, last);
      expect(settleCommission(once, last)).toEqual(once);
    });
  });

  it("no commission is more than its base, and no more is taken back than was earned", () => {
    forAll("bounds", histories, (history) => {
      for (const outcome of lived(history)) {
        if (outcome === null) continue;
        expect(commissionStates).toContain(outcome.state);
        expect(outcome.amountSen).toBeLessThanOrEqual(outcome.baseSen);
        expect(outcome.reversedSen).toBeGreaterThanOrEqual(0);
        expect(outcome.reversedSen).toBeLessThanOrEqual(outcome.amountSen);
        expect(outcome.reversedSen > 0 && outcome.state !== "earned" && outcome.state !== "reversed").toBe(
          false,
        );
      }
    });
  });

  it("what was earned stays the same amount, and only ever more of it is taken back", () => {
    forAll("earned for good", histories, (history) => {
      const all = lived(history).filter(
        (commission) => commission?.state === "earned" || commission?.state === "reversed",
      );
      all.forEach((value, i) => {
        expect(value?.amountSen).toBe(all[0]?.amountSen);
        if (i > 0) expect(value?.reversedSen).toBeGreaterThanOrEqual(all[i - 1]?.reversedSen ?? 0);
      });
    });
  });

  const sen = fc.integer({ min: 1, max: 100_000 });
  const stays = fc.record({
    totalSen: fc.integer({ min: 100_000, max: 5_000_000 }),
    goodwillSen: fc.integer({ min: 0, max: 90_000 }),
    /** What is still owed at check-out; below zero, what was paid too much. */
    lackingSen: fc.integer({ min: -5_000, max: 5_000 }),
    later: fc.array(fc.record({ sen, does: fc.constantFrom("pays", "goodwill", "goesBack") })),
  });

  it("nothing is left of it once all that was paid has gone back, however much goodwill there was before", () => {
    forAll("a full refund", stays, ({ totalSen, goodwillSen, lackingSen, later }) => {
      let price = totalSen - goodwillSen;
      let paidSen = price - lackingSen;
      let now = forecast;
      const settle = (state: "inHouse" | "completed") => {
        const booking = { state, totalSen: price, paidSen };
        now = settleCommission(now, facts({ baseSen: totalSen, booking }));
      };
      settle("inHouse");
      settle("completed");
      for (const step of later) {
        const back = Math.min(step.sen, paidSen);
        if (step.does === "pays") paidSen += Math.min(step.sen, Math.max(0, price - paidSen));
        else paidSen -= back;
        if (step.does === "goodwill") price -= Math.min(back, price);
        settle("completed");
      }
      paidSen = 0;
      settle("completed");
      expect(now).toMatchObject({ state: "reversed" });
      expect(now?.reversedSen).toBe(now?.amountSen);
    });
  });
});
