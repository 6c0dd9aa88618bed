import { describe, expect, it } from "vitest";
import { bookingEvents, bookingMoves, bookingStates } from "./booking/booking-moves.ts";
import { ticketBeginnings, ticketEvents, ticketMoves, ticketStandings } from "./event/ticket-moves.ts";
import { isEnd, type LifeCycle, nextState } from "./life-cycle.ts";
import { paymentBeginnings, paymentEvents, paymentMoves, paymentStates } from "./money/payment-moves.ts";
import { purchaseBeginnings, purchaseEvents, purchaseMoves, purchaseStates } from "./money/purchase-moves.ts";
import { refundBeginnings, refundEvents, refundMoves, refundStates } from "./money/refund-moves.ts";
import {
  boughtBeginnings,
  boughtEvents,
  boughtMoves,
  boughtStandings,
} from "./promo-package/bought-moves.ts";
import {
  voucherBeginnings,
  voucherEvents,
  voucherMoves,
  voucherStandings,
} from "./promotion/voucher-moves.ts";
import { payoutBeginnings, payoutEvents, payoutMoves, payoutStates } from "./wallet/payout-moves.ts";

type Life = {
  readonly states: readonly string[];
  readonly events: readonly string[];
  readonly cycle: LifeCycle<string, string>;
  readonly begins: readonly string[];
  readonly ends: readonly string[];
};

const lives: Record<string, Life> = {
  booking: {
    states: bookingStates,
    events: bookingEvents,
    cycle: bookingMoves,
    begins: ["awaitingPayment"],
    ends: [],
  },
  payment: {
    states: paymentStates,
    events: paymentEvents,
    cycle: paymentMoves,
    begins: Object.values(paymentBeginnings),
    ends: ["voided"],
  },
  refund: {
    states: refundStates,
    events: refundEvents,
    cycle: refundMoves,
    begins: Object.values(refundBeginnings),
    ends: ["voided"],
  },
  purchase: {
    states: purchaseStates,
    events: purchaseEvents,
    cycle: purchaseMoves,
    begins: Object.values(purchaseBeginnings),
    ends: [],
  },
  voucher: {
    states: voucherStandings,
    events: voucherEvents,
    cycle: voucherMoves,
    begins: Object.values(voucherBeginnings),
    ends: [],
  },
  "bought package": {
    states: boughtStandings,
    events: boughtEvents,
    cycle: boughtMoves,
    begins: Object.values(boughtBeginnings),
    ends: [],
  },
  ticket: {
    states: ticketStandings,
    events: ticketEvents,
    cycle: ticketMoves,
    begins: Object.values(ticketBeginnings),
    ends: ["void"],
  },
  payout: {
    states: payoutStates,
    events: payoutEvents,
    cycle: payoutMoves,
    begins: Object.values(payoutBeginnings),
    ends: ["paid", "rejected", "cancelled"],
  },
};

describe.each(Object.entries(lives))("the life of a %s", (_, { states, events, cycle, begins, ends }) => {
  it("reaches every state from where it begins", () => {
    const reached = new Set(begins);
    for (const state of reached)
      for (const next of Object.values(cycle[state] ?? {})) reached.add(next ?? "");
    expect([...reached].toSorted()).toEqual([...states].toSorted());
  });

  it("ends where no event leads on, and nowhere else", () => {
    expect(states.filter((state) => isEnd(cycle, state))).toEqual(ends);
  });

  it("uses every event", () => {
    const used = new Set(states.flatMap((state) => Object.keys(cycle[state] ?? {})));
    expect([...used].toSorted()).toEqual([...events].toSorted());
  });

  it("makes the moves of its table, and refuses every other", () => {
    for (const state of states)
      for (const event of events) {
        const next = cycle[state]?.[event];
        const failure = { code: "WRONG_STATE", facts: { state, event } };
        expect(nextState(cycle, state, event)).toEqual(
          next === undefined ? { ok: false, failure } : { ok: true, value: next },
        );
      }
  });
});
