import { describe, expect, it } from "vitest";
import { bookingStates, isOpen } from "../booking/booking-moves.ts";
import { shareExternalRefund, takeableSen, undoneExternalRefund } from "./external-refund.ts";
import { purchaseStates } from "./purchase-moves.ts";

describe("100 sen that went back past us", () => {
  it.each<[number[], number, number, number[], number, number, number]>([
    // waiting  there  left   settled   owed  taken lost
    [[], 100, 100, [], 0, 100, 0],
    [[], 300, 200, [], 0, 100, 0],
    [[], 60, 100, [], 0, 60, 40],
    [[], 100, 60, [], 0, 60, 40],
    [[], 0, 100, [], 0, 0, 100],
    [[], 100, 0, [], 0, 0, 100],
    [[100], 100, 100, [100], 100, 0, 0],
    [[150], 100, 100, [100], 100, 0, 0],
    [[30, 20], 100, 100, [30, 20], 50, 50, 0],
    [[30, 90], 100, 100, [30, 70], 100, 0, 0],
    [[100, 30], 100, 100, [100], 100, 0, 0],
    [[30], 40, 100, [30], 30, 40, 30],
    [[30], 100, 0, [30], 30, 0, 70],
  ])(
    "with %o owed, %i paid, %i left of the payment",
    (waitingSen, thereSen, leftSen, settledSen, owedSen, takenSen, lostSen) => {
      expect(shareExternalRefund({ sen: 100, waitingSen, thereSen, leftSen })).toEqual({
        settledSen,
        owedSen,
        takenSen,
        lostSen,
      });
    },
  );

  it("are all accounted for, whatever there is", () => {
    const some = [0, 1, 50, 99, 100, 101, 200];
    for (const first of some)
      for (const second of some)
        for (const thereSen of some)
          for (const leftSen of some) {
            const waitingSen = [first, second].filter((sen) => sen > 0);
            const shares = shareExternalRefund({ sen: 100, waitingSen, thereSen, leftSen });
            expect(shares.owedSen + shares.takenSen + shares.lostSen).toBe(100);
            expect(shares.settledSen.reduce((sum, sen) => sum + sen, 0)).toBe(shares.owedSen);
            expect(shares.settledSen.every((sen, i) => sen > 0 && sen <= (waitingSen[i] ?? 0))).toBe(true);
            expect(shares.takenSen).toBeLessThanOrEqual(Math.min(thereSen, leftSen));
          }
  });
});

it("leaves what a change of a stay that stands has kept", () => {
  for (const state of bookingStates)
    expect(takeableSen({ state, paidSen: 100, keptSen: 30 })).toBe(isOpen(state) ? 70 : 100);
  expect(takeableSen({ state: "confirmed", paidSen: 20, keptSen: 30 })).toBe(0);
});

it("counts again where what it was taken from still stands, and stays owed elsewhere", () => {
  const by = (does: string) =>
    [...new Set([...bookingStates, ...purchaseStates])].filter(
      (state) => undoneExternalRefund[state] === does,
    );
  expect(by("receive")).toEqual(["awaitingPayment", "confirmed", "inHouse", "open"]);
  expect(by("keep")).toEqual(["paid"]);
  expect(by("makeGood")).toEqual(["done"]);
  expect(by("owe")).toEqual(["completed", "cancelled", "noShow"]);
});
