import type { RateId } from "../ids.ts";
import type { Sen } from "../money/sen.ts";
import type { CardChange } from "../rate-card/card-changes.ts";
import {
  type CellPrice,
  type Column,
  type GridModel,
  newRateId,
  priceOfCell,
  type Row,
  rateOf,
} from "./grid-model.ts";

/** Cells from one corner to the other, both included, by their places among rows and columns. */
export type Range = {
  readonly top: number;
  readonly bottom: number;
  readonly start: number;
  readonly end: number;
};

export type Sheet = {
  readonly model: GridModel;
  readonly rows: readonly Row[];
  readonly columns: readonly Column[];
};

export const rangeBetween = (
  a: { row: number; column: number },
  b: { row: number; column: number },
): Range => ({
  top: Math.min(a.row, b.row),
  bottom: Math.max(a.row, b.row),
  start: Math.min(a.column, b.column),
  end: Math.max(a.column, b.column),
});

export const sizeOf = ({ top, bottom, start, end }: Range): number => (bottom - top + 1) * (end - start + 1);

/** The id of the price that a cell has, or would get. */
export function rateIdAt(model: GridModel, row: Row, column: Column): RateId {
  const rate = model.rateAt(row.key, column.key);
  if (rate) return rate.id;
  const usual = newRateId(row.key, column.key);
  // A row whose conditions were changed took its ids along.
  return model.placeOf(usual) ? `${usual}-2` : usual;
}

/** Sets one cell's price; null empties it, also one that is empty. */
export function changeOfCell(
  { model }: Pick<Sheet, "model">,
  row: Row,
  { column, price }: { column: Column; price: CellPrice | null },
): CardChange {
  const id = rateIdAt(model, row, column);
  return { part: "rates", key: id, value: price && rateOf(row, column, { id, price }) };
}

/** Writes a price into each cell of a range; `priceFor` gets the cell's own and gives undefined to leave it. */
export function changesIn(
  sheet: Sheet,
  { top, bottom, start, end }: Range,
  priceFor: (own: CellPrice | null, at: { row: number; column: number }) => CellPrice | null | undefined,
): CardChange[] {
  const changes: CardChange[] = [];
  for (let r = top; r <= bottom; r++) {
    for (let c = start; c <= end; c++) {
      const [row, column] = [sheet.rows[r], sheet.columns[c]];
      if (!row || !column) continue;
      const rate = sheet.model.rateAt(row.key, column.key);
      const price = priceFor(rate ? priceOfCell(rate) : null, { row: r, column: c });
      if (price !== undefined) changes.push(changeOfCell(sheet, row, { column, price }));
    }
  }
  return changes;
}

const priceAt = ({ model, rows, columns }: Sheet, r: number, c: number): CellPrice | null => {
  const [row, column] = [rows[r], columns[c]];
  const rate = row && column && model.rateAt(row.key, column.key);
  return rate ? priceOfCell(rate) : null;
};

/** The range's first row into all below it. */
export const filledDown = (sheet: Sheet, range: Range): CardChange[] =>
  changesIn(sheet, { ...range, top: range.top + 1 }, (_, { column }) => priceAt(sheet, range.top, column));

/** The range's first column into all after it. */
export const filledRight = (sheet: Sheet, range: Range): CardChange[] =>
  changesIn(sheet, { ...range, start: range.start + 1 }, (_, { row }) => priceAt(sheet, row, range.start));

/** A range's prices, again and again, into a larger range that holds it. */
export const filledOver = (sheet: Sheet, from: Range, over: Range): CardChange[] => {
  const [tall, wide] = [from.bottom - from.top + 1, from.end - from.start + 1];
  return changesIn(sheet, over, (_, { row, column }) => {
    if (row >= from.top && row <= from.bottom && column >= from.start && column <= from.end) return undefined;
    const source = (at: number, first: number, size: number) =>
      first + ((((at - first) % size) + size) % size);
    return priceAt(sheet, source(row, from.top, tall), source(column, from.start, wide));
  });
};

export type RoundTo = "none" | "5" | "9" | "10";

/** A sum of sen at the nearest whole ringgit that ends as wanted: 5 or 0, 9, 0. */
export function roundedTo(sen: Sen, to: RoundTo): Sen {
  if (to === "none") return Math.max(0, Math.round(sen));
  if (to === "9") return Math.max(0, Math.round((sen - 900) / 1_000) * 1_000 + 900);
  const step = to === "5" ? 500 : 1_000;
  return Math.max(0, Math.round(sen / step) * step);
}

/** Amounts of a range by so many basis points more or less; shares follow what they are shares of. */
export const changedBy = (
  sheet: Sheet,
  range: Range,
  { points, to }: { points: number; to: RoundTo },
): CardChange[] =>
  changesIn(sheet, range, (own) =>
    own === null || own.share != null || own.enquiry
      ? undefined
      : { ...own, sen: roundedTo((own.sen * (10_000 + points)) / 10_000, to) },
  );
