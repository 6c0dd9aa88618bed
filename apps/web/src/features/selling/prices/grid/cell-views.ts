import type { RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import type { Rate } from "@pulau/domain/catalogue/rates.ts";
import { formatShare } from "@pulau/domain/money/sen.ts";
import { saysSame } from "@pulau/domain/rate-card/card-changes.ts";
import { priceInstead, priceOfRate } from "@pulau/domain/rate-card/cell-price.ts";
import {
  type Column,
  type GridModel,
  priceOfCell,
  type Row,
  rateOf,
} from "@pulau/domain/rate-grid/grid-model.ts";
import { bareRinggit } from "../../../../ui/format.ts";

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
  readonly odd: "sharers" | "child" | null;
  /** Who else changed it last, where it is not published. */
  readonly colleague: string | null;
};

export type Marks = {
  readonly published: GridModel;
  /** Rules that cells break, by the rate's id. */
  readonly faults: ReadonlyMap<string, string>;
  /** What was typed and is no price, by row and column. */
  readonly wrong: ReadonlyMap<string, string>;
  /** Who else changed it, by the rate's id. */
  readonly colleagues: ReadonlyMap<string, string>;
};

export const cellKey = (row: Row, column: Column): string => `${row.key}@${column.key}`;

const fewerSharers = { triple: "twin", quad: "triple" } as const;

/** A price that is allowed and still unusual: who shares with more pays more, or a child more than an adult. */
function oddOf(card: RateBook, rate: Rate, sen: number): CellView["odd"] {
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
  const known = (row: Row, column: Column) => made.get(row.key)?.get(column.key);
  const draw = (row: Row, column: Column): CellView => {
    const rate = model.rateAt(row.key, column.key);
    const typed = marks.wrong.get(cellKey(row, column));
    const before = marks.published.rateAt(row.key, column.key);
    const common = {
      ...{ start: "", isInherited: false, odd: null },
      isChanged: !saysSame(rate && priceOfCell(rate), before && priceOfCell(before)),
      fault: (rate && marks.faults.get(rate.id)) ?? null,
      colleague: (rate && marks.colleagues.get(rate.id)) ?? null,
    };
    if (typed !== undefined) return { ...common, kind: "wrong", text: typed };
    if (!rate) return { ...common, kind: "empty", ...inheritedOf(card, row, column) };
    if (rate.enquiry) return { ...common, kind: "enquiry", text: "" };
    if (rate.share == null) {
      return { ...common, kind: "amount", text: bareRinggit(rate.sen), odd: oddOf(card, rate, rate.sen) };
    }
    const found = priceOfRate(card, rate);
    return {
      ...common,
      kind: "share",
      start: formatShare(rate.share),
      text: found ? bareRinggit(found.sen) : "",
      odd: found ? oddOf(card, rate, found.sen) : null,
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

function inheritedOf(card: RateBook, row: Row, column: Column): Pick<CellView, "text" | "isInherited"> {
  const wanted = rateOf(row, column, { id: "", price: { sen: 0 } });
  const found = card.rates.length > 0 ? priceInstead(card, wanted) : null;
  if (!found || found.enquiry) return { text: "", isInherited: false };
  return { text: bareRinggit(found.sen), isInherited: true };
}
