import { filledOver, type Range, rangeBetween, sizeOf } from "@pulau/domain/rate-grid/range-acts.ts";
import {
  type ClipboardEvent,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useRef,
  useState,
} from "react";
import { CellInput } from "./cell-input.tsx";
import styles from "./grid.module.css";
import { GridHead } from "./grid-head.tsx";
import { actOfKey } from "./grid-keys.ts";
import { GridLine, LineHead } from "./grid-line.tsx";
import { columnWidth, headHeight, headsWidth, lineHeight } from "./measures.ts";
import type { GridProps } from "./sheet-props.ts";
import type { Spot } from "./use-sheet.ts";
import { useInSight, useWindow, type VisibleRow } from "./use-window.ts";

const sizes = {
  "--heads-width": `${headsWidth}px`,
  "--line-height": `${lineHeight}px`,
  "--column-width": `${columnWidth}px`,
} as CSSProperties;

/** Where something is typed, and what it began with; null keeps what stands there. */
type Typing = { readonly at: Spot; readonly begin: string | null };

/** Prices as a spreadsheet: only what is seen is drawn, both ways. */
export function PriceGrid(props: GridProps) {
  const { lines, sheet, selection, onAct, readOnly } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const isRtl = document.documentElement.dir === "rtl";
  const lineAt = (row: number) => lines.findIndex((line) => line.kind === "row" && line.at === row);
  const shown = useWindow(scroller, lines.length, sheet.columns.length);
  const [typing, setTyping] = useState<Typing | null>(null);
  const pointer = usePointer(props, scroller, () => setTyping(null));
  useInSight(scroller, lineAt(selection.active.row), selection.active.column);
  const keyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (typing || event.target !== event.currentTarget || event.nativeEvent.isComposing) return;
    const act = actOfKey(event, { selection, sheet, isRtl });
    if (act === null) return;
    event.preventDefault();
    if (act.kind !== "edit") return onAct(act);
    if (!readOnly && sheet.rows.length > 0) setTyping({ at: selection.active, begin: act.begin });
  };
  const width = headsWidth + sheet.columns.length * columnWidth;
  const height = lines.length * lineHeight;
  const boxOf = boxes(lineAt);
  return (
    <div
      ref={scroller}
      role="grid"
      aria-label={props.label}
      aria-rowcount={lines.length + 1}
      aria-colcount={sheet.columns.length + 2}
      aria-multiselectable="true"
      aria-readonly={readOnly}
      aria-activedescendant={typing || sheet.rows.length === 0 ? undefined : cellId(selection.active)}
      tabIndex={0}
      className={styles.scroller}
      onKeyDown={keyDown}
      onCopy={(event) => copy(event, props.copyText, typing !== null)}
      onPaste={(event) => paste(event, props, typing !== null)}
      {...pointer.handlers}
      onDoubleClick={(event) => {
        const spot = spotOf(event.target);
        if (spot && !readOnly) setTyping({ at: spot, begin: null });
      }}
    >
      <div className={styles.sheet} style={{ ...sizes, width, height: headHeight + height }}>
        <GridHead
          {...{ columns: shown.columns, sheet, range: props.range }}
          speech={props.speech}
          onHead={props.onHead}
        />
        <div className={styles.heads} style={{ height }}>
          {shown.lines.map(({ slot, index, start }) => (
            <Head key={slot} {...props} {...{ index, top: start }} />
          ))}
        </div>
        {shown.lines.map(({ slot, index, start }) => (
          <Line key={slot} {...props} {...{ index, columns: shown.columns }} top={headHeight + start} />
        ))}
        {sheet.rows.length > 0 && sheet.columns.length > 0 && (
          <Frames {...props} boxOf={boxOf} filling={pointer.filling} isTyping={typing !== null} />
        )}
        {typing && (
          <TypedCell
            {...props}
            {...{ typing, boxOf }}
            onEnd={() => {
              setTyping(null);
              scroller.current?.focus({ preventScroll: true });
            }}
          />
        )}
      </div>
    </div>
  );
}

type LineAt = GridProps & { readonly index: number; readonly top: number };

function Head({ index, top, ...props }: LineAt) {
  const { lines, speech, onFold, onRowHead, range, roomCount } = props;
  const line = lines[index];
  if (!line) return null;
  return (
    <LineHead
      {...{ line, index, top, speech, onFold, onRowHead }}
      rooms={line.kind === "group" ? roomCount(line.group.roomTypeId) : 0}
      isChosen={line.kind === "row" && line.at >= range.top && line.at <= range.bottom}
    />
  );
}

function Line({ index, top, columns, ...props }: LineAt & { columns: readonly VisibleRow[] }) {
  const { lines, speech, range, selection, sheet, viewOf, quoted, lit } = props;
  const line = lines[index];
  if (!line) return null;
  const row = line.kind === "row" ? line.at : -1;
  // What is pointed at stands in one line: the others are not drawn again for it.
  const hasLit =
    lit !== null &&
    line.kind === "row" &&
    columns.some(({ index: at }) => {
      const column = sheet.columns[at];
      return column !== undefined && sheet.model.rateAt(line.row.key, column.key)?.id === lit;
    });
  return (
    <GridLine
      {...{ line, index, top, columns, speech, sheet, viewOf, quoted }}
      lit={hasLit ? lit : null}
      range={row >= range.top && row <= range.bottom ? range : null}
      active={row === selection.active.row ? selection.active.column : null}
    />
  );
}

/** The field over the cell that is typed into. */
function TypedCell({
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
function Frames({
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

const cellId = ({ row, column }: Spot): string => `price-${row}-${column}`;

/** Where a range of cells is drawn, in the sheet's pixels. */
const boxes =
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

const spotOf = (target: EventTarget): Spot | null => {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-cell]") : null;
  const [row, column] = (cell?.dataset.cell ?? "").split(":").map(Number);
  return cell && row !== undefined && column !== undefined ? { row, column } : null;
};

/** Choosing by a press, a range by dragging, and filling by dragging the square. */
function usePointer(
  { onChoose, range, sheet, onFill, readOnly }: GridProps,
  scroller: RefObject<HTMLDivElement | null>,
  onPress: () => void,
) {
  const dragging = useRef<"range" | "fill" | null>(null);
  const [filling, setFilling] = useState<Range | null>(null);
  const overSpot = (event: PointerEvent) =>
    spotOf(document.elementFromPoint(event.clientX, event.clientY) ?? event.target);
  return {
    filling,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
        if (event.button !== 0) return;
        const isHandle = event.target instanceof HTMLElement && event.target.dataset.fill !== undefined;
        if (isHandle && !readOnly) {
          dragging.current = "fill";
          event.currentTarget.setPointerCapture(event.pointerId);
          event.preventDefault();
          return;
        }
        const spot = spotOf(event.target);
        if (!spot) return;
        onPress();
        scroller.current?.focus({ preventScroll: true });
        onChoose(spot, event.shiftKey);
        if (event.pointerType === "mouse") dragging.current = "range";
      },
      onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
        if (dragging.current === null) return;
        const spot = overSpot(event);
        if (!spot) return;
        if (dragging.current === "range") onChoose(spot, true);
        else setFilling(fillTo(range, spot));
      },
      onPointerUp: () => {
        if (dragging.current === "fill" && filling) onFill(filledOver(sheet, range, filling));
        dragging.current = null;
        setFilling(null);
      },
    },
  };
}

/** A fill goes one way: down or across, whichever was dragged further. */
const fillTo = (range: Range, { row, column }: Spot): Range => {
  const down = Math.max(row - range.bottom, range.top - row, 0);
  const across = Math.max(column - range.end, range.start - column, 0);
  return down >= across
    ? { ...range, top: Math.min(range.top, row), bottom: Math.max(range.bottom, row) }
    : { ...range, start: Math.min(range.start, column), end: Math.max(range.end, column) };
};

function copy(event: ClipboardEvent<HTMLDivElement>, text: () => string, isTyping: boolean): void {
  if (isTyping) return;
  event.preventDefault();
  event.clipboardData.setData("text/plain", text());
}

function paste(
  event: ClipboardEvent<HTMLDivElement>,
  { onPaste, readOnly }: GridProps,
  isTyping: boolean,
): void {
  if (isTyping || readOnly) return;
  event.preventDefault();
  onPaste(event.clipboardData.getData("text/plain"));
}
