import { dayOf } from "@pulau/domain/calendar/day.ts";
import type { Period, RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import type { CardChange } from "@pulau/domain/rate-card/card-changes.ts";
import { gridOf } from "@pulau/domain/rate-grid/grid-model.ts";
import {
  changedBy,
  changesIn,
  filledDown,
  filledOver,
  filledRight,
  rangeBetween,
  type Sheet,
} from "@pulau/domain/rate-grid/range-acts.ts";
import { describe, expect, it } from "vitest";
import type { WrongCells } from "./cell-views.ts";
import { cellKey, wrongCell } from "./cell-views.ts";
import { inColumnsOf, rowsOfWrong, withoutWritten } from "./wrong-cells.ts";

const period = (id: string, from: string, to: string): Period => ({
  id,
  from: dayOf(from),
  to: dayOf(to),
  arrivalWeekdays: [],
  cutOffDays: 0,
  stopSell: false,
});
const twin = { roomTypeId: "deluxe", bedType: "twin", guestKind: "adult" } as const;
/** Two rows of three periods; the last period has no prices. */
const card = {
  periods: [
    period("low", "2027-01-01", "2027-05-31"),
    period("high", "2027-06-01", "2027-09-30"),
    period("rain", "2027-11-01", "2027-12-31"),
  ],
  rates: [
    { ...twin, id: "a", periodId: "low", sen: 50_000 },
    { ...twin, id: "b", periodId: "high", sen: 60_000 },
    { ...twin, bedType: "triple", id: "c", periodId: "low", sen: 45_000 },
  ],
} as unknown as RateBook;
const model = gridOf(card);
const sheet: Sheet = { model, rows: model.groups.flatMap(({ rows }) => rows), columns: model.columns };

/** A mistake in each of the six cells. */
const everywhere: WrongCells = new Map(
  sheet.rows.flatMap((row) => sheet.columns.map((column) => wrongCell(model, { row, column, text: "6o" }))),
);
const names = (wrong: WrongCells) =>
  sheet.rows.flatMap((row, r) =>
    sheet.columns.flatMap((column, c) => (wrong.has(cellKey(row, column)) ? [`${r}:${c}`] : [])),
  );
const whole = rangeBetween({ row: 0, column: 0 }, { row: 1, column: 2 });
const first = rangeBetween({ row: 0, column: 0 }, { row: 0, column: 0 });
const left = (changes: readonly CardChange[]) => names(withoutWritten(everywhere, changes));

describe("what was typed and is no price", () => {
  it.each<[string, CardChange[], string[]]>([
    ["the eraser", changesIn(sheet, whole, () => null), []],
    ["On enquiry", changesIn(sheet, whole, () => ({ sen: 0, enquiry: true })), []],
    ["filling down", filledDown(sheet, whole), ["0:0", "0:1", "0:2"]],
    ["filling right", filledRight(sheet, whole), ["0:0", "1:0"]],
    ["dragging the square", filledOver(sheet, first, whole), ["0:0"]],
    [
      "a percentage, where there is an amount",
      changedBy(sheet, whole, { points: 500, to: "none" }),
      ["0:2", "1:1", "1:2"],
    ],
    ["a change of something else", [{ part: "periods", key: "a", value: null }], names(everywhere)],
  ])("ends with %s in the cells that it writes, also in empty ones", (_, changes, rest) => {
    expect(left(changes)).toEqual(rest);
  });

  it("ends with an undo in a cell whose price it brings back, and stays in the others", () => {
    const [rate] = card.rates;
    const emptied = gridOf({ ...card, rates: card.rates.slice(1) });
    const mistakes: WrongCells = new Map(
      sheet.columns.map((column) => {
        const [row] = sheet.rows;
        if (!row) throw new Error("no row");
        return wrongCell(emptied, { row, column, text: "6o" });
      }),
    );
    const undo = { part: "rates", key: "a", value: null, before: rate } as const;
    expect(names(withoutWritten(mistakes, [undo]))).toEqual(["0:1", "0:2"]);
  });

  it("is out of the way while its column is gone, and brings its row back", () => {
    const [, ...later] = card.periods;
    const left = inColumnsOf({ ...card, periods: later, rates: [] }, everywhere);
    expect(names(left)).toEqual(["0:1", "0:2", "1:1", "1:2"]);
    const more = rowsOfWrong(everywhere);
    expect(gridOf({ ...card, rates: [] }, { more }).groups).toMatchObject(model.groups);
  });
});
