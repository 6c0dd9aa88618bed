import { expect, it } from "vitest";
import { moneyOfCharges } from "./charge-money.ts";

it.each([
  // total, paid, new total: what goes back, what is owed
  ["a charge on a paid stay is owed", 1_000, 1_000, 1_200, 0, 200],
  ["a charge on a stay paid in part adds to what is owed", 1_000, 300, 1_200, 0, 900],
  ["what is taken off before it was paid is not owed", 1_200, 1_000, 1_000, 0, 0],
  ["what is taken off after it was paid goes back", 1_200, 1_200, 1_000, 200, 0],
  ["of what was paid in part, the paid part goes back", 1_200, 1_100, 1_000, 100, 0],
  ["what was paid too much before stays", 1_200, 1_500, 1_000, 200, 0],
  ["nothing moves where nothing changes", 1_000, 1_500, 1_000, 0, 0],
  ["all goes back where nothing is left to pay", 200, 200, 0, 200, 0],
])("%s", (_, totalSen, paidSen, toSen, backSen, owedSen) => {
  expect(moneyOfCharges({ totalSen, paidSen }, toSen)).toEqual({ ok: true, value: { backSen, owedSen } });
});

it("refuses a price below nothing", () => {
  expect(moneyOfCharges({ totalSen: 100, paidSen: 100 }, -1)).toMatchObject({ ok: false });
});
