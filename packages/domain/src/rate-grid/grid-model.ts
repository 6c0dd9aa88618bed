import type { Period, RateBook } from "../catalogue/catalogue.ts";
import type { Rate } from "../catalogue/rates.ts";
import type { PeriodId, RateId, RoomTypeId } from "../ids.ts";

/** What a price is: an amount, a share of another one, or on enquiry. */
export type CellPrice = Pick<Rate, "sen" | "share" | "of" | "enquiry" | "rounding">;
/** For whom and when a price is, beside its period: what makes a row. */
export type RowTerms = Omit<Rate, "id" | "periodId" | "season" | keyof CellPrice>;

export type Column = {
  readonly key: string;
  readonly kind: "all" | "season" | "period";
  readonly periodId: PeriodId | null;
  readonly season: string | null;
  /** Its dates, the first first; none for all dates. */
  readonly periods: readonly Period[];
};
export type Row = { readonly key: string; readonly terms: RowTerms };
export type RowGroup = { readonly roomTypeId: RoomTypeId | null; readonly rows: readonly Row[] };

export type GridModel = {
  readonly columns: readonly Column[];
  readonly groups: readonly RowGroup[];
  readonly rateAt: (rowKey: string, columnKey: string) => Rate | undefined;
  /** Where a rate stands, by its id. */
  readonly placeOf: (rateId: RateId) => { row: string; column: string } | undefined;
};

const priceKeys = new Set(["id", "periodId", "season", "sen", "share", "of", "enquiry", "rounding"]);

export const termsOf = (rate: Rate): RowTerms =>
  Object.fromEntries(
    Object.entries(rate).filter(([name, value]) => !priceKeys.has(name) && value !== undefined),
  ) as RowTerms;

export const priceOfCell = ({ sen, share, of, enquiry, rounding }: Rate): CellPrice => ({
  sen,
  ...(share != null && { share }),
  ...(of != null && { of }),
  ...(enquiry != null && { enquiry }),
  ...(rounding != null && { rounding }),
});

/** Where a price stands. A rate is the same object for as long as it says the same, so this is worked out once for it. */
type Place = { readonly row: string; readonly column: string; readonly terms: RowTerms };
const places = new WeakMap<Rate, Place>();
const placeFor = (rate: Rate): Place => {
  const known = places.get(rate);
  if (known) return known;
  const terms = termsOf(rate);
  const place = { row: rowKeyOf(terms), column: columnKeyOf(rate), terms };
  places.set(rate, place);
  return place;
};

/** Equal for terms that say the same, in whatever order and with whatever left out. */
export const rowKeyOf = (terms: RowTerms): string => JSON.stringify(sorted(terms));

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== null && part !== undefined && part !== false)
      .map(([name, part]) => [name, sorted(part)] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
};

export const columnKeyOf = ({ periodId, season }: Pick<Rate, "periodId" | "season">): string =>
  periodId !== null
    ? `p:${periodId}${season == null ? "" : `:${season}`}`
    : season == null
      ? "*"
      : `s:${season}`;

const byDate = (a: Period, b: Period): number => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0);

const columnFor = (rate: Pick<Rate, "periodId" | "season">, periods: readonly Period[]): Column => {
  const { periodId, season = null } = rate;
  const own = periods.filter(({ id, season: word }) =>
    periodId === null ? word === season : id === periodId,
  );
  return {
    key: columnKeyOf(rate),
    kind: periodId !== null ? "period" : season === null ? "all" : "season",
    periodId,
    season,
    periods: periodId === null && season === null ? [] : own,
  };
};

/**
 * The columns of a card: seasons by their word, periods without one, and whatever else its prices name. "All dates"
 * stands first where a price is for all, and where there is no period yet.
 */
export const columnsOf = ({ periods, rates }: Pick<RateBook, "periods" | "rates">): Column[] => {
  const dated = periods.toSorted(byDate);
  const found = new Map<string, Column>();
  const add = (rate: Pick<Rate, "periodId" | "season">, key = columnKeyOf(rate)) => {
    if (!found.has(key)) found.set(key, columnFor(rate, dated));
  };
  if (periods.length === 0 || rates.some(({ periodId, season }) => periodId === null && season == null)) {
    add({ periodId: null, season: null });
  }
  for (const { id, season } of dated) add(season == null ? { periodId: id } : { periodId: null, season });
  for (const rate of rates) add(rate, placeFor(rate).column);
  const startOf = ({ kind, periods: own }: Column) => (kind === "all" ? "" : (own[0]?.from ?? "9"));
  return [...found.values()].toSorted((a, b) =>
    startOf(a) < startOf(b) ? -1 : startOf(a) > startOf(b) ? 1 : 0,
  );
};

const bedOrder = [null, "single", "twin", "triple", "quad"];
const kindOrder = [null, "adult", "senior", "child", "toddler", "infant"];

/** What children pay whoever shares the room stands after what adults pay in each. */
const bedRank = ({ bedType, guestKind }: RowTerms): number =>
  bedType === null && kindOrder.indexOf(guestKind) > kindOrder.indexOf("adult")
    ? bedOrder.length
    : bedOrder.indexOf(bedType);

/** Within a room type: stays before extra nights, few sharers before many, adults before children; else as written. */
const rankOf = ({ terms }: Row): number =>
  Number(terms.extraNight === true) * 10_000 +
  (terms.extraNight ? 0 : bedRank(terms) * 100) +
  kindOrder.indexOf(terms.guestKind);

type Shape = {
  readonly more?: readonly RowTerms[];
  readonly typeOrder?: readonly RoomTypeId[];
  /** The grid as it was: rows and columns that are the same stay the same objects, and need not be drawn again. */
  readonly before?: GridModel | null;
};

const none: readonly never[] = [];

/**
 * A card as a grid: each of its rates is one cell. `more` are rows that have no price yet; `typeOrder` the resort's own
 * order of room types.
 */
export const gridOf = (
  card: Pick<RateBook, "periods" | "rates">,
  { more = none, typeOrder = none, before = null }: Shape = {},
): GridModel => {
  const shape = { periods: card.periods, more, typeOrder };
  const patched = before && patchedGrid(before, card.rates, shape);
  if (patched) return patched;
  const rows = new Map<string, Row>();
  const cells = new Map<string, Map<string, Rate>>();
  for (const rate of card.rates) {
    const { row, column, terms } = placeFor(rate);
    let own = cells.get(row);
    if (!own) {
      own = new Map();
      cells.set(row, own);
      rows.set(row, { key: row, terms });
    }
    // Two rates for exactly the same are told as an error; the first of them stands in the cell.
    if (!own.has(column)) own.set(column, rate);
  }
  for (const terms of more) {
    const key = rowKeyOf(terms);
    if (!rows.has(key)) rows.set(key, { key, terms });
  }
  const heads = kept(before, columnsOf(card), groupsOf([...rows.values()], typeOrder));
  return modelOf(heads, { ...shape, rates: card.rates, cells });
};

type Cells = ReadonlyMap<string, ReadonlyMap<string, Rate>>;
type Made = Required<Pick<Shape, "more" | "typeOrder">> &
  Pick<RateBook, "periods" | "rates"> & { readonly cells: Cells };
type Heads = Pick<GridModel, "columns" | "groups">;

/** Of what each grid was made. */
const making = new WeakMap<GridModel, Made>();

function modelOf({ columns, groups }: Heads, made: Made): GridModel {
  const { rates, cells } = made;
  let byId: ReadonlyMap<RateId, Rate> | null = null;
  const model: GridModel = {
    columns,
    groups,
    rateAt: (row, column) => cells.get(row)?.get(column),
    placeOf: (rateId) => {
      byId ??= new Map(rates.map((rate) => [rate.id, rate]));
      const rate = byId.get(rateId);
      return rate && placeFor(rate);
    },
  };
  making.set(model, made);
  return model;
}

/**
 * The grid of before with other prices in cells that it has: what one typed cell comes to, without a look at the others.
 * Null where more has changed.
 */
function patchedGrid(
  before: GridModel,
  rates: readonly Rate[],
  { periods, more, typeOrder }: Omit<Made, "rates" | "cells">,
): GridModel | null {
  const made = making.get(before);
  if (!made || !isSameList(made.periods, periods)) return null;
  if (made.more !== more || made.typeOrder !== typeOrder) return null;
  if (rates.length < made.rates.length) return null;
  const written = new Map<string, Map<string, Rate>>();
  for (let i = 0; i < rates.length; i++) {
    const [old, rate] = [made.rates[i], rates[i]];
    if (old === rate || !rate) continue;
    const { row, column } = placeFor(rate);
    const own = written.get(row) ?? new Map(made.cells.get(row));
    // A rate of a new row or column, one that has moved, and one that hides behind its equal need the whole.
    const isThere = old
      ? own.get(column) === old
      : !own.has(column) && made.cells.has(row) && before.columns.some(({ key }) => key === column);
    if (!isThere || (old && old.id !== rate.id)) return null;
    own.set(column, rate);
    written.set(row, own);
  }
  return modelOf(before, { periods, more, typeOrder, rates, cells: new Map([...made.cells, ...written]) });
}

const isSameList = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a.length === b.length && a.every((entry, i) => entry === b[i]);

/** Rows, columns and groups of before in the place of those that are equal to them. */
function kept(
  before: GridModel | null,
  columns: readonly Column[],
  groups: readonly RowGroup[],
): Pick<GridModel, "columns" | "groups"> {
  if (!before) return { columns, groups };
  const rows = new Map(before.groups.flatMap((group) => group.rows.map((row) => [row.key, row] as const)));
  const keptGroups = groups.map((group): RowGroup => {
    const own = group.rows.map((row) => rows.get(row.key) ?? row);
    const old = before.groups.find(({ roomTypeId }) => roomTypeId === group.roomTypeId);
    return old && isSameList(old.rows, own) ? old : { ...group, rows: own };
  });
  const old = new Map(before.columns.map((column) => [column.key, column] as const));
  const keptColumns = columns.map((column) => {
    const known = old.get(column.key);
    return known && isSameList(known.periods, column.periods) ? known : column;
  });
  return {
    columns: isSameList(before.columns, keptColumns) ? before.columns : keptColumns,
    groups: isSameList(before.groups, keptGroups) ? before.groups : keptGroups,
  };
}

const groupsOf = (rows: readonly Row[], typeOrder: readonly RoomTypeId[]): RowGroup[] => {
  const types = [...new Set(rows.map(({ terms }) => terms.roomTypeId))];
  const place = (type: RoomTypeId | null) =>
    type === null ? -1 : (typeOrder.indexOf(type) + 1 || 1_000) - 1;
  return types
    .toSorted((a, b) => place(a) - place(b))
    .map((roomTypeId) => ({
      roomTypeId,
      rows: rows
        .filter(({ terms }) => terms.roomTypeId === roomTypeId)
        .toSorted((a, b) => rankOf(a) - rankOf(b)),
    }));
};

/** The rate that a cell holds with a price; `id` where it is a new one. */
export const rateOf = (
  { terms }: Pick<Row, "terms">,
  { periodId, season }: Pick<Column, "periodId" | "season">,
  { id, price }: { id: RateId; price: CellPrice },
): Rate => ({ ...terms, id, periodId, ...(season !== null && { season }), ...price });

/** The id of a cell's first price: the same for whoever types it, so that two who fill one cell meet. */
export const newRateId = (rowKey: string, columnKey: string): RateId => {
  let [low, high] = [0x811c9dc5, 0x1b873593];
  for (const letter of `${rowKey}@${columnKey}`) {
    const code = letter.codePointAt(0) ?? 0;
    low = Math.imul(low ^ code, 16_777_619);
    high = Math.imul(high ^ code, 2_246_822_519);
  }
  return `r-${(low >>> 0).toString(36)}${(high >>> 0).toString(36)}`;
};
