import { expect, it } from "vitest";
import { priceLevelsOf } from "./price-levels.ts";

it.each([
  [[], null],
  [[500], { lowToSen: 500, midToSen: 500 }],
  [[300, 100, 200], { lowToSen: 100, midToSen: 200 }],
  [[100, 100, 100, 100, 900, 900], { lowToSen: 100, midToSen: 100 }],
])("cuts %j into thirds", (totals, levels) => {
  expect(priceLevelsOf(totals)).toEqual(levels);
});
