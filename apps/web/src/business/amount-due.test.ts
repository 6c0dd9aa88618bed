import { expect, it } from "vitest";
import { amountDueOf } from "./amount-due.ts";

const booking = {
  status: "confirmed",
  totalSen: 229_100,
  paidSen: 114_550,
  balanceDueOn: "2026-05-12",
} as const;

it("says what is still to pay and by when", () => {
  expect(amountDueOf(booking)).toEqual({ sen: 114_550, by: "2026-05-12" });
  expect(amountDueOf({ ...booking, paidSen: 229_100 })).toEqual({ sen: 0, by: "2026-05-12" });
});

it("never owes less than nothing", () => {
  expect(amountDueOf({ ...booking, paidSen: 300_000 })?.sen).toBe(0);
});

it("leaves the deadline of a pre-booking to its clock", () => {
  expect(amountDueOf({ ...booking, status: "awaitingPayment", paidSen: 0 })).toEqual({
    sen: 229_100,
    by: null,
  });
});

it.each(["cancelled", "completed", "noShow"] as const)("asks for nothing when %s", (status) => {
  expect(amountDueOf({ ...booking, status })).toBeNull();
});
