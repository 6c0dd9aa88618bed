import { expect, it } from "vitest";
import { declineReason } from "./decline-reason.ts";

it("knows what gateways call it, in whatever case", () => {
  expect(declineReason("insufficient_funds")).toEqual({ reason: "INSUFFICIENT_FUNDS", bankMessage: null });
  expect(declineReason("EXPIRED_CARD").reason).toBe("CARD_EXPIRED");
  expect(declineReason("given_up").reason).toBe("CANCELLED");
});

it("repeats what a bank wrote, and no code that nobody can read", () => {
  expect(declineReason("Buyer session timed out ")).toEqual({
    reason: "DECLINED",
    bankMessage: "Buyer session timed out",
  });
  expect(declineReason("do_not_honor")).toEqual({ reason: "DECLINED", bankMessage: null });
  expect(declineReason(null)).toEqual({ reason: "DECLINED", bankMessage: null });
});
