import { describe, expect, it } from "vitest";
import { exampleBook, season } from "../../checks/example-book.ts";
import { addDays, type Day, dayOf } from "../calendar/day.ts";
import type { RateBook } from "../catalogue/catalogue.ts";
import { withChanges } from "../rate-card/card-changes.ts";
import { contradictionsOf } from "../rate-card/contradictions.ts";
import { columnsOf } from "./grid-model.ts";
import { copiedSeason, freshPeriod, splitAt, withMovedEnd, withoutPeriod } from "./periods.ts";

const only: RateBook = { ...exampleBook, periods: [season] };

describe("the periods of a card", () => {
  it("are split on a day, both with all prices", () => {
    const split = withChanges(only, splitAt(only, season, "2027-06-01"));
    expect(split.periods.map(({ from, to }) => [from, to])).toEqual([
      [season.from, "2027-05-31"],
      ["2027-06-01", season.to],
    ]);
    expect(split.rates).toHaveLength(only.rates.length * 2);
    expect(contradictionsOf(split)).toEqual([]);
    expect(splitAt(only, season, season.from)).toEqual([]);
  });

  it("are made longer and shorter by their ends alone", () => {
    const { from, to } = season;
    const move = (anchor: Day, active: Day) => withMovedEnd(only, { anchor, active })?.moved;
    expect(move(to, addDays(to, 5))).toEqual({ ...season, to: addDays(to, 5) });
    expect(move(to, addDays(to, -5))).toEqual({ ...season, to: addDays(to, -5) });
    expect(move(from, addDays(from, -5))).toEqual({ ...season, from: addDays(from, -5) });
    expect(move(addDays(from, 1), addDays(from, 9))).toBeUndefined();
    expect(move(to, addDays(from, -1))).toBeUndefined();
    expect(move(from, from)).toBeUndefined();
  });

  it("of one day grow to the side that is dragged to", () => {
    const day = dayOf("2027-12-31");
    const feast = { ...season, id: "feast", from: day, to: day };
    const card = { periods: [season, feast] };
    expect(withMovedEnd(card, { anchor: day, active: addDays(day, 1) })?.moved.to).toBe("2028-01-01");
    expect(withMovedEnd(card, { anchor: day, active: addDays(day, -1) })?.moved.from).toBe("2027-12-30");
  });

  it("go with their prices", () => {
    const gone = withChanges(only, withoutPeriod(only, season));
    expect(gone.periods).toEqual([]);
    expect(gone.rates.filter(({ periodId }) => periodId === season.id)).toEqual([]);
  });

  it("are copied to the next year with a percentage", () => {
    const [column] = columnsOf(only);
    if (!column) throw new Error("no column");
    const copy = withChanges(only, copiedSeason(only, { column, name: "2028", points: 500, to: "5" }));
    const [, next] = copy.periods;
    expect(next).toMatchObject({ from: "2028-03-01", to: "2028-10-31", name: "2028" });
    const before = only.rates.find(({ sen }) => sen > 0);
    const after = copy.rates.find(
      ({ id, periodId }) => periodId === next?.id && id.endsWith(before?.bedType ?? ""),
    );
    expect(copy.rates).toHaveLength(only.rates.length * 2);
    expect((after?.sen ?? 0) % 500).toBe(0);
    expect(contradictionsOf(copy)).toEqual([]);
  });

  it("copy a season whose prices are shares of their own season", () => {
    const low = { ...season, season: "low" };
    const rates = only.rates.map(({ periodId: _, ...rate }) => ({ ...rate, periodId: null, season: "low" }));
    const card: RateBook = { ...only, periods: [low], rates };
    const [column] = columnsOf(card);
    if (!column) throw new Error("no column");
    const copy = withChanges(card, copiedSeason(card, { column, name: "low 2028", points: 0, to: "none" }));
    expect(copy.rates.filter((rate) => rate.season === "low 2028")).toHaveLength(rates.length);
    expect(contradictionsOf(copy)).toEqual([]);
  });

  it("begin open on every day", () => {
    const period = freshPeriod(only, { name: "High", from: "2028-01-01", to: "2028-02-01", season: null });
    expect(period).toMatchObject({ id: "high", stopSell: false, arrivalWeekdays: [1, 2, 3, 4, 5, 6, 7] });
  });
});
