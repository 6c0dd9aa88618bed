import type { ReactNode, RefObject } from "react";
import type { Cursor } from "./chart-cursor.ts";
import type { Bar, Chart, ChartModel, StayBar } from "./chart-lines.ts";
import type { Movable, Move } from "./chart-move.ts";
import type { ChartText } from "./use-chart-text.ts";
import type { Drawn } from "./use-draw.ts";
import type { Previewed } from "./use-tidying.ts";
import type { Watchers } from "./use-watchers.ts";

export type GridProps = {
  readonly chart: Chart;
  readonly model: ChartModel;
  readonly text: ChartText;
  readonly dayWidth: number;
  readonly heads: number;
  readonly cursor: Cursor;
  readonly onCursor: (cursor: Cursor) => void;
  readonly move: Move | null;
  readonly onMove: (move: Move | null) => void;
  readonly onDrop: (move: Move, by: "key" | "pointer") => void;
  /** Swaps rooms instead, where that can be. */
  readonly onSwap: (move: Move) => void;
  readonly onOpen: (bar: Bar) => void;
  /** Locks the room of a stay, or unlocks it. */
  readonly onLock: (bar: StayBar, line: number) => void;
  /** Books these nights of a room; `isExact` where they were drawn, not only begun. Null for whoever may not. */
  readonly onBook: ((drawn: Drawn, isExact: boolean) => void) | null;
  /** Closes these nights of a room. Null for whoever may not. */
  readonly onCloseRoom: ((drawn: Drawn) => void) | null;
  /** Opens what is to be known of the room of a line. */
  readonly onRoom: (line: number) => void;
  readonly mayPull: (bar: Bar) => bar is Movable;
  /** What would be moved, and where it would be. */
  readonly previewed: Previewed;
  /** Stays that colleagues look at, and who does. */
  readonly watchers: Watchers;
  readonly isDimmed: (bar: Bar) => boolean;
  readonly corner: ReactNode;
  readonly scroller: RefObject<HTMLDivElement | null>;
};
