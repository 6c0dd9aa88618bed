import { expect, it } from "vitest";
import { receivedSen } from "./received-sen.ts";

const invoice = { owedSen: 0, paidSen: 120_000, latest: { amountSen: 80_000 } };

it("is what was paid now for whoever comes back from the bank, also where it was the rest", () => {
  expect(receivedSen(invoice, "paid", true)).toBe(80_000);
  expect(receivedSen({ ...invoice, owedSen: 40_000, paidSen: 80_000 }, "paid", true)).toBe(80_000);
  expect(receivedSen({ ...invoice, latest: null }, "paid", true)).toBe(120_000);
});

it("is all that was paid for whoever opens the link of a booking that is paid", () => {
  expect(receivedSen(invoice, "paid", false)).toBe(120_000);
});

it("is the attempt's own sum where it was declined or goes back", () => {
  expect(receivedSen(invoice, "declined", false)).toBe(80_000);
  expect(receivedSen(invoice, "returned", true)).toBe(80_000);
});
