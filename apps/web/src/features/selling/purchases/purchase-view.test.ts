import { describe, expect, it } from "vitest";
import type { Purchase } from "./calls.ts";
import { nextLookMs, purchaseViewOf } from "./purchase-view.ts";

const attempt = (state: string): Purchase["latest"] => ({
  _id: "p1",
  gateway: "sandbox",
  amountSen: 10_000,
  reason: null,
  state,
});

describe("the standing of a purchase", () => {
  it("is the server's word, whatever the bank's page said", () => {
    expect(purchaseViewOf({ state: "open", latest: null })).toBe("toPay");
    expect(purchaseViewOf({ state: "open", latest: attempt("started") })).toBe("underWay");
    expect(purchaseViewOf({ state: "open", latest: attempt("declined") })).toBe("declined");
    expect(purchaseViewOf({ state: "open", latest: attempt("expired") })).toBe("declined");
    expect(purchaseViewOf({ state: "open", latest: attempt("putAside") })).toBe("checking");
    expect(purchaseViewOf({ state: "paid", latest: attempt("captured") })).toBe("preparing");
    expect(purchaseViewOf({ state: "done", latest: attempt("captured") })).toBe("done");
    expect(purchaseViewOf({ state: "cancelled", latest: attempt("captured") })).toBe("ended");
  });

  it("is no refusal while staff look at a bank slip", () => {
    expect(purchaseViewOf({ state: "open", latest: attempt("awaitingVerification") })).toBe("looking");
    expect(purchaseViewOf({ state: "open", latest: attempt("voided") })).toBe("toPay");
  });

  it("waits for the rest once a part is there", () => {
    expect(purchaseViewOf({ state: "open", latest: attempt("captured") })).toBe("toPay");
  });
});

describe("the next look", () => {
  it("comes soon while something moves, later after a minute, and never once all is settled", () => {
    expect(nextLookMs("underWay", 0)).toBe(1_500);
    expect(nextLookMs("underWay", 90_000)).toBe(5_000);
    expect(nextLookMs("preparing", 90_000)).toBe(700);
    expect(nextLookMs("done", 0)).toBe(false);
    expect(nextLookMs("ended", 0)).toBe(false);
  });
});
