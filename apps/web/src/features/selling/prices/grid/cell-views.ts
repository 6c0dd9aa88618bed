import type { RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import type { Rate } from "@pulau/domain/catalogue/rates.ts";
import type { RateId } from "@pulau/domain/ids.ts";
import { formatShare, type Sen } from "@pulau/domain/money/sen.ts";
import { saysSame } from "@pulau/domain/rate-card/card-changes.ts";
import { priceInstead, priceOfRate } from "@pulau/domain/rate-card/cell-price.ts";
import {
  type Column,
  type GridModel,
  priceOfCell,
  type Row,
  type RowTerms,
  rateOf,
} from "@pulau/domain/rate-grid/grid-model.ts";
import { rateIdAt } from "@pulau/domain/rate-grid/range-acts.ts";
import { type SharedRoom, unpayableReason } from "@pulau/domain/rate-grid/room-fit.ts";
import { bareRinggit } from "../../../../ui/format.ts";

/** What was typed and is no price, with the row and the column that it stands in, and the price in whose place. */
export type WrongCell = {
  readonly text: string;
  readonly rateId: RateId;
  readonly terms: RowTerms;
  readonly column: string;
};
/** By row and column. */
export type WrongCells = ReadonlyMap<string, WrongCell>;

/** How one cell looks. */
export type CellView = {
  readonly kind: "empty" | "amount" | "share" | "enquiry" | "wrong";
  /** At its start: a percentage. */
  readonly start: string;
  /** What it comes to, or what was typed. */
  readonly text: string;
  /** Another price that counts here, as the cell has none. */
  readonly isInherited: boolean;
  readonly isChanged: boolean;
  readonly fault: string | null;
  /** What is allowed and still unusual. */
  readonly odd: "tooMany" | "notSold" | "sharers" | "child" | "jump" | "apart" | null;
  /** Where more people share than the room type takes: how many it takes. */
  readonly most: number | null;
  /** Who else changed it last, where it is not published. */
  readonly colleague: string | null;
};

export type Marks = {
  readonly published: GridModel;
  /** Rules that cells break, by the rate's id. */
  readonly faults: ReadonlyMap<string, string>;
  readonly wrong: WrongCells;
  /** Who else changed it, by the rate's id. */
  readonly colleagues: ReadonlyMap<string, string>;
  /** Room types by their ids. */
  readonly rooms: ReadonlyMap<string, SharedRoom>;
};

export const cellKey = (row: Pick<Row, "key">, column: Pick<Column, "key">): string =>
  `${row.key}@${column.key}`;

/** A text in a cell, as an entry of those that are no prices. */
export const wrongCell = (
  model: GridModel,
  { row, column, text }: { readonly row: Row; readonly column: Column; readonly text: string },
): readonly [string, WrongCell] => [
  cellKey(row, column),
  { text, rateId: rateIdAt(model, row, column), terms: row.terms, column: column.key },
];

const fewerSharers = { triple: "twin", quad: "triple" } as const;

/** A price that is allowed and still unusual: who shares with more pays more, or a child more than an adult. */
function oddOf(card: RateBook, rate: Rate, sen: Sen): CellView["odd"] {
  if (rate.extraNight || rate.per === "room" || rate.per === "roomNight") return null;
  const senOf = (other: Partial<Rate>): number | null => {
    const { share: _, of: __, enquiry: ___, ...plain } = { ...rate, ...other };
    const found = priceInstead(card, { ...plain, id: "", sen: 0 });
    return found && !found.enquiry ? found.sen : null;
  };
  if (rate.bedType === "triple" || rate.bedType === "quad") {
    const fewer = senOf({ bedType: fewerSharers[rate.bedType] });
    if (fewer !== null && fewer < sen) return "sharers";
  }
  if (rate.guestKind === "child" && rate.ages == null && rate.nth == null) {
    const adult = senOf({ guestKind: "adult", place: null });
    if (adult !== null && adult < sen) return "child";
  }
  return null;
}

/** So many times more, or less, is a slip of the keys rather than a price. */
const farTimes = 5;
const isFar = (sen: Sen, other: Sen): boolean =>
  sen > 0 && other > 0 && (sen >= other * farTimes || sen * farTimes <= other);
/** Of fewer prices a row has no usual one. */
const fewest = 3;

/** The middle amount of each row, worked out once for it. */
function usualOf(model: GridModel): (row: Row) => number {
  const known = new Map<string, number>();
  return (row) => {
    const ready = known.get(row.key);
    if (ready !== undefined) return ready;
    const amounts = model.columns
      .flatMap(({ key }) => {
        const rate = model.rateAt(row.key, key);
        return rate && rate.share == null && !rate.enquiry && rate.sen > 0 ? [rate.sen] : [];
      })
      .toSorted((a, b) => a - b);
    const usual = amounts.length < fewest ? 0 : (amounts[Math.floor(amounts.length / 2)] ?? 0);
    known.set(row.key, usual);
    return usual;
  };
}

export type ViewOf = (row: Row, column: Column) => CellView;

const isSame = (a: CellView, b: CellView): boolean =>
  (Object.keys(a) as (keyof CellView)[]).every((name) => a[name] === b[name]);

/**
 * Looks at the cells of a grid as they are asked for; a cell is worked out once. What looks as it did `before` is the
 * same object, and is not drawn again.
 */
export function cellViews(
  card: RateBook,
  model: GridModel,
  marks: Marks,
  before: { readonly known: (row: Row, column: Column) => CellView | undefined } | null = null,
): { readonly viewOf: ViewOf; readonly known: (row: Row, column: Column) => CellView | undefined } {
  const made = new Map<string, Map<string, CellView>>();
  const usual = usualOf(model);
  const slipOf = (row: Row, { sen }: Rate, published: Rate | undefined): CellView["odd"] => {
    if (published && published.share == null && isFar(sen, published.sen)) return "jump";
    return isFar(sen, usual(row)) ? "apart" : null;
  };
  const known = (row: Row, column: Column) => made.get(row.key)?.get(column.key);
  const draw = (row: Row, column: Column): CellView => {
    const rate = model.rateAt(row.key, column.key);
    const typed = marks.wrong.get(cellKey(row, column))?.text;
    const before = marks.published.rateAt(row.key, column.key);
    const room = (rate && rate.roomTypeId !== null && marks.rooms.get(rate.roomTypeId)) || null;
    const misfit = rate && room && unpayableReason(rate, room);
    const common = {
      start: "",
      isInherited: false,
      odd: misfit ?? null,
      most: misfit === "tooMany" && room ? room.maxPax : null,
      isChanged: !saysSame(rate && priceOfCell(rate), before && priceOfCell(before)),
      fault: (rate && marks.faults.get(rate.id)) ?? null,
      colleague: (rate && marks.colleagues.get(rate.id)) ?? null,
    };
    if (typed !== undefined) return { ...common, kind: "wrong", text: typed };
    if (!rate) return { ...common, kind: "empty", ...inheritedOf(card, row, column) };
    if (rate.enquiry) return { ...common, kind: "enquiry", text: "" };
    if (rate.share == null) {
      return {
        ...common,
        kind: "amount",
        text: bareRinggit(rate.sen),
        odd: misfit ?? oddOf(card, rate, rate.sen) ?? slipOf(row, rate, before),
      };
    }
    const found = priceOfRate(card, rate);
    return {
      ...common,
      kind: "share",
      start: formatShare(rate.share),
      text: found ? bareRinggit(found.sen) : "",
      odd: misfit ?? (found ? oddOf(card, rate, found.sen) : null),
    };
  };
  const viewOf = (row: Row, column: Column): CellView => {
    const own = made.get(row.key) ?? new Map<string, CellView>();
    made.set(row.key, own);
    const ready = own.get(column.key);
    if (ready) return ready;
    const [now, old] = [draw(row, column), before?.known(row, column)];
    const view = old && isSame(now, old) ? old : now;
    own.set(column.key, view);
    return view;
  };
  return { viewOf, known };
}

type Looked = Pick<ReturnType<typeof cellViews>, "viewOf">;
type At = { readonly card: RateBook; readonly model: GridModel; readonly marks: Marks };

/**
 * The cells while something was just typed: those of before, and for what is other a look of its own, at the prices of
 * before. What a change makes of other cells is worked out afterwards.
 */
export function viewsAhead(
  before: Looked,
  { settled, model, marks }: Pick<At, "model" | "marks"> & { readonly settled: At },
): ViewOf {
  let fresh: Looked | null = null;
  const [wrong, wrongBefore] = [marks.wrong, settled.marks.wrong];
  const typedElse = (row: Row, column: Column) =>
    wrong !== wrongBefore &&
    wrong.get(cellKey(row, column))?.text !== wrongBefore.get(cellKey(row, column))?.text;
  return (row, column) => {
    const rate = model.rateAt(row.key, column.key);
    const isAsBefore = rate === settled.model.rateAt(row.key, column.key);
    if (isAsBefore && !typedElse(row, column)) return before.viewOf(row, column);
    fresh ??= cellViews(settled.card, model, marks);
    const view = fresh.viewOf(row, column);
    // What is inherited in an emptied cell would still be its own price.
    return view.kind === "empty" ? { ...view, text: "", isInherited: false } : view;
  };
}

function inheritedOf(card: RateBook, row: Row, column: Column): Pick<CellView, "text" | "isInherited"> {
  const wanted = rateOf(row, column, { id: "", price: { sen: 0 } });
  const found = card.rates.length > 0 ? priceInstead(card, wanted) : null;
  if (!found || found.enquiry) return { text: "", isInherited: false };
  return { text: bareRinggit(found.sen), isInherited: true };
}
