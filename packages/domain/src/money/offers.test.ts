import { describe, expect, it } from "vitest";
import { bookingOffers, offersAt, owedSen, purchaseOffers, shareOffer } from "./offers.ts";
import { purchaseStates } from "./purchase-moves.ts";
import type { Sen } from "./sen.ts";

const full = (amountSen: Sen) => ({ part: "full", amountSen });
const deposit = (amountSen: Sen) => ({ part: "deposit", amountSen });
const balance = (amountSen: Sen) => ({ part: "balance", amountSen });

describe("what can be paid for a booking of 100 sen", () => {
  it.each([
    // deposit, paid                                 offered                           owed
    ["awaitingPayment", 0, 0, [full(100)], 100],
    ["awaitingPayment", 30, 0, [full(100), deposit(30)], 100],
    ["awaitingPayment", 30, 10, [full(90), deposit(20)], 90],
    ["awaitingPayment", 30, 30, [full(70)], 70],
    ["awaitingPayment", 100, 0, [full(100)], 100],
    ["confirmed", 30, 30, [balance(70)], 70],
    ["confirmed", 30, 100, [], 0],
    ["confirmed", 30, 120, [], 0],
    ["inHouse", 0, 60, [balance(40)], 40],
    ["completed", 0, 60, [], 40],
    ["cancelled", 0, 60, [], 0],
    ["noShow", 0, 60, [], 0],
  ] as const)("%s, deposit %i, paid %i", (state, depositSen, paidSen, offered, owed) => {
    const booking = { state, totalSen: 100, depositSen, paidSen };
    expect(bookingOffers(booking)).toEqual(offered);
    expect(owedSen(booking)).toBe(owed);
  });
});

it("asks for a purchase only while it is open", () => {
  for (const state of purchaseStates)
    expect(purchaseOffers({ state, totalSen: 100, paidSen: 30 })).toEqual(state === "open" ? [full(70)] : []);
});

describe("at a moment", () => {
  const at = (ms: number) => new Date(ms);
  const offers = [{ part: "full", amountSen: 100 }] as const;
  const waits = { offers, wait: { until: at(10) }, lapsed: false };

  it.each([
    ["before the deadline", waits, 9, offers],
    ["at the deadline", waits, 10, "NOT_PAID_IN_TIME"],
    ["without a deadline", { ...waits, wait: null }, 99, offers],
    ["when it has lapsed", { ...waits, wait: null, lapsed: true }, 0, "NOT_PAID_IN_TIME"],
    ["with nothing to pay", { ...waits, offers: [], wait: null }, 0, "WRONG_STATE"],
    ["with nothing to pay, too late", { ...waits, offers: [] }, 10, "NOT_PAID_IN_TIME"],
  ] as const)("%s", (_, payable, now, expected) => {
    const offers = offersAt(payable, at(now));
    expect(offers.ok ? offers.value : offers.failure.code).toEqual(expected);
  });
});

it.each([
  ["no wallet", undefined, { walletSen: 0, gatewaySen: 100 }],
  ["the wallet's part and the rest", { amountSen: 30, restSen: 70 }, { walletSen: 30, gatewaySen: 70 }],
  ["the wallet's part being in", { amountSen: 30, restSen: 100 }, { walletSen: 0, gatewaySen: 100 }],
  ["other sums than were shown", { amountSen: 30, restSen: 60 }, null],
])("shares 100 sen out with %s", (_, shown, expected) => {
  expect(shareOffer({ part: "full", amountSen: 100 }, shown)).toEqual(expected);
});
