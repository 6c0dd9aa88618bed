import type { Sheet } from "@pulau/domain/rate-grid/range-acts.ts";
import type { GridTabProps, OpenPanel } from "../grid-props.ts";
import type { CellView } from "./cell-views.ts";
import type { useCellChoice } from "./use-sheet.ts";

/** What the acts of the grid rest on, and whom they tell. */
export type GridRequests = GridTabProps & {
  readonly sheet: Sheet;
  readonly choice: ReturnType<typeof useCellChoice>;
  readonly viewOf: (row: Sheet["rows"][number], column: Sheet["columns"][number]) => CellView;
  readonly list: string | null;
  readonly onOpen: (panel: OpenPanel) => void;
};
