import { describe, expect, it } from "vitest";
import type { PaymentTerms } from "./contract.ts";
import { payUntilOf } from "./pay-until.ts";

const now = new Date("2027-04-01T10:00:00Z");
const wait = (terms: PaymentTerms | null, arrival: string) => {
  const found = payUntilOf({
    terms,
    now,
    arrival: new Date(arrival),
    paymentMinutes: 30,
    paymentCapMinutes: 90,
  });
  return [found.payUntil.toISOString().slice(0, 16), found.payUntilCap.toISOString().slice(0, 16)];
};
const later = { kind: "payLater", withinDays: 7 } as const;
const far = "2027-06-01T00:00:00Z";

describe("until when a booking waits for its money", () => {
  it.each<[string, PaymentTerms | null, string, string, string]>([
    ["a guest's minutes", null, far, "2027-04-01T10:30", "2027-04-01T11:30"],
    ["minutes for who pays now", { kind: "payNow" }, far, "2027-04-01T10:30", "2027-04-01T11:30"],
    ["the days of a contract", later, far, "2027-04-08T10:00", "2027-04-08T11:00"],
    [
      "the days of a deposit",
      { kind: "deposit", share: 3_000, balanceDaysBefore: 30, withinDays: 3 },
      far,
      "2027-04-04T10:00",
      "2027-04-04T11:00",
    ],
    [
      "minutes for a deposit without days",
      { kind: "deposit", share: 3_000, balanceDaysBefore: 30, withinDays: null },
      far,
      "2027-04-01T10:30",
      "2027-04-01T11:30",
    ],
    ["until the stay begins", later, "2027-04-02T16:00:00Z", "2027-04-02T16:00", "2027-04-02T17:00"],
    [
      "a guest's minutes on the day itself",
      later,
      "2027-04-01T00:00:00Z",
      "2027-04-01T10:30",
      "2027-04-01T11:30",
    ],
  ])("is %s", (_, terms, arrival, until, cap) => {
    expect(wait(terms, arrival)).toEqual([until, cap]);
  });
});
