import type { Period, RateBook } from "../catalogue/catalogue.ts";
import type { Rate } from "../catalogue/rates.ts";

/** What a price is: an amount, a share of another one, or on enquiry. */
export type CellPrice = Pick<Rate, "sen" | "share" | "of" | "enquiry" | "rounding">;
/** For whom and when a price is, beside its period: what makes a row. */
export type RowTerms = Omit<Rate, "id" | "periodId" | "season" | keyof CellPrice>;

export type Column = {
  readonly key: string;
  readonly kind: "all" | "season" | "period";
  readonly periodId: string | null;
  readonly season: string | null;
  /** Its dates, the first first; none for all dates. */
  readonly periods: readonly Period[];
};
export type Row = { readonly key: string; readonly terms: RowTerms };
export type RowGroup = { readonly roomTypeId: string | null; readonly rows: readonly Row[] };

export type GridModel = {
  readonly columns: readonly Column[];
  readonly groups: readonly RowGroup[];
  readonly rateAt: (rowKey: string, columnKey: string) => Rate | undefined;
  /** Where a rate stands, by its id. */
  readonly placeOf: (rateId: string) => { row: string; column: string } | undefined;
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
  const add = (rate: Pick<Rate, "periodId" | "season">) => {
    const column = columnFor(rate, dated);
    if (!found.has(column.key)) found.set(column.key, column);
  };
  if (periods.length === 0 || rates.some(({ periodId, season }) => periodId === null && season == null)) {
    add({ periodId: null, season: null });
  }
  for (const { id, season } of dated) add(season == null ? { periodId: id } : { periodId: null, season });
  for (const rate of rates) add(rate);
  const startOf = ({ kind, periods: own }: Column) => (kind === "all" ? "" : (own[0]?.from ?? "9"));
  return [...found.values()].toSorted((a, b) =>
    startOf(a) < startOf(b) ? -1 : startOf(a) > startOf(b) ? 1 : 0,
  );
};

const bedOrder = [null, "single", "twin", "triple", "quad"];
const kindOrder = [null, "adult", "senior", "child", "toddler", "infant"];

/** Within a room type: stays before extra nights, few sharers before many, adults before children; else as written. */
const rankOf = ({ terms }: Row): number =>
  Number(terms.extraNight === true) * 10_000 +
  (terms.extraNight ? 0 : bedOrder.indexOf(terms.bedType) * 100) +
  kindOrder.indexOf(terms.guestKind);

/**
 * A card as a grid: each of its rates is one cell. `more` are rows that have no price yet; `typeOrder` the resort's own
 * order of room types.
 */
export const gridOf = (
  card: Pick<RateBook, "periods" | "rates">,
  { more = [], typeOrder = [] }: { more?: readonly RowTerms[]; typeOrder?: readonly string[] } = {},
): GridModel => {
  const rows = new Map<string, Row>();
  const cells = new Map<string, Rate>();
  const places = new Map<string, { row: string; column: string }>();
  for (const rate of card.rates) {
    const terms = termsOf(rate);
    const [row, column] = [rowKeyOf(terms), columnKeyOf(rate)];
    if (!rows.has(row)) rows.set(row, { key: row, terms });
    // Two rates for exactly the same are told as an error; the first of them stands in the cell.
    if (!cells.has(`${row}@${column}`)) cells.set(`${row}@${column}`, rate);
    places.set(rate.id, { row, column });
  }
  for (const terms of more) {
    const key = rowKeyOf(terms);
    if (!rows.has(key)) rows.set(key, { key, terms });
  }
  return {
    columns: columnsOf(card),
    groups: groupsOf([...rows.values()], typeOrder),
    rateAt: (row, column) => cells.get(`${row}@${column}`),
    placeOf: (rateId) => places.get(rateId),
  };
};

const groupsOf = (rows: readonly Row[], typeOrder: readonly string[]): RowGroup[] => {
  const types = [...new Set(rows.map(({ terms }) => terms.roomTypeId))];
  const place = (type: string | null) => (type === null ? -1 : (typeOrder.indexOf(type) + 1 || 1_000) - 1);
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
  { id, price }: { id: string; price: CellPrice },
): Rate => ({ ...terms, id, periodId, ...(season !== null && { season }), ...price });

/** The id of a cell's first price: the same for whoever types it, so that two who fill one cell meet. */
export const newRateId = (rowKey: string, columnKey: string): string => {
  let [low, high] = [0x811c9dc5, 0x1b873593];
  for (const letter of `${rowKey}@${columnKey}`) {
    const code = letter.codePointAt(0) ?? 0;
    low = Math.imul(low ^ code, 16_777_619);
    high = Math.imul(high ^ code, 2_246_822_519);
  }
  return `r-${(low >>> 0).toString(36)}${(high >>> 0).toString(36)}`;
};
