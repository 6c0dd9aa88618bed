import type { RoomTypeId, RuleId } from "@pulau/domain/ids.ts";
import type { CardChange } from "@pulau/domain/rate-card/card-changes.ts";
import type { Column, Row } from "@pulau/domain/rate-grid/grid-model.ts";
import type { Range, Sheet } from "@pulau/domain/rate-grid/range-acts.ts";
import type { RowSpeech } from "../../../../business/price-changes/row-words.ts";
import type { CellView } from "./cell-views.ts";
import type { GridAct } from "./grid-keys.ts";
import type { Line, Selection, Spot } from "./use-sheet.ts";

/** What the drawn grid is given. */
export type GridProps = {
  readonly label: string;
  readonly lines: readonly Line[];
  readonly sheet: Sheet;
  readonly viewOf: (row: Row, column: Column) => CellView;
  readonly speech: RowSpeech;
  readonly roomCount: (roomTypeId: RoomTypeId | null) => number;
  readonly readOnly: boolean;
  readonly selection: Selection;
  readonly range: Range;
  /** Rates that make the quote beside the grid; the lit one is pointed at. */
  readonly quoted: ReadonlySet<RuleId>;
  readonly lit: string | null;
  /** The rule that a column's dates break, by its key. */
  readonly columnFaults: ReadonlyMap<string, string>;
  readonly onChoose: (spot: Spot, extend?: boolean) => void;
  readonly onAct: (act: GridAct) => void;
  readonly onFold: (roomTypeId: RoomTypeId | null) => void;
  readonly onHead: (column: Column) => void;
  readonly onRowHead: (row: Row) => void;
  readonly onTyped: (spot: Spot, text: string) => void;
  readonly onPaste: (text: string) => void;
  readonly onFill: (changes: CardChange[]) => void;
  readonly textOf: (spot: Spot) => string;
  readonly copyText: () => string;
};
