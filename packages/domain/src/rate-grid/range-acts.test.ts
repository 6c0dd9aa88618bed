import { describe, expect, it } from "vitest";
import { exampleBook, rate, season } from "../../checks/example-book.ts";
import { dayOf } from "../calendar/day.ts";
import type { RateBook } from "../catalogue/catalogue.ts";
import { withChanges } from "../rate-card/card-changes.ts";
import { type CellPrice, gridOf, rowKeyOf, termsOf } from "./grid-model.ts";
import {
  changedBy,
  changesIn,
  filledDown,
  filledOver,
  filledRight,
  rangeBetween,
  roundedTo,
} from "./range-acts.ts";

const periods = ["a", "b", "c"].map((id, i) => ({
  ...season,
  id,
  from: dayOf(`2027-0${i * 2 + 1}-01`),
  to: dayOf(`2027-0${i * 2 + 2}-20`),
}));
const card: RateBook = {
  ...exampleBook,
  periods,
  rates: [
    rate("a", "garden", "twin", "adult", 50_000),
    rate("b", "garden", "twin", "adult", 56_500),
    rate("a", "garden", "triple", "adult", 47_000),
  ],
};
const sheetOf = (book: RateBook) => {
  const model = gridOf(book);
  return { model, columns: model.columns, rows: model.groups.flatMap(({ rows }) => rows) };
};
const sheet = sheetOf(card);
/** Amounts in ringgit, row by row, after changes. */
const after = (changes: Parameters<typeof withChanges>[1]) => {
  const { model, rows, columns } = sheetOf(withChanges(card, changes));
  return rows.map((row) => columns.map(({ key }) => (model.rateAt(row.key, key)?.sen ?? 0) / 100));
};
const whole = rangeBetween({ row: 0, column: 0 }, { row: 1, column: 2 });

describe("acts on a range of cells", () => {
  it("fill down, to the end side, and over a larger range", () => {
    expect(after([])).toEqual([
      [500, 565, 0],
      [470, 0, 0],
    ]);
    expect(after(filledDown(sheet, whole))).toEqual([
      [500, 565, 0],
      [500, 565, 0],
    ]);
    expect(after(filledRight(sheet, whole))).toEqual([
      [500, 500, 500],
      [470, 470, 470],
    ]);
    const corner = rangeBetween({ row: 0, column: 0 }, { row: 0, column: 1 });
    expect(after(filledOver(sheet, corner, whole))).toEqual([
      [500, 565, 500],
      [500, 565, 500],
    ]);
  });

  it("raise amounts and leave shares, empty cells and prices on enquiry", () => {
    expect(after(changedBy(sheet, whole, { points: 500, to: "5" }))).toEqual([
      [525, 595, 0],
      [495, 0, 0],
    ]);
    const share: CellPrice = { sen: 0, share: 5_000, of: { guestKind: "adult" } };
    const shares = withChanges(
      card,
      changesIn(sheet, whole, () => share),
    );
    expect(changedBy(sheetOf(shares), whole, { points: 500, to: "none" })).toEqual([]);
  });

  it("round to 5, 9 or 10 ringgit", () => {
    expect([59_325, 59_200].map((sen) => roundedTo(sen, "5"))).toEqual([59_500, 59_000]);
    expect([59_325, 59_500].map((sen) => roundedTo(sen, "9"))).toEqual([58_900, 59_900]);
    expect(roundedTo(59_325, "10")).toBe(59_000);
  });

  it("give a new price an id that no other has", () => {
    const [row] = sheet.rows;
    const [, , column] = sheet.columns;
    if (!row || !column) throw new Error("the sheet is too small");
    const [made] = changesIn(sheet, rangeBetween({ row: 0, column: 2 }, { row: 0, column: 2 }), () => ({
      sen: 1,
    }));
    expect(made?.key).toMatch(/^r-/);
    expect(rowKeyOf(termsOf(made?.value as RateBook["rates"][number]))).toBe(row.key);
  });
});
