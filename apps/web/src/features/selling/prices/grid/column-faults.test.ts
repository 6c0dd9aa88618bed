import { dayOf } from "@pulau/domain/calendar/day.ts";
import type { Period, RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import { describe, expect, it } from "vitest";
import { faultsOfColumns } from "./column-faults.ts";

const period = (id: string, from: string, to: string, season: string | null): Period => ({
  id,
  from: dayOf(from),
  to: dayOf(to),
  season,
  arrivalWeekdays: [1, 2, 3, 4, 5, 6, 7],
  cutOffDays: 0,
  stopSell: false,
});
const cardWith = (...periods: readonly Period[]) =>
  ({ option: { id: "o", nights: 2 }, periods, rates: [] }) as unknown as RateBook;

describe("what is wrong with a column's dates", () => {
  it("is told at its head: no day is left of it, or others claim the same ones", () => {
    const may = period("may", "2027-05-01", "2027-05-28", "peak");
    const june = period("june", "2027-05-29", "2027-08-31", "peak");
    const again = period("again", "2027-05-01", "2027-08-31", "again");
    expect([...faultsOfColumns(cardWith(may, june, again))]).toEqual([["s:again", "card.noDays"]]);
    const across = period("across", "2027-05-20", "2027-06-05", null);
    expect([...faultsOfColumns(cardWith(may, across))]).toEqual([["p:across", "card.overlap"]]);
    expect(faultsOfColumns(cardWith(may, june)).size).toBe(0);
  });
});
