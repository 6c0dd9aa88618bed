import { type Range, rangeBetween, sizeOf } from "@pulau/domain/rate-grid/range-acts.ts";
import { CellInput } from "./cell-input.tsx";
import styles from "./grid.module.css";
import { columnWidth, headHeight, headsWidth, lineHeight } from "./measures.ts";
import type { GridProps } from "./sheet-props.ts";
import type { Spot } from "./use-sheet.ts";

/** Where a range of cells is drawn, in the sheet's pixels. */
export const boxes =
  (lineAt: (row: number) => number) =>
  ({ top, bottom, start, end }: Range) => {
    const [first, last] = [lineAt(top), lineAt(bottom)];
    return {
      insetBlockStart: headHeight + first * lineHeight,
      insetInlineStart: headsWidth + start * columnWidth,
      width: (end - start + 1) * columnWidth,
      height: (last - first + 1) * lineHeight,
    };
  };

/** Where something is typed, and what it began with; null keeps what stands there. */
export type Typing = { readonly at: Spot; readonly begin: string | null };

/** The field over the cell that is typed into. */
export function TypedCell({
  typing: { at, begin },
  boxOf,
  textOf,
  onTyped,
  onChoose,
  onEnd,
}: Pick<GridProps, "textOf" | "onTyped" | "onChoose"> & {
  typing: Typing;
  boxOf: ReturnType<typeof boxes>;
  onEnd: () => void;
}) {
  return (
    <CellInput
      box={boxOf(rangeBetween(at, at))}
      text={begin ?? textOf(at)}
      onEnd={(text, move) => {
        onEnd();
        if (text !== null) onTyped(at, text);
        if (move) onChoose({ row: at.row + move.row, column: at.column + move.column });
      }}
    />
  );
}

/** The frames over the cells: what is chosen, and what a dragged square would fill. */
export function Frames({
  range,
  selection,
  readOnly,
  boxOf,
  filling,
  isTyping,
}: GridProps & { boxOf: ReturnType<typeof boxes>; filling: Range | null; isTyping: boolean }) {
  const { active } = selection;
  return (
    <>
      {sizeOf(range) > 1 && <span aria-hidden="true" className={styles.range} style={boxOf(range)} />}
      <span aria-hidden="true" className={styles.active} style={boxOf(rangeBetween(active, active))} />
      {!readOnly && !isTyping && <FillHandle box={boxOf(filling ?? range)} />}
      {filling && <span aria-hidden="true" className={styles.filling} style={boxOf(filling)} />}
    </>
  );
}

const FillHandle = ({ box }: { box: ReturnType<ReturnType<typeof boxes>> }) => (
  <span
    aria-hidden="true"
    data-fill=""
    className={styles.handle}
    style={{
      insetBlockStart: box.insetBlockStart + box.height - 4,
      insetInlineStart: box.insetInlineStart + box.width - 4,
    }}
  />
);
