import type { RateId, RuleId } from "@pulau/domain/ids.ts";
import type { Column, Row } from "@pulau/domain/rate-grid/grid-model.ts";
import type { RowSpeech } from "../../../business/price-changes/row-words.ts";
import type { PricedOptions } from "./calls.ts";
import type { CellFault } from "./draft/use-faults.ts";
import type { PriceEditor } from "./draft/use-price-draft.ts";
import type { WrongCell, WrongCells } from "./grid/cell-views.ts";
import type { CellWords } from "./model/cell-text.ts";

/** A price to go to, or a cell in which something stands that is no price; each turn anew. */
export type GridTarget = { readonly turn: number } & (
  | { readonly rateId: RateId; readonly cell?: never }
  | { readonly cell: WrongCell; readonly rateId?: never }
);

/** What the grid of one option is given. */
export type GridTabProps = {
  readonly editor: PriceEditor;
  readonly options: PricedOptions;
  readonly speech: RowSpeech;
  readonly words: CellWords;
  readonly faults: readonly CellFault[];
  readonly readOnly: boolean;
  readonly quoted: ReadonlySet<RuleId>;
  readonly lit: string | null;
  readonly goTo: GridTarget | null;
  readonly wrong: WrongCells;
  /** Keeps what was just typed and is no price. */
  readonly onWrong: (more: WrongCells) => void;
  readonly onLit: (ruleId: RuleId | null) => void;
};

/** What stands open beside the grid. */
export type OpenPanel =
  | { readonly kind: "period"; readonly column: Column }
  | { readonly kind: "row"; readonly row: Row }
  | { readonly kind: "newPeriod" | "copySeason" | "addRows" };
