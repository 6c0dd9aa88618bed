import { expect, it } from "vitest";
import { inCash } from "./cash.ts";

it("rounds a bill to 5 sen as the law says: 1, 2, 6, 7 down and 3, 4, 8, 9 up", () => {
  const bills = [12_340, 12_341, 12_342, 12_343, 12_344, 12_345, 12_346, 12_347, 12_348, 12_349];
  expect(bills.map((bill) => inCash(bill) - bill)).toEqual([0, -1, -2, 2, 1, 0, -1, -2, 2, 1]);
});
