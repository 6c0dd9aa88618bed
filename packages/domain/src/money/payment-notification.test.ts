import { describe, expect, it } from "vitest";
import { paymentAfter, paymentStates } from "./payment-moves.ts";
import {
  decideMismatch,
  decideNotification,
  type KnownPayment,
  type PaymentNotification,
} from "./payment-notification.ts";

const known: KnownPayment = {
  state: "started",
  gateway: "fiuu",
  amountSen: 100,
  currency: "MYR",
  gatewayRef: "page-1",
  captureRef: null,
};
const news: PaymentNotification = {
  state: "paid",
  gateway: "fiuu",
  amountSen: 100,
  currency: "MYR",
  gatewayRef: "page-1",
  captureRef: "money-1",
};
const misfits: Partial<PaymentNotification>[] = [
  { amountSen: 99 },
  { amountSen: 101 },
  { currency: "SGD" },
  { gateway: "stripe" },
  { gatewayRef: "page-2" },
];

const verdictOf = (decision: ReturnType<typeof decideNotification>): string =>
  "event" in decision ? decision.event : "outcome" in decision ? decision.outcome : decision.does;

describe("news of a payment", () => {
  it.each([
    //                         paid       declined           expired
    ["started", "capture", "decline", "expire"],
    ["awaitingVerification", "capture", "alreadyOver", "alreadyOver"],
    ["putAside", "capture", "alreadyOver", "alreadyOver"],
    ["declined", "capture", "alreadyOver", "alreadyOver"],
    ["expired", "capture", "alreadyOver", "alreadyOver"],
    ["captured", "alreadyCaptured", "alreadyCaptured", "alreadyCaptured"],
    ["voided", "putAside", "alreadyOver", "alreadyOver"],
  ] as const)("that is %s", (state, ...expected) => {
    const captureRef = state === "captured" ? "money-1" : null;
    const verdicts = (["paid", "declined", "expired"] as const).map((word) =>
      verdictOf(decideNotification({ ...known, state, captureRef }, { ...news, state: word })),
    );
    expect(verdicts).toEqual(expected);
  });

  it("does only what the payment's life knows", () => {
    for (const state of paymentStates)
      for (const word of ["paid", "declined", "expired"] as const)
        for (const change of [{}, ...misfits]) {
          const decision = decideNotification({ ...known, state }, { ...news, ...change, state: word });
          if (decision.does === "capture") expect(paymentAfter(state, "capture").ok).toBe(true);
          if (decision.does === "fail") expect(paymentAfter(state, decision.event).ok).toBe(true);
          if (decision.does === "flagForStaff" && decision.putsAside)
            expect(paymentAfter(state, "putAside").ok).toBe(true);
        }
  });

  it("that does not fit changes nothing, and stands before staff whatever it says", () => {
    for (const change of misfits)
      for (const state of paymentStates)
        for (const word of ["paid", "declined", "expired"] as const)
          expect(decideNotification({ ...known, state }, { ...news, ...change, state: word })).toEqual({
            does: "flagForStaff",
            kind: "PAYMENT_DOES_NOT_FIT",
            outcome: "putAside",
            putsAside: word === "paid" && state === "started",
          });
  });

  it("fits a payment whose page's number is not known yet", () => {
    expect(decideNotification({ ...known, gatewayRef: null }, news)).toEqual({ does: "capture" });
  });

  it("tells a second payment on one page from a repeat by the number of the money", () => {
    const paid = { ...known, state: "captured", captureRef: "money-1" } as const;
    const twice = { does: "flagForStaff", kind: "PAID_TWICE", outcome: "paidTwice", putsAside: false };
    const repeat = { does: "ignore", outcome: "alreadyCaptured" };
    expect(decideNotification(paid, { ...news, captureRef: "money-2" })).toEqual(twice);
    expect(decideNotification(paid, news)).toEqual(repeat);
    expect(decideNotification(paid, { ...news, captureRef: null })).toEqual(repeat);
    expect(decideNotification(paid, { ...news, captureRef: "money-2", state: "declined" })).toEqual(repeat);
  });
});

describe("money that did not fit, once staff decide", () => {
  const captured = { ...known, state: "captured", captureRef: "money-1" } as const;
  const wrong = (rule: string) => ({ ok: false, failure: { code: "WRONG_STATE", facts: { rule } } });
  const into = (isAnother: boolean, gatewayRef: string | null) => ({
    ok: true,
    value: { isAnother, gatewayRef },
  });

  it.each<[string, KnownPayment, Partial<PaymentNotification>, boolean, object]>([
    ["of another amount", known, { amountSen: 90 }, false, into(false, "page-1")],
    ["of another page", known, { gatewayRef: "page-2" }, false, into(false, "page-1")],
    ["before its page was known", { ...known, gatewayRef: null }, {}, false, into(false, "page-1")],
    ["that came a second time", captured, { captureRef: "money-2" }, false, into(true, null)],
    ["of another page, a second time", captured, { gatewayRef: "page-2" }, false, into(true, "page-2")],
    [
      "without a number, of another page",
      captured,
      { captureRef: null, gatewayRef: "page-2" },
      false,
      into(true, "page-2"),
    ],
    ["that is in the books by its number", captured, {}, true, wrong("doneAlready")],
    ["that another payment brought", known, { captureRef: "money-9" }, true, wrong("doneAlready")],
    ["without a number, of the same page", captured, { captureRef: null }, false, wrong("doneAlready")],
    ["that never came", known, { state: "declined" }, false, wrong("noMoney")],
    ["of another currency", known, { currency: "SGD" }, false, wrong("noMoney")],
    ["of another gateway", known, { gateway: "stripe" }, false, wrong("noMoney")],
  ])("%s", (_, payment, change, isBooked, expected) => {
    expect(decideMismatch(payment, { ...news, ...change }, isBooked)).toEqual(expected);
  });
});
