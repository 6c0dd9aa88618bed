import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import { expect, it } from "vitest";
import { type PricedDay, priceLevelsOn } from "./priced-day.ts";

const first: Day = "2027-04-01";
const days = (prices: readonly (number | null)[]): PricedDay[] =>
  prices.map((totalSen, at) => ({
    day: addDays(first, at),
    totalSen,
    holiday: false,
    state: totalSen === null ? "closed" : "free",
  }));

it.each([
  ["one price", [100, 100, null], { lowToSen: 100, midToSen: 100 }, ["low"]],
  ["most days at one price", [100, 100, 100, 200], { lowToSen: 100, midToSen: 100 }, ["low", "high"]],
  ["two prices", [100, 200], { lowToSen: 100, midToSen: 200 }, ["low", "middle"]],
  ["three", [100, 200, 300], { lowToSen: 100, midToSen: 200 }, ["low", "middle", "high"]],
  ["nothing to buy", [null], null, []],
] as const)("tells the prices apart that a month has: %s", (_, prices, levels, shown) => {
  expect(priceLevelsOn(days(prices), levels)).toEqual(shown);
});
