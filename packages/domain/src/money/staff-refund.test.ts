import { describe, expect, it } from "vitest";
import { type BookingState, bookingStates } from "../booking/booking-moves.ts";
import type { Sen } from "./sen.ts";
import { decideRefund, refundableOf } from "./staff-refund.ts";

const booking = (state: BookingState, paidSen = 100, keptSen = 0) => ({
  state,
  totalSen: 100,
  paidSen,
  keptSen,
});

describe("what staff can send back of a booking of 100 sen", () => {
  it.each([
    //                paid, kept  left, over, how it touches the price
    ["awaitingPayment", 40, 0, 40, 0, ["owes"]],
    ["confirmed", 100, 0, 100, 0, ["lowers", "owes"]],
    ["confirmed", 130, 0, 130, 30, ["lowers", "owes"]],
    ["confirmed", 100, 30, 70, 0, ["lowers", "owes"]],
    ["inHouse", 20, 30, 0, 0, ["lowers", "owes"]],
    ["completed", 100, 30, 100, 0, ["lowers"]],
    ["cancelled", 130, 30, 130, 0, []],
    ["noShow", 100, 0, 100, 0, []],
  ] as const)("%s, paid %i, kept %i", (state, paidSen, keptSen, leftSen, overSen, prices) => {
    expect(refundableOf(booking(state, paidSen, keptSen))).toEqual({ leftSen, overSen, prices });
  });
});

describe("a refund of staff", () => {
  const stay = { amountSen: 40, price: "lowers", to: "source", hasWallet: false } as const;
  const wrong = (rule: string) => ({ code: "WRONG_STATE", facts: { rule } });
  const done = (lowersSen: Sen, leftSen: Sen) => ({ lowersSen, leftSen });

  it.each([
    ["lowers the price", booking("confirmed"), stay, done(40, 60)],
    ["lowers it only by what was not too much", booking("confirmed", 130), stay, done(10, 90)],
    ["lets the price be", booking("confirmed"), { ...stay, price: "owes" }, done(0, 60)],
    [
      "of what is paid too much needs no word for the price",
      booking("completed", 140),
      { ...stay, price: "owes" },
      done(0, 100),
    ],
    [
      "of a stay that is over can't be owed",
      booking("completed"),
      { ...stay, price: "owes" },
      wrong("refundPrice"),
    ],
    ["before it is paid lowers nothing", booking("awaitingPayment", 40), stay, wrong("refundPrice")],
    ["of what was kept has no price", booking("cancelled"), stay, done(0, 60)],
    ["goes to a wallet", booking("noShow"), { ...stay, to: "wallet", hasWallet: true }, done(0, 60)],
    ["needs a wallet to go to", booking("noShow"), { ...stay, to: "wallet" }, wrong("noWallet")],
    [
      "is never more than is left",
      booking("confirmed", 30),
      stay,
      { code: "AMOUNT_NOT_OFFERED", facts: { rule: "refund", leftSen: 30 } },
    ],
    ["needs something to be left", booking("confirmed", 0), stay, wrong("nothingLeft")],
  ] as const)("%s", (_, paid, refund, expected) => {
    const decided = decideRefund(paid, refund);
    expect(decided.ok ? decided.value : decided.failure).toEqual(expected);
  });

  it("never lowers a price below what stays paid, nor sends back what isn't there", () => {
    for (const state of bookingStates)
      for (const paidSen of [0, 40, 100, 130])
        for (const keptSen of [0, 30])
          for (const amountSen of [1, 40, 100, 130])
            for (const price of ["lowers", "owes"] as const) {
              const decided = decideRefund(booking(state, paidSen, keptSen), { ...stay, amountSen, price });
              if (!decided.ok) continue;
              expect(amountSen).toBeLessThanOrEqual(paidSen);
              expect(decided.value.lowersSen).toBeLessThanOrEqual(amountSen);
              if (decided.value.lowersSen > 0)
                expect(100 - decided.value.lowersSen).toBeGreaterThanOrEqual(paidSen - amountSen);
            }
  });
});
