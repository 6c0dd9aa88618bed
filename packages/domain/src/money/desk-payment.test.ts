import { describe, expect, it } from "vitest";
import { bookingStates } from "../booking/booking-moves.ts";
import { decideDeskPayment } from "./desk-payment.ts";
import type { Sen } from "./sen.ts";

const booking = {
  state: "confirmed",
  totalSen: 1_002,
  paidSen: 500,
  depositSen: 802,
  slipWaits: false,
} as const;
const counts = (amountSen: Sen, part: string, roundingSen = 0) => ({
  ok: true,
  value: { amountSen, roundingSen, part },
});
const refused = (code: string, facts?: object) => ({ ok: false, failure: { code, ...(facts && { facts }) } });

describe("money entered at the desk, of which 502 sen are owed", () => {
  it.each([
    ["all by card", "confirmed", "terminal", 502, counts(502, "balance")],
    ["the rounded bill in cash", "confirmed", "cash", 500, counts(502, "balance", -2)],
    ["the rounded bill by card is a part", "confirmed", "terminal", 500, counts(500, "balance")],
    ["a part in cash", "inHouse", "cash", 300, counts(300, "balance")],
    ["all of a first payment", "awaitingPayment", "transfer", 502, counts(502, "full")],
    ["the rounded first bill in cash", "awaitingPayment", "cash", 500, counts(502, "full", -2)],
    ["the rounded deposit in cash", "awaitingPayment", "cash", 300, counts(302, "deposit", -2)],
    ["a deposit that is no longer asked for", "inHouse", "cash", 300, counts(300, "balance")],
    ["a part of a first payment", "awaitingPayment", "transfer", 300, counts(300, "deposit")],
    ["after check-out", "completed", "cash", 500, counts(502, "balance", -2)],
    [
      "more than is owed",
      "confirmed",
      "cash",
      505,
      refused("AMOUNT_NOT_OFFERED", { rule: "owed", owedSen: 502 }),
    ],
    ["for a stay that was called off", "cancelled", "cash", 500, refused("WRONG_STATE")],
    ["for a stay that nobody came to", "noShow", "cash", 500, refused("WRONG_STATE")],
  ] as const)("%s", (_, state, way, amountSen, expected) => {
    expect(decideDeskPayment({ ...booking, state }, { way, amountSen })).toEqual(expected);
  });

  it("waits for a slip to be looked at, and takes nothing where nothing is owed", () => {
    const cash = { way: "cash", amountSen: 500 } as const;
    const slip = refused("PAYMENT_UNDER_WAY", { rule: "slip" });
    expect(decideDeskPayment({ ...booking, slipWaits: true }, cash)).toEqual(slip);
    for (const state of bookingStates)
      for (const paidSen of [1_002, 2_000])
        expect(decideDeskPayment({ ...booking, state, paidSen, slipWaits: true }, cash)).toEqual(
          refused("WRONG_STATE"),
        );
  });

  it("rounds a bill up as well", () => {
    const up = decideDeskPayment({ ...booking, paidSen: 499 }, { way: "cash", amountSen: 505 });
    expect(up).toEqual(counts(503, "balance", 2));
  });
});
